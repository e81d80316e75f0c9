import { diamond } from './diamond.ts';
import { metalDefs } from './metalDefs.ts';
import type { Metal } from './metals.ts';
import { px } from './px.ts';
import { floorShadow, scene, studio } from './scene.ts';

export interface EarringPicture {
  readonly title: string;
  readonly style: 'hoop' | 'stud';
  readonly metal: Metal;
}

/** A pair of earrings: hoops with their clasps, or studs with a stone. */
export function earringPicture({ title, style, metal }: EarringPicture): string {
  const body =
    style === 'hoop'
      ? hoop(268, metal) + hoop(532, metal)
      : `<g transform="translate(-120 -110) scale(1.3)">${stud(292, 386, metal)}${stud(508, 386, metal)}</g>`;
  return scene({ title, width: 800, height: 800, defs: metalDefs(metal), body: studio(800, 800) + body });
}

function hoop(cx: number, metal: Metal): string {
  const [cy, rx, ry] = [420, 96, 132];
  const oval = (dx: number, dy: number, paint: string) =>
    `<ellipse cx="${cx + dx}" cy="${cy + dy}" rx="${rx}" ry="${ry}" fill="none" ${paint}/>`;
  return (
    floorShadow(cx + 8, cy + ry + 34, 84, 14) +
    `<path d="M${cx - 8} ${cy - ry - 6}q6 -46 30 -40q20 6 8 46" fill="none" stroke="${metal.shade}" stroke-width="7" stroke-linecap="round"/>` +
    oval(5, 5, `stroke="${metal.deep}" stroke-width="36"`) +
    oval(0, 0, `stroke="url(#${metal.id}-band)" stroke-width="34"`) +
    oval(-5, -4, `stroke="${metal.glint}" stroke-opacity="0.55" stroke-width="6"`)
  );
}

function stud(cx: number, cy: number, metal: Metal): string {
  const claws = [45, 135, 225, 315].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `<circle cx="${px(cx + Math.cos(angle) * 70)}" cy="${px(cy + Math.sin(angle) * 70)}" r="11" fill="url(#${metal.id}-dome)"/>`;
  });
  return (
    floorShadow(cx + 8, cy + 112, 80, 14) +
    `<circle cx="${cx + 5}" cy="${cy + 6}" r="88" fill="${metal.deep}"/><circle cx="${cx}" cy="${cy}" r="88" fill="url(#${metal.id}-face)" stroke="url(#${metal.id}-rim)" stroke-width="6"/>` +
    `<circle cx="${cx}" cy="${cy}" r="68" fill="${metal.deep}" opacity="0.55"/>` +
    brilliant(cx, cy, 64) +
    claws.join('')
  );
}

// A brilliant seen from above: table, star and kite facets.
function brilliant(cx: number, cy: number, r: number): string {
  const at = (degrees: number, radius: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${px(cx + Math.cos(angle) * radius)},${px(cy + Math.sin(angle) * radius)}`;
  };
  const shades = ['#C3DAEA', '#A9C6DC', '#BBD4E6', '#D9E9F4', '#F3F9FD', '#FFFFFF', '#EAF4FA', '#D2E4F1'];
  const facets = shades.map((shade, step) => {
    const middle = step * 45;
    return (
      `<polygon points="${at(middle - 22.5, r)} ${at(middle + 22.5, r)} ${at(middle + 22.5, r * 0.56)} ${at(middle - 22.5, r * 0.56)}" fill="${shade}"/>` +
      `<polygon points="${at(middle - 22.5, r)} ${at(middle, r * 0.78)} ${at(middle + 22.5, r)}" fill="#FFFFFF" opacity="0.35"/>`
    );
  });
  const table = shades.map((_, step) => at(step * 45 + 22.5, r * 0.56)).join(' ');
  return `<g stroke="#FFFFFF" stroke-opacity="0.7" stroke-width="1">${facets.join('')}<polygon points="${table}" fill="#EDF6FB"/></g>${diamond(cx - r * 0.1, cy - r * 0.12, r * 0.2)}`;
}
