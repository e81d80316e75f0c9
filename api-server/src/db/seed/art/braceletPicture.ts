import { chain, onEllipse } from './chain.ts';
import { emblem } from './emblem.ts';
import { struck } from './engraved.ts';
import { metalDefs } from './metalDefs.ts';
import type { Metal } from './metals.ts';
import { px } from './px.ts';
import { floorShadow, scene, studio } from './scene.ts';

export interface BraceletPicture {
  readonly title: string;
  readonly style: 'chain' | 'bangle' | 'charm';
  readonly metal: Metal;
}

/** A bracelet's product picture, lying on the table. */
export function braceletPicture({ title, style, metal }: BraceletPicture): string {
  const body = { chain: linked, bangle, charm }[style](metal);
  return scene({ title, width: 800, height: 800, defs: metalDefs(metal), body: studio(800, 800) + body });
}

const [cx, cy, rx, ry] = [400, 420, 262, 150];

const tableRing = (opacity: number, width: number) =>
  `<ellipse cx="${cx + 8}" cy="${cy + 20}" rx="${rx}" ry="${ry}" fill="none" stroke="#3A2A0E" stroke-width="${width}" opacity="${opacity}" filter="url(#soft)"/>`;

function linked(metal: Metal): string {
  return tableRing(0.42, 30) + chain(onEllipse(cx, cy, rx, ry, -90, 270, 40), 31, metal) + clasp(metal);
}

function clasp(metal: Metal): string {
  return (
    `<rect x="${cx - 30}" y="${cy + ry - 20}" width="60" height="40" rx="20" fill="url(#${metal.id}-face)" stroke="${metal.deep}" stroke-width="2"/>` +
    struck(metal, 0.8, (colour) => emblem(cx, cy + ry, 13, colour, 0.11))
  );
}

function charm(metal: Metal): string {
  const cord = (colour: string, width: number, dash = '') =>
    `<ellipse cx="${cx}" cy="${cy - 20}" rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" stroke-width="${width}" ${dash}/>`;
  const beads = onEllipse(cx, cy - 20, rx, ry, 40, 152, 8).map(
    ({ x, y, size }) =>
      `<circle cx="${px(x)}" cy="${px(y + 2)}" r="${px(17 * size)}" fill="${metal.deep}"/><circle cx="${px(x)}" cy="${px(y)}" r="${px(16.5 * size)}" fill="url(#${metal.id}-dome)"/>`,
  );
  return (
    tableRing(0.34, 22) +
    cord('#5E1F26', 13) +
    cord('#8E3440', 7) +
    cord('#B65562', 2, 'stroke-dasharray="9 9"') +
    beads.join('') +
    `<circle cx="${cx}" cy="${cy + ry + 4}" r="11" fill="none" stroke="${metal.shade}" stroke-width="6"/>` +
    floorShadow(cx + 6, cy + ry + 126, 60, 12, 0.3) +
    `<circle cx="${cx + 4}" cy="${cy + ry + 72}" r="58" fill="${metal.deep}"/><circle cx="${cx}" cy="${cy + ry + 68}" r="58" fill="url(#${metal.id}-dome)" stroke="url(#${metal.id}-rim)" stroke-width="5"/>` +
    struck(metal, 1.2, (colour) => emblem(cx, cy + ry + 68, 40, colour))
  );
}

function bangle(metal: Metal): string {
  const tall = 62;
  const wall = 17;
  const upper = cy - tall / 2;
  const lower = cy + tall / 2;
  const arc = (y: number, less: number, sweep: 0 | 1) =>
    `A${rx - less} ${ry - less * 0.6} 0 0 ${sweep} `.concat(`${sweep === 0 ? cx + rx - less : cx - rx + less} ${y}`);
  const outside = `M${cx - rx} ${upper}${arc(upper, 0, 0)}V${lower}${arc(lower, 0, 1)}z`;
  const inside = `M${cx - rx + wall} ${upper}A${rx - wall} ${ry - wall * 0.6} 0 0 1 ${cx + rx - wall} ${upper}V${lower - 16}A${rx - wall} ${ry - wall * 0.6} 0 0 0 ${cx - rx + wall} ${lower - 16}z`;
  return (
    floorShadow(cx + 10, lower + 70, rx * 1.02, 74, 0.26) +
    `<path d="${inside}" fill="url(#bangle-in)"/>` +
    `<path d="${outside}" fill="url(#bangle-out)"/>` +
    `<path d="M${cx - rx} ${upper}A${rx} ${ry} 0 1 1 ${cx + rx} ${upper}A${rx} ${ry} 0 1 1 ${cx - rx} ${upper}z` +
    `M${cx - rx + wall} ${upper}A${rx - wall} ${ry - wall * 0.6} 0 1 0 ${cx + rx - wall} ${upper}A${rx - wall} ${ry - wall * 0.6} 0 1 0 ${cx - rx + wall} ${upper}z" fill="url(#${metal.id}-face)" stroke="${metal.glint}" stroke-opacity="0.7" stroke-width="1.5"/>` +
    engravedWaves(upper, metal) +
    bangleDefs(metal)
  );
}

function engravedWaves(upper: number, metal: Metal): string {
  const crests = onEllipse(cx, upper + 32, rx, ry, 150, 34, 13).map(
    ({ x, y }) => `M${px(x - 16)} ${px(y)}q8 -11 16 0t16 0`,
  );
  const path = `<path d="${crests.join('')}" fill="none" stroke-width="3.4" stroke-linecap="round"`;
  return `<g transform="translate(0 1.6)">${path} stroke="${metal.glint}" opacity="0.8"/></g>${path} stroke="${metal.deep}" opacity="0.8"/>`;
}

function bangleDefs({ glint, light, base, shade, deep }: Metal): string {
  const stops = (colours: readonly string[]) =>
    colours
      .map((colour, step) => `<stop offset="${px(step / (colours.length - 1))}" stop-color="${colour}"/>`)
      .join('');
  return (
    `<defs><linearGradient id="bangle-out">${stops([shade, light, glint, light, base, shade, base, deep, shade])}</linearGradient>` +
    `<linearGradient id="bangle-in">${stops([deep, shade, base, light, base, shade, light])}</linearGradient></defs>`
  );
}
