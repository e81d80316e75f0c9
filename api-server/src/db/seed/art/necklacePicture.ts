import { type ChainPoint, chain } from './chain.ts';
import { sparkle } from './diamond.ts';
import { emblem } from './emblem.ts';
import { struck } from './engraved.ts';
import { metalDefs } from './metalDefs.ts';
import type { Metal } from './metals.ts';
import { mintedBar, mintedHeight } from './mintedBar.ts';
import { scene, studio } from './scene.ts';

export interface NecklacePicture {
  readonly title: string;
  readonly pendant: 'none' | 'wave' | 'bar' | 'drop';
  readonly metal: Metal;
}

/** A necklace's product picture: hung in a soft curve, its pendant at the lowest point. */
export function necklacePicture({ title, pendant, metal }: NecklacePicture): string {
  const hung = hungChain(metal, pendant === 'none' ? 17 : 10) + pendants[pendant](metal);
  // Without a pendant the chain itself is the picture: bring it nearer.
  const body =
    studio(800, 800) + (pendant === 'none' ? `<g transform="translate(-100 20) scale(1.25)">${hung}</g>` : hung);
  return scene({ title, width: 800, height: 800, defs: metalDefs(metal), body });
}

const [top, low] = [70, 520];

// A catenary between the two upper corners: how a chain hangs.
function hungChain(metal: Metal, link: number): string {
  const half = 232;
  const sag = 1.9;
  const y = (x: number) => low - ((Math.cosh((x / half) * sag) - 1) / (Math.cosh(sag) - 1)) * (low - top);
  const points: ChainPoint[] = [];
  let x = -half;
  while (x <= half) {
    const slope = (y(x + 0.5) - y(x - 0.5)) / 1;
    points.push({ x: 400 + x, y: y(x), turn: (Math.atan(slope) * 180) / Math.PI, size: 1 });
    x += (link * 1.18) / Math.hypot(1, slope);
  }
  const trail = points
    .map(({ x: px, y: py }, index) => `${index === 0 ? 'M' : 'L'}${Math.round(px + 10)} ${Math.round(py + 16)}`)
    .join('');
  return `<path d="${trail}" fill="none" stroke="#3A2A0E" stroke-width="${link}" opacity="0.28" filter="url(#soft)"/>${chain(points, link, metal)}`;
}

const shadowed = (drawing: string, shape: string) =>
  `<g transform="translate(12 18)" fill="#3A2A0E" opacity="0.3" filter="url(#soft)">${shape}</g>${drawing}`;

const bail = (metal: Metal) =>
  `<ellipse cx="400" cy="${low + 10}" rx="11" ry="17" fill="none" stroke="${metal.deep}" stroke-width="9"/><ellipse cx="400" cy="${low + 9}" rx="11" ry="17" fill="none" stroke="${metal.base}" stroke-width="6"/>`;

const pendants: Readonly<Record<NecklacePicture['pendant'], (metal: Metal) => string>> = {
  none: (metal) =>
    `<circle cx="400" cy="${low + 6}" r="30" fill="url(#${metal.id}-dome)" stroke="url(#${metal.id}-rim)" stroke-width="4"/>${struck(metal, 0.8, (colour) => emblem(400, low + 6, 20, colour))}`,
  wave: (metal) => {
    const disc = `<circle cx="400" cy="${low + 108}" r="84"/>`;
    const drawing =
      `<circle cx="404" cy="${low + 112}" r="84" fill="${metal.deep}"/>` +
      `<circle cx="400" cy="${low + 108}" r="84" fill="url(#${metal.id}-dome)" stroke="url(#${metal.id}-rim)" stroke-width="7"/>` +
      struck(metal, 1.4, (colour) => emblem(400, low + 108, 60, colour));
    return bail(metal) + shadowed(drawing, disc);
  },
  bar: (metal) => {
    const width = 86;
    const shape = `<rect x="${400 - width / 2}" y="${low + 26}" width="${width}" height="${mintedHeight(width)}" rx="6"/>`;
    return (
      bail(metal) +
      shadowed(mintedBar({ x: 400 - width / 2, y: low + 26, width, weight: '2 g', purity: '999,9', metal }), shape)
    );
  },
  drop: (metal) => {
    const path = `M400 ${low + 24}C430 ${low + 76} 466 ${low + 106} 466 ${low + 146}A66 66 0 0 1 334 ${low + 146}C334 ${low + 106} 370 ${low + 76} 400 ${low + 24}z`;
    const drawing =
      `<path d="${path}" transform="translate(4 5)" fill="${metal.deep}"/><path d="${path}" fill="url(#${metal.id}-dome)" stroke="url(#${metal.id}-rim)" stroke-width="5"/>` +
      `<path d="M362 ${low + 150}a40 40 0 0 0 26 36" fill="none" stroke="${metal.glint}" stroke-width="7" stroke-linecap="round" opacity="0.8"/>` +
      sparkle(378, low + 104, 20);
    return bail(metal) + shadowed(drawing, `<path d="${path}"/>`);
  },
};
