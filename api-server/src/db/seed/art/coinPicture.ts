import { type Coin, coin } from './coin.ts';
import { metalDefs } from './metalDefs.ts';
import { fineGold, type Metal } from './metals.ts';
import { floorShadow, scene, studio } from './scene.ts';

export interface CoinPicture {
  readonly title: string;
  readonly legend: string;
  readonly value: string;
  readonly fineness: string;
  readonly motif: Coin['motif'];
  /** Real diameter in millimetres. */
  readonly millimetres: number;
  readonly metal?: Metal;
}

/** A coin's product picture: the coin in front, its twin leaning behind it. */
export function coinPicture({ title, millimetres, metal = fineGold, ...face }: CoinPicture): string {
  const radius = 96 + millimetres * 5.2;
  const bottom = 404 + radius;
  const front: Coin = { ...face, metal, cx: 400 - radius * 0.16, cy: bottom - radius, radius };
  const back: Coin = {
    ...front,
    cx: 400 + radius * 0.42,
    cy: bottom - radius * 1.07,
    radius: radius * 0.96,
    id: 'behind',
  };
  const body =
    studio(800, 800) +
    floorShadow(420, bottom + 6, radius * 1.2, 22) +
    `<g transform="rotate(14 ${back.cx} ${back.cy})">${coin(back)}</g>` +
    `<circle cx="${front.cx + 10}" cy="${front.cy + 6}" r="${radius + 20}" fill="url(#rim-shade)" opacity="0.4"/>` +
    `<g transform="rotate(-6 ${front.cx} ${front.cy})">${coin(front)}</g>`;
  return scene({ title, width: 800, height: 800, defs: metalDefs(metal), body });
}
