import { emblem } from './emblem.ts';
import { engraved, struck } from './engraved.ts';
import type { Metal } from './metals.ts';
import { px } from './px.ts';

export interface CastBar {
  /** 1 is the one-kilogram bar. */
  readonly scale: number;
  readonly weight: string;
  readonly purity: string;
  readonly metal: Metal;
  readonly cx?: number;
  readonly cy?: number;
}

type Point = readonly [x: number, y: number];

// An orthographic view from above the left front corner: along the bar, across it, and up.
const along: Point = [0.9, 0.34];
const across: Point = [-0.6, 0.5];
const up: Point = [0, -0.88];

/** A cast bar lying on the table: the loaf shape of metal poured into a mould. */
export function castBar({ scale, weight, purity, metal, cx = 400, cy = 400 }: CastBar): string {
  const [length, depth, height] = [480 * scale, 270 * scale, 104 * scale];
  const slope = 30 * scale;
  const at = (l: number, d: number, z: number): Point => [
    cx + along[0] * l + across[0] * d + up[0] * z,
    cy + along[1] * l + across[1] * d + up[1] * (z - height / 2),
  ];
  const [bl, bd] = [length / 2, depth / 2];
  const [tl, td] = [bl - slope, bd - slope];
  const top = [at(-tl, -td, height), at(tl, -td, height), at(tl, td, height), at(-tl, td, height)];
  const front = [at(-tl, td, height), at(tl, td, height), at(bl, bd, 0), at(-bl, bd, 0)];
  const right = [at(tl, -td, height), at(tl, td, height), at(bl, bd, 0), at(bl, -bd, 0)];
  const round = 16 * scale;
  const centre = at(0, 0, height);
  return (
    tableShadow([at(-bl, -bd, 0), at(bl, -bd, 0), at(bl, bd, 0), at(-bl, bd, 0)], scale) +
    face(front, `url(#${metal.id}-front)`, round) +
    face(right, `url(#${metal.id}-right)`, round) +
    face(top, `url(#${metal.id}-face)`, round) +
    edge(front.slice(0, 2), metal.glint, 3 * scale) +
    edge(right.slice(0, 2), metal.light, 2.5 * scale) +
    `<g transform="matrix(${px(along[0])} ${px(along[1])} ${px(across[0])} ${px(across[1])} ${px(centre[0])} ${px(centre[1])})">` +
    struckTop(2 * tl, 2 * td, scale, weight, purity, metal) +
    '</g>'
  );
}

function tableShadow(base: readonly Point[], scale: number): string {
  const path = base.map(([x, y]) => `${px(x)},${px(y)}`).join(' ');
  const shift = (dx: number, dy: number, opacity: number) =>
    `<polygon points="${path}" transform="translate(${px(dx * scale)} ${px(dy * scale)})" fill="#3A2A0E" opacity="${opacity}" filter="url(#soft)"/>`;
  return shift(22, 18, 0.36) + shift(4, 6, 0.3);
}

function face(points: readonly Point[], fill: string, round: number): string {
  const path = points.map(([x, y]) => `${px(x)},${px(y)}`).join(' ');
  return `<polygon points="${path}" fill="${fill}" stroke="${fill}" stroke-width="${px(round)}" stroke-linejoin="round"/>`;
}

function edge(points: readonly Point[], colour: string, width: number): string {
  const path = points.map(([x, y]) => `${px(x)},${px(y)}`).join(' ');
  return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-opacity="0.85" stroke-width="${px(width)}" stroke-linecap="round"/>`;
}

function struckTop(w: number, h: number, scale: number, weight: string, purity: string, metal: Metal): string {
  const frame = `x="${px(-w / 2 + 8)}" y="${px(-h / 2 + 8)}" width="${px(w - 16)}" height="${px(h - 16)}" rx="${px(14 * scale)}"`;
  return (
    `<rect ${frame} fill="none" stroke="${metal.shade}" stroke-opacity="0.55" stroke-width="${px(3 * scale)}"/>` +
    struck(metal, 1.6 * scale, (colour) => emblem(-w * 0.33, 0, 50 * scale, colour)) +
    engraved({ x: w * 0.13, y: -42 * scale, size: 25 * scale, text: 'SAMUDRA EMAS', metal, spacing: 3 * scale }) +
    engraved({ x: w * 0.13, y: 28 * scale, size: 66 * scale, text: weight, metal }) +
    engraved({ x: w * 0.13, y: 70 * scale, size: 28 * scale, text: `EMAS MURNI ${purity}`, metal, spacing: 2 * scale })
  );
}
