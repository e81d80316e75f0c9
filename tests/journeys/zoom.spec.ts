import type { Page } from '@playwright/test';
import { buyOneBar } from '../support/buyOneBar.ts';
import { expect, test } from '../support/journey.ts';

/** What sticks out of the window, where it would have to be scrolled sideways to be read. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 5);
  });

for (const [zoomed, width, height] of [
  ['a desk of 1280 pixels at 200 %', 640, 400],
  ['a desk of 1280 pixels at 400 %, as narrow as a small phone', 320, 568],
] as const) {
  test.describe(zoomed, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: 2, isMobile: false, hasTouch: false });

    test('buys, and nothing has to be scrolled sideways', async ({ page }) => {
      await buyOneBar(page, async (screen) => expect.soft(await sticksOut(page), screen).toEqual([]));
    });
  });
}

test('buys on a phone with text twice as large, and nothing has to be scrolled sideways', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await buyOneBar(page, async (screen) => expect.soft(await sticksOut(page), screen).toEqual([]));
});
