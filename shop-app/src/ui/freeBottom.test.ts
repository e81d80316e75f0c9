import { expect, it } from 'vitest';
import { freeBottom } from './freeBottom.ts';

const window = { windowHeight: 800, height: 60, least: 16 };
const at = (...taken: [number, number][]) =>
  freeBottom({ ...window, taken: taken.map(([top, bottom]) => ({ top, bottom })) });

it('stands at the foot where nothing is in the way, also not at its edges', () => {
  expect(at()).toBe(16);
  expect(at([0, 716])).toBe(16);
  expect(at([792, 900])).toBe(16);
});

it('stands above what is in the way, and above what is in the way there', () => {
  expect(at([700, 740])).toBe(108);
  expect(at([650, 690], [700, 740])).toBe(158);
});

it('stands between two that leave room, whichever is named first', () => {
  expect(at([760, 800], [500, 600])).toBe(48);
  expect(at([500, 600], [760, 800])).toBe(48);
});

it('finds no room where everything is taken', () => {
  expect(at([0, 800])).toBeUndefined();
  expect(at([60, 200], [260, 400], [460, 800])).toBeUndefined();
});
