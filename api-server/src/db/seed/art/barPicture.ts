import { type CardTone, cardDefs, houseTone } from './cardTone.ts';
import { castBar } from './castBar.ts';
import { certificateCard } from './certificateCard.ts';
import { metalDefs } from './metalDefs.ts';
import { fineGold } from './metals.ts';
import { mintedBar, mintedHeight } from './mintedBar.ts';
import { px } from './px.ts';
import { floorShadow, scene, studio } from './scene.ts';

export interface BarPicture {
  readonly grams: number;
  readonly purity?: string;
  readonly tone?: CardTone;
  /** Shows the card even for a bar that would stand alone. */
  readonly inCard?: boolean;
}

/** Widths of the bars in millimetres, small to large: the pictures keep their proportions to one another. */
const widths: Readonly<Record<number, number>> = {
  0.5: 8.8,
  1: 10.6,
  2: 12.4,
  3: 13.8,
  5: 15.6,
  10: 18.6,
  25: 23.4,
  50: 27.6,
  100: 32,
};
/** The large bars, against the kilogram. */
const castScales: Readonly<Record<number, number>> = { 250: 0.68, 500: 0.84, 1000: 1 };

/** A bar's product picture: up to 10 g in its certificate card, up to 100 g a minted bar, above that a cast one. */
export function barPicture({ grams, purity = '999,9', tone = houseTone, inCard = grams <= 10 }: BarPicture): string {
  const weight = `${grams} g`;
  const width = widths[grams] ?? 20;
  const cast = castScales[grams];
  const bar =
    cast !== undefined
      ? castBar({ scale: cast, weight, purity, metal: fineGold })
      : inCard
        ? inItsCard(width, weight, purity)
        : standing(width, weight, purity);
  const title = `Emas batangan ${String(grams).replace('.', ',')} gram, kadar ${purity.replace('.', ',')}`;
  return scene({
    title,
    width: 800,
    height: 800,
    defs: metalDefs(fineGold) + cardDefs(tone),
    body: studio(800, 800) + bar,
  });
}

function inItsCard(millimetres: number, weight: string, purity: string): string {
  const card = certificateCard({ x: 201, y: 84, width: 398, barWidth: millimetres * 8.4, weight, purity });
  return `${floorShadow(410, 716, 210, 24)}<g transform="rotate(-5 400 400)">${card}</g>`;
}

function standing(millimetres: number, weight: string, purity: string): string {
  const width = millimetres * 11.2;
  const height = mintedHeight(width);
  const [x, y] = [400 - width / 2, 404 - height / 2];
  const bar = mintedBar({ x, y, width, weight, purity, metal: fineGold });
  return `${floorShadow(408, y + height + 16, width * 0.56, 22)}<g transform="rotate(-5 400 ${px(y + height / 2)})">${bar}</g>`;
}
