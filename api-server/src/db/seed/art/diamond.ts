import { px } from './px.ts';

/** A brilliant seen from the side, girdle at (cx, cy): table, crown and pavilion facets in cool white. */
export function diamond(cx: number, cy: number, r: number): string {
  const at = (x: number, y: number) => `${px(cx + x * r)},${px(cy + y * r)}`;
  const facet = (colour: string, ...points: string[]) => `<polygon points="${points.join(' ')}" fill="${colour}"/>`;
  const [left, right, tip] = [at(-1, 0), at(1, 0), at(0, 1.05)];
  const [tl, tr] = [at(-0.58, -0.42), at(0.58, -0.42)];
  const [ml, mr, m] = [at(-0.42, 0), at(0.42, 0), at(0, -0.42)];
  return (
    `<g stroke="#FFFFFF" stroke-opacity="0.75" stroke-width="${px(r * 0.025)}" stroke-linejoin="round">` +
    facet('#F8FCFF', tl, m, ml) +
    facet('#DDECF7', m, tr, mr) +
    facet('#EEF6FC', m, ml, mr) +
    facet('#CFE3F2', left, tl, ml) +
    facet('#B6D0E4', tr, right, mr) +
    facet('#E6F1F9', left, ml, tip) +
    facet('#C4DAEA', ml, mr, tip) +
    facet('#9FBFD7', mr, right, tip) +
    '</g>' +
    `<path d="M${at(-0.3, -0.3)}l${px(r * 0.16)} ${px(r * 0.2)}" stroke="#FFFFFF" stroke-width="${px(r * 0.07)}" stroke-linecap="round"/>` +
    sparkle(cx + r * 0.72, cy - r * 0.7, r * 0.42)
  );
}

/** The four-pointed light on a polished edge. */
export function sparkle(cx: number, cy: number, r: number): string {
  const q = r * 0.12;
  return (
    `<path d="M${px(cx)} ${px(cy - r)}Q${px(cx + q)} ${px(cy - q)} ${px(cx + r)} ${px(cy)}Q${px(cx + q)} ${px(cy + q)} ${px(cx)} ${px(cy + r)}` +
    `Q${px(cx - q)} ${px(cy + q)} ${px(cx - r)} ${px(cy)}Q${px(cx - q)} ${px(cy - q)} ${px(cx)} ${px(cy - r)}z" fill="#FFFFFF" opacity="0.95"/>`
  );
}
