import { certificateCard } from './certificateCard.ts';
import { castBar } from './castBar.ts';
import { ink } from './ink.ts';
import { metalDefs } from './metalDefs.ts';
import { fineGold } from './metals.ts';
import { mintedBar, mintedHeight } from './mintedBar.ts';
import { px } from './px.ts';
import { floorShadow, scene, studio } from './scene.ts';

/** Widths of the real bars in millimetres, small to large: the pictures keep their proportions to one another. */
const barWidths: Readonly<Record<string, number>> = {
  '0.5': 8.8, '1': 10.6, '2': 12.4, '3': 13.8, '5': 15.6, '10': 18.6, '25': 23.4, '50': 27.6, '100': 32,
};
const castSizes: Readonly<Record<string, number>> = { '250': 0.68, '500': 0.84, '1000': 1 };

/** A bar's product picture: up to 10 g in its certificate card, up to 100 g a minted bar, above that a cast one. */
export function barPicture(grams: string, purity: string): string {
  const label = `${grams} g`;
  const title = `Emas batangan ${grams.replace('.', ',')} gram, kadar ${purity}`;
  const cast = castSizes[grams];
  const width = barWidths[grams] ?? 20;
  const body =
    cast !== undefined
      ? castBar({ scale: cast, weight: label, purity, metal: fineGold })
      : width < 20
        ? card(width, label, purity)
        : standing(width, label, purity);
  const defs = metalDefs(fineGold) + cardDefs;
  return scene({ title, width: 800, height: 800, defs, body: studio(800, 800) + body });
}

const cardDefs =
  `<linearGradient id="card" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${ink.navyLight}"/>` +
  `<stop offset="0.55" stop-color="${ink.navy}"/><stop offset="1" stop-color="${ink.navyDeep}"/></linearGradient>` +
  `<linearGradient id="film" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F7F3E8"/><stop offset="1" stop-color="#DDD3BE"/></linearGradient>` +
  `<linearGradient id="holo" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#BFE3F5"/><stop offset="0.35" stop-color="#E9C9F2"/>` +
  `<stop offset="0.65" stop-color="#FBE6A6"/><stop offset="1" stop-color="#B9E8CF"/></linearGradient>`;

function card(millimetres: number, weight: string, purity: string): string {
  return (
    floorShadow(410, 716, 210, 24) +
    `<g transform="rotate(-5 400 400)">${certificateCard({ x: 201, y: 84, width: 398, barWidth: millimetres * 8.4, weight, purity })}</g>`
  );
}

function standing(millimetres: number, weight: string, purity: string): string {
  const width = millimetres * 11.2;
  const height = mintedHeight(width);
  const [x, y] = [400 - width / 2, 404 - height / 2];
  return (
    floorShadow(408, y + height + 16, width * 0.56, 22) +
    `<g transform="rotate(-5 400 ${px(y + height / 2)})">${mintedBar({ x, y, width, weight, purity, metal: fineGold })}</g>`
  );
}
