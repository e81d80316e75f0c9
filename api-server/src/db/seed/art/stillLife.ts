import { castBar } from './castBar.ts';
import { coin } from './coin.ts';
import { fineGold } from './metals.ts';
import { mintedBar } from './mintedBar.ts';
import { px } from './px.ts';
import { ring } from './ring.ts';
import { floorShadow } from './scene.ts';

export type StillLife = 'bars' | 'coins' | 'rings' | 'ingots' | 'growth' | 'savings';

const purity = '999,9';
const bar = (x: number, y: number, width: number, weight: string, turn: number) =>
  `<g transform="rotate(${turn} ${px(x + width / 2)} ${px(y + width)})">${mintedBar({ x, y, width, weight, purity, metal: fineGold })}</g>`;
const struckCoin = (cx: number, cy: number, radius: number, value: string, id: string) =>
  coin({
    cx,
    cy,
    radius,
    value,
    id,
    legend: 'SAMUDRA EMAS • INDONESIA • 999,9 • ',
    fineness: 'EMAS MURNI',
    motif: 'emblem',
    metal: fineGold,
  });

const arrangements: Readonly<Record<StillLife, () => string>> = {
  bars: () =>
    floorShadow(20, 236, 300, 24, 0.5) +
    bar(96, -116, 200, '50 g', 9) +
    bar(-250, -52, 164, '25 g', -9) +
    bar(-84, -164, 236, '100 g', -2),
  coins: () =>
    floorShadow(0, 214, 300, 24, 0.5) +
    struckCoin(168, 56, 150, '5 g', 'one') +
    struckCoin(-154, 70, 136, '2 g', 'two') +
    struckCoin(0, 30, 178, '10 g', 'three'),
  rings: () =>
    floorShadow(70, 196, 130, 18, 0.5) +
    ring({ cx: 104, cy: 20, radius: 150, breadth: 0.2, style: 'solitaire', metal: fineGold, id: 'r-one' }) +
    floorShadow(-80, 236, 170, 20, 0.5) +
    ring({ cx: -110, cy: 64, radius: 166, breadth: 0.32, style: 'plain', metal: fineGold, id: 'r-two' }),
  ingots: () =>
    castBar({ scale: 0.56, weight: '500 g', purity, metal: fineGold, cx: 168, cy: -40 }) +
    castBar({ scale: 0.7, weight: '1000 g', purity, metal: fineGold, cx: -20, cy: 76 }),
  growth: () => stairs() + struckCoin(190, -176, 64, '1 g', 'peak'),
  savings: () =>
    floorShadow(10, 216, 260, 22, 0.5) + bar(-190, -90, 176, '10 g', -6) + struckCoin(130, 96, 116, '2 g', 'save'),
};

/** A group of gold things around a point, for banners, covers and the hero. */
export function stillLife(kind: StillLife, cx: number, cy: number, scale: number): string {
  return `<g transform="translate(${px(cx)} ${px(cy)}) scale(${px(scale)})">${arrangements[kind]()}</g>`;
}

// Columns of stacked coins, each higher than the last.
function stairs(): string {
  const column = (x: number, coins: number) =>
    Array.from({ length: coins }, (_, step) => {
      const y = 190 - step * 26;
      return (
        `<path d="M${x - 70} ${y}v20a70 22 0 0 0 140 0v-20z" fill="url(#${fineGold.id}-band)" stroke="${fineGold.deep}" stroke-opacity="0.5"/>` +
        `<ellipse cx="${x}" cy="${y}" rx="70" ry="22" fill="url(#${fineGold.id}-face)" stroke="${fineGold.glint}" stroke-opacity="0.7" stroke-width="1.5"/>` +
        `<ellipse cx="${x}" cy="${y}" rx="52" ry="15" fill="none" stroke="${fineGold.shade}" stroke-opacity="0.7" stroke-width="2"/>`
      );
    }).join('');
  return floorShadow(0, 224, 310, 22, 0.5) + column(-190, 2) + column(-30, 5) + column(130, 8);
}
