import { emblem } from './emblem.ts';
import { engraved, struck } from './engraved.ts';
import type { Metal } from './metals.ts';
import { px } from './px.ts';

export interface Coin {
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  /** Struck around the edge, clockwise from the left. */
  readonly legend: string;
  /** Large in the lower field: '1 DINAR', '5 g'. */
  readonly value: string;
  readonly fineness: string;
  readonly motif: 'emblem' | 'star' | 'ship';
  readonly metal: Metal;
  /** The legend's path needs an id of its own when two coins share a picture. */
  readonly id?: string;
}

/** A struck coin from the front: reeded edge, raised rim, legend on a circle, motif and value in the field. */
export function coin({ cx, cy, radius: r, legend, value, fineness, motif, metal, id = 'legend' }: Coin): string {
  const ring = (radius: number, paint: string) => `<circle cx="${px(cx)}" cy="${px(cy)}" r="${px(radius)}" ${paint}/>`;
  const edge = r * 0.035;
  return (
    `<circle cx="${px(cx + edge)}" cy="${px(cy + edge * 1.6)}" r="${px(r)}" fill="${metal.deep}"/>` +
    ring(r, `fill="url(#${metal.id}-face)"`) +
    ring(
      r * 0.985,
      `fill="none" stroke="${metal.deep}" stroke-opacity="0.5" stroke-width="${px(r * 0.03)}" stroke-dasharray="${px(r * 0.014)} ${px(r * 0.02)}"`,
    ) +
    ring(r * 0.93, `fill="none" stroke="${metal.glint}" stroke-opacity="0.8" stroke-width="${px(r * 0.012)}"`) +
    ring(r * 0.9, `fill="url(#${metal.id}-dome)" stroke="url(#${metal.id}-rim)" stroke-width="${px(r * 0.028)}"`) +
    ring(
      r * 0.68,
      `fill="none" stroke="${metal.shade}" stroke-opacity="0.6" stroke-width="${px(r * 0.012)}" stroke-dasharray="0 ${px(r * 0.04)}" stroke-linecap="round"`,
    ) +
    rimText(cx, cy, r, legend, metal, id) +
    struck(metal, r * 0.009, (colour) => motifs[motif](cx, cy - r * 0.14, r * 0.37, colour)) +
    engraved({ x: cx, y: cy + r * 0.44, size: r * 0.17, text: value, metal, spacing: r * 0.008 }) +
    engraved({ x: cx, y: cy + r * 0.56, size: r * 0.075, text: fineness, metal, spacing: r * 0.008 }) +
    `<path d="M${px(cx - r * 0.82)} ${px(cy + r * 0.1)}A${px(r * 0.84)} ${px(r * 0.84)} 0 0 1 ${px(cx + r * 0.2)} ${px(cy - r * 0.82)}A${px(r * 1.1)} ${px(r * 1.1)} 0 0 0 ${px(cx - r * 0.82)} ${px(cy + r * 0.1)}z" fill="#FFFFFF" opacity="0.28"/>`
  );
}

const motifs = {
  emblem: (cx: number, cy: number, r: number, colour: string) => emblem(cx, cy, r, colour),
  star,
  ship,
};

function rimText(cx: number, cy: number, r: number, legend: string, metal: Metal, id: string): string {
  const track = r * 0.755;
  const length = 2 * Math.PI * track * 0.94;
  const path = `<path id="${id}" d="M${px(cx - track)} ${px(cy)}a${px(track)} ${px(track)} 0 1 1 0 0.01" fill="none"/>`;
  const line = (colour: string, shift: number, opacity: number) =>
    `<text transform="translate(${px(shift)} ${px(shift)})" fill="${colour}" opacity="${opacity}" font-size="${px(r * 0.095)}" font-weight="700">` +
    `<textPath href="#${id}" startOffset="1%" textLength="${px(length)}" lengthAdjust="spacing">${legend}</textPath></text>`;
  return path + line(metal.glint, r * 0.006, 0.9) + line(metal.deep, 0, 0.9);
}

// The eight-pointed star (khatam) of Islamic ornament, for dinars.
function star(cx: number, cy: number, r: number, colour: string): string {
  const square = (turn: number) =>
    `<rect x="${px(cx - r * 0.66)}" y="${px(cy - r * 0.66)}" width="${px(r * 1.32)}" height="${px(r * 1.32)}" transform="rotate(${turn} ${px(cx)} ${px(cy)})"/>`;
  return (
    `<g fill="none" stroke="${colour}" stroke-width="${px(r * 0.07)}" stroke-linejoin="round">${square(0)}${square(45)}` +
    `<circle cx="${px(cx)}" cy="${px(cy)}" r="${px(r * 0.44)}"/></g>` +
    `<path d="M${px(cx + r * 0.16)} ${px(cy - r * 0.26)}a${px(r * 0.3)} ${px(r * 0.3)} 0 1 0 0 ${px(r * 0.52)}a${px(r * 0.34)} ${px(r * 0.34)} 0 0 1 0 ${px(-r * 0.52)}z" fill="${colour}"/>`
  );
}

// A pinisi, the schooner of Sulawesi, under full sail.
function ship(cx: number, cy: number, r: number, colour: string): string {
  const at = (x: number, y: number) => `${px(cx + x * r)} ${px(cy + y * r)}`;
  return (
    `<g fill="${colour}"><path d="M${at(-0.95, 0.42)}Q${at(0, 0.62)} ${at(1.0, 0.3)}Q${at(0.8, 0.78)} ${at(0.5, 0.82)}L${at(-0.6, 0.82)}Q${at(-0.86, 0.74)} ${at(-0.95, 0.42)}z"/>` +
    `<path d="M${at(-0.34, -0.85)}Q${at(-0.2, -0.2)} ${at(-0.86, 0.3)}Q${at(-0.5, 0.36)} ${at(-0.32, 0.36)}z"/>` +
    `<path d="M${at(-0.26, -0.85)}Q${at(0.16, -0.3)} ${at(0.06, 0.38)}L${at(-0.24, 0.4)}z"/>` +
    `<path d="M${at(0.3, -0.98)}Q${at(0.86, -0.34)} ${at(0.8, 0.26)}Q${at(0.5, 0.36)} ${at(0.32, 0.37)}z"/>` +
    `<path d="M${at(0.22, -0.7)}Q${at(0.2, 0)} ${at(0.12, 0.36)}L${at(0.24, 0.36)}z"/></g>` +
    `<g fill="none" stroke="${colour}" stroke-width="${px(r * 0.06)}" stroke-linecap="round">` +
    `<path d="M${at(-0.3, -0.92)}L${at(-0.3, 0.45)}M${at(0.27, -1.06)}L${at(0.27, 0.42)}"/>` +
    `<path d="M${at(-0.9, 1)}q${px(r * 0.22)} ${px(-r * 0.16)} ${px(r * 0.45)} 0t${px(r * 0.45)} 0t${px(r * 0.45)} 0t${px(r * 0.45)} 0"/></g>`
  );
}
