import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'carousel.css'), 'utf8');

/** The number of cards that the style sheet shows beside each other in a window of a width. */
function perView(width: number): number {
  let cards = 0;
  for (const [, limit, count] of css.matchAll(
    /(?:@media \(max-width: ([\d.]+)px\) \{\s*\.carousel-cards|\.carousel) \{[^}]*?--per-view: (\d)/g,
  )) {
    if (limit === undefined || width <= Number(limit)) cards = Number(count);
  }
  return cards;
}

it.each([
  [1440, 4],
  [1199, 4],
  [1198, 2],
  [767, 2],
  [766, 1],
  [390, 1],
])('shows at %d px %d products beside each other [S9.7]', (width, count) => {
  expect(perView(width)).toBe(count);
});
