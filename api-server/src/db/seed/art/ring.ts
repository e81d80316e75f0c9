import { diamond } from './diamond.ts';
import type { Metal } from './metals.ts';
import { px } from './px.ts';

export interface Ring {
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  /** How broad the band is, as a part of the radius. */
  readonly breadth: number;
  readonly style: 'plain' | 'solitaire' | 'waves' | 'trio';
  readonly metal: Metal;
  /** A ring cuts a hole in what is drawn: two in one picture need two ids. */
  readonly id: string;
}

/** A ring standing on edge, turned a little to the right so that the inside of the band is seen. */
export function ring({ cx, cy, radius: r, breadth, style, metal, id }: Ring): string {
  const [rx, ry] = [r * 0.92, r];
  const wall = r * 0.14;
  const [dx, dy] = [r * breadth, -r * breadth * 0.22];
  const oval = (x: number, y: number, less: number, paint: string) =>
    `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(rx - less)}" ry="${px(ry - less)}" ${paint}/>`;
  const sweep = `M${px(cx)} ${px(cy - ry)}l${px(dx)} ${px(dy)}A${px(rx)} ${px(ry)} 0 0 1 ${px(cx + dx)} ${px(cy + dy + ry)}l${px(-dx)} ${px(-dy)}A${px(rx)} ${px(ry)} 0 0 0 ${px(cx)} ${px(cy - ry)}z`;
  return (
    `<defs><clipPath id="${id}-front">${oval(cx, cy, wall, '')}</clipPath>` +
    `<mask id="${id}-hole" maskUnits="userSpaceOnUse" x="-1000" y="-1000" width="3000" height="3000"><rect x="-1000" y="-1000" width="3000" height="3000" fill="#fff"/>` +
    `<g clip-path="url(#${id}-front)">${oval(cx + dx, cy + dy, wall * 0.86, 'fill="#000"')}</g></mask></defs>` +
    `<g mask="url(#${id}-hole)">` +
    oval(cx + dx, cy + dy, 0, `fill="url(#${metal.id}-band)"`) +
    `<path d="${sweep}" fill="url(#${metal.id}-band)"/>` +
    (style === 'waves' ? waves(cx, cy, rx, ry, dx, dy, metal) : '') +
    oval(cx, cy, 0, `fill="url(#${metal.id}-face)"`) +
    oval(
      cx,
      cy,
      wall * 0.16,
      `fill="none" stroke="${metal.glint}" stroke-opacity="0.8" stroke-width="${px(wall * 0.12)}"`,
    ) +
    oval(
      cx,
      cy,
      wall,
      `fill="url(#${metal.id}-inside)" stroke="${metal.deep}" stroke-opacity="0.5" stroke-width="${px(wall * 0.06)}"`,
    ) +
    '</g>' +
    stones(style, cx + dx / 2, cy - ry + dy / 2, r, metal)
  );
}

function stones(style: Ring['style'], cx: number, top: number, r: number, metal: Metal): string {
  if (style === 'solitaire') return setStone(cx, top - r * 0.2, r * 0.27, metal);
  if (style !== 'trio') return '';
  return (
    setStone(cx - r * 0.34, top - r * 0.06, r * 0.16, metal) +
    setStone(cx + r * 0.34, top - r * 0.04, r * 0.16, metal) +
    setStone(cx, top - r * 0.17, r * 0.23, metal)
  );
}

function setStone(cx: number, cy: number, size: number, metal: Metal): string {
  const prong = (side: number) =>
    `<path d="M${px(cx + side * size * 0.96)} ${px(cy - size * 0.1)}Q${px(cx + side * size * 0.8)} ${px(cy + size * 0.7)} ${px(cx + side * size * 0.2)} ${px(cy + size * 1.2)}" ` +
    `fill="none" stroke="${side < 0 ? metal.light : metal.shade}" stroke-width="${px(size * 0.16)}" stroke-linecap="round"/>`;
  return diamond(cx, cy, size) + prong(-1) + prong(1);
}

function waves(cx: number, cy: number, rx: number, ry: number, dx: number, dy: number, metal: Metal): string {
  // Small crests along the outer wall, which is the part of the sweep to the right of the front oval.
  const crests = Array.from({ length: 14 }, (_, step) => {
    const angle = ((-68 + step * 10) * Math.PI) / 180;
    const [x, y] = [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
    return `M${px(x + dx * 0.16)} ${px(y + dy * 0.16)}q${px(dx * 0.2)} ${px(-ry * 0.1)} ${px(dx * 0.36)} ${px(dy * 0.36)}t${px(dx * 0.36)} ${px(dy * 0.36)}`;
  });
  return `<path d="${crests.join('')}" fill="none" stroke="${metal.deep}" stroke-opacity="0.75" stroke-width="${px(ry * 0.018)}" stroke-linecap="round"/>`;
}
