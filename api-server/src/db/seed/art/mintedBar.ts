import { emblem } from './emblem.ts';
import { engraved, struck } from './engraved.ts';
import type { Metal } from './metals.ts';
import { px } from './px.ts';

export interface MintedBar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly weight: string;
  readonly purity: string;
  readonly metal: Metal;
}

/** Height of a minted bar for its width: the proportion of the real thing. */
export const mintedHeight = (width: number) => width * 1.66;

/** A minted bar seen from the front: bevelled edge, fine waves, the mark, the weight and the fineness. */
export function mintedBar({ x, y, width: w, weight, purity, metal }: MintedBar): string {
  const h = mintedHeight(w);
  const thick = w * 0.045;
  const bevel = w * 0.055;
  const plate = (dx: number, inset: number, radius: number, paint: string) =>
    `<rect x="${px(x + dx + inset)}" y="${px(y + dx + inset)}" width="${px(w - 2 * inset)}" height="${px(h - 2 * inset)}" ` +
    `rx="${px(radius)}" ${paint}/>`;
  return (
    plate(thick, 0, w * 0.07, `fill="${metal.deep}"`) +
    plate(thick * 0.5, 0, w * 0.07, `fill="${metal.shade}"`) +
    plate(0, 0, w * 0.07, `fill="url(#${metal.id}-face)"`) +
    plate(
      0,
      bevel * 0.5,
      w * 0.055,
      `fill="none" stroke="${metal.glint}" stroke-opacity="0.55" stroke-width="${px(w * 0.008)}"`,
    ) +
    plate(
      0,
      bevel,
      w * 0.04,
      `fill="url(#${metal.id}-face)" stroke="url(#${metal.id}-rim)" stroke-width="${px(w * 0.022)}"`,
    ) +
    guilloche(x + bevel * 1.4, y + bevel * 1.4, w - bevel * 2.8, h - bevel * 2.8, metal) +
    words(x + w / 2, y, w, weight, purity, metal) +
    glint(x, y, w, h)
  );
}

function words(cx: number, y: number, w: number, weight: string, purity: string, metal: Metal): string {
  const [figure = '', unit = ''] = weight.split(' ');
  return (
    struck(metal, w * 0.008, (colour) => emblem(cx, y + w * 0.36, w * 0.17, colour)) +
    engraved({ x: cx, y: y + w * 0.67, size: w * 0.07, text: 'SAMUDRA EMAS', metal, spacing: w * 0.012 }) +
    engraved({
      x: cx,
      y: y + w * 1.0,
      size: w * (figure.length > 2 ? 0.27 : 0.31),
      text: `${figure}<tspan font-size="${px(w * 0.16)}" dx="${px(w * 0.03)}">${unit}</tspan>`,
      metal,
    }) +
    engraved({ x: cx, y: y + w * 1.19, size: w * 0.085, text: 'EMAS MURNI', metal, spacing: w * 0.016 }) +
    engraved({ x: cx, y: y + w * 1.35, size: w * 0.12, text: purity, metal, spacing: w * 0.006 }) +
    engraved({
      x: cx,
      y: y + w * 1.49,
      size: w * 0.06,
      text: `SE ${serial(weight)}`,
      metal,
      bold: false,
      spacing: w * 0.01,
    })
  );
}

// A believable serial that follows from the weight alone: the drawing must not change between two seeds.
function serial(weight: string): string {
  let sum = 7;
  for (const letter of weight) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_000;
  return String(sum)
    .padStart(6, '0')
    .replace(/^(...)/, '$1 ');
}

function guilloche(x: number, y: number, w: number, h: number, metal: Metal): string {
  const rows = 18;
  const lines = Array.from({ length: rows }, (_, row) => {
    const at = y + (h * (row + 0.5)) / rows;
    const step = w / 6;
    const rise = h / rows;
    const swing = row % 2 === 0 ? rise : -rise;
    return `M${px(x)} ${px(at)}q${px(step / 2)} ${px(-swing)} ${px(step)} 0${`t${px(step)} 0`.repeat(5)}`;
  });
  return `<path d="${lines.join('')}" fill="none" stroke="${metal.deep}" stroke-opacity="0.13" stroke-width="${px(w * 0.007)}"/>`;
}

function glint(x: number, y: number, w: number, h: number): string {
  const left = x + w * 0.08;
  return (
    `<path d="M${px(left)} ${px(y + h * 0.42)}L${px(x + w * 0.62)} ${px(y + w * 0.03)}h${px(w * 0.2)}L${px(left)} ${px(y + h * 0.6)}z" ` +
    `fill="#FFFFFF" opacity="0.2"/>`
  );
}
