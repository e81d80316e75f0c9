import type { Metal } from './metals.ts';
import { px } from './px.ts';

export interface ChainPoint {
  readonly x: number;
  readonly y: number;
  /** Direction of the chain here, in degrees. */
  readonly turn: number;
  /** Nearer links are drawn larger; 1 is the middle distance. */
  readonly size: number;
}

/** Links along a line of points, every second one seen on edge, as a real cable chain lies. */
export function chain(points: readonly ChainPoint[], link: number, metal: Metal): string {
  const draw = ({ x, y, turn, size }: ChainPoint, index: number) => {
    const long = link * size;
    const flat = index % 2 === 0;
    const [rx, ry] = [long * 0.78, flat ? long * 0.46 : long * 0.17];
    const oval = (dy: number, colour: string, width: number) =>
      `<ellipse cy="${px(dy)}" rx="${px(rx)}" ry="${px(ry)}" stroke="${colour}" stroke-width="${px(width)}"/>`;
    return (
      `<g transform="translate(${px(x)} ${px(y)}) rotate(${px(turn)})" fill="none">` +
      oval(long * 0.05, metal.deep, long * 0.3) +
      oval(0, metal.base, long * 0.26) +
      oval(-long * 0.045, metal.light, long * 0.11) +
      (flat
        ? `<path d="M${px(-rx * 0.6)} ${px(-ry * 0.82)}Q0 ${px(-ry * 1.16)} ${px(rx * 0.5)} ${px(-ry * 0.88)}" stroke="${metal.glint}" stroke-width="${px(long * 0.07)}" stroke-linecap="round"/>`
        : '') +
      '</g>'
    );
  };
  // Edge-on links lie below the flat ones that hold them.
  const order = [...points.keys()].sort((a, b) => (b % 2) - (a % 2));
  return order.map((index) => draw(points[index] as ChainPoint, index)).join('');
}

/** Evenly spaced points on an ellipse that lies on the table, from one angle to another (degrees, 90 is nearest to us). */
export function onEllipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  count: number,
): ChainPoint[] {
  return Array.from({ length: count }, (_, step) => {
    const angle = ((from + ((to - from) * step) / count) * Math.PI) / 180;
    const turn = (Math.atan2(Math.cos(angle) * ry, -Math.sin(angle) * rx) * 180) / Math.PI;
    return { x: cx + Math.cos(angle) * rx, y: cy + Math.sin(angle) * ry, turn, size: 1 + 0.22 * Math.sin(angle) };
  });
}
