import { ink } from './ink.ts';
import { px } from './px.ts';

/** A large calm sun or moon behind the things of a wide picture. */
export function disc(cx: number, cy: number, radius: number, strength = 0.16): string {
  const ring = (r: number, opacity: number) =>
    `<circle cx="${px(cx)}" cy="${px(cy)}" r="${px(r)}" fill="${ink.gold}" opacity="${px(opacity)}"/>`;
  return ring(radius, strength) + ring(radius * 0.76, strength) + ring(radius * 0.54, strength * 1.2);
}
