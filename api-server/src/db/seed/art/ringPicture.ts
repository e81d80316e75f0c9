import { metalDefs } from './metalDefs.ts';
import type { Metal } from './metals.ts';
import { type Ring, ring } from './ring.ts';
import { floorShadow, scene, studio } from './scene.ts';

export interface RingPicture {
  readonly title: string;
  readonly style: Ring['style'];
  readonly breadth: number;
  readonly metal: Metal;
  /** The second ring of a wedding pair, in its own alloy. */
  readonly partner?: Metal;
}

/** A ring's product picture, or a pair's. */
export function ringPicture({ title, style, breadth, metal, partner }: RingPicture): string {
  const body = partner ? pair(breadth, style, metal, partner) : single(breadth, style, metal);
  const defs = metalDefs(metal) + (partner && partner.id !== metal.id ? metalDefs(partner) : '');
  return scene({ title, width: 800, height: 800, defs, body: studio(800, 800) + body });
}

function single(breadth: number, style: Ring['style'], metal: Metal): string {
  const radius = 225;
  const cx = 400 - (radius * breadth) / 2;
  const cy = style === 'plain' || style === 'waves' ? 412 : 452;
  return (
    floorShadow(cx + 40, cy + radius + 4, radius * 0.8, 20) +
    ring({ cx, cy, radius, breadth, style, metal, id: 'ring' })
  );
}

function pair(breadth: number, style: Ring['style'], metal: Metal, partner: Metal): string {
  const front = { cx: 308, cy: 480, radius: 178 };
  const back = { cx: 486, cy: 432, radius: 156 };
  return (
    '<g transform="translate(-76 -92) scale(1.18)">' +
    floorShadow(500, 592, 150, 16, 0.26) +
    ring({ ...back, breadth: breadth * 0.8, style: 'solitaire', metal: partner, id: 'back' }) +
    floorShadow(340, 664, 170, 20) +
    ring({ ...front, breadth, style, metal, id: 'fore' }) +
    '</g>'
  );
}
