import type { Metal } from './metals.ts';
import { px } from './px.ts';

export interface Engraving {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly metal: Metal;
  readonly bold?: boolean;
  readonly spacing?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Text struck into metal: a lit lower edge under the dark cut. */
export function engraved({ x, y, size, text, metal, bold = true, spacing = 0, anchor = 'middle' }: Engraving): string {
  const lift = Math.max(size * 0.035, 0.7);
  const line = (dx: number, dy: number, fill: string, opacity: number) =>
    `<text x="${px(x + dx)}" y="${px(y + dy)}" fill="${fill}" opacity="${opacity}">${text}</text>`;
  return (
    `<g font-size="${px(size)}" text-anchor="${anchor}" font-weight="${bold ? 700 : 500}" letter-spacing="${px(spacing)}">` +
    line(lift, lift, metal.glint, 0.9) +
    line(0, 0, metal.deep, 0.92) +
    '</g>'
  );
}

/** A drawing struck into metal the same way: give it as a function of its colour. */
export function struck(metal: Metal, lift: number, draw: (colour: string) => string): string {
  return (
    `<g transform="translate(${px(lift)} ${px(lift)})" opacity="0.9">${draw(metal.glint)}</g>` +
    `<g opacity="0.88">${draw(metal.deep)}</g>`
  );
}
