import type { Page } from '@playwright/test';
import { axeViolations } from './axeViolations.ts';
import { expect } from './journey.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

const looks = {
  /** On a phone and at a desk, in light and in the dark. */
  all: [
    [phone, 'dark'],
    [desk, 'dark'],
    [desk, 'light'],
  ],
  /** Each width and each scheme once: for what lies over pages that are looked at in all. */
  each: [[desk, 'dark']],
} as const;

/** Axe finds nothing on the page as it stands: all of its rules once, then what a width or a scheme may spoil. */
export async function expectAccessible(page: Page, what: string, which: keyof typeof looks = 'all'): Promise<void> {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await axeViolations(page), `${what} on a phone`).toEqual([]);
  for (const [size, colorScheme] of looks[which]) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    // What a bar at the edge of the window covers is no target there.
    await page.evaluate(() => scrollTo(0, 0));
    expect
      .soft(await axeViolations(page, ['color-contrast', 'target-size']), `${what} ${colorScheme} at ${size.width}`)
      .toEqual([]);
  }
  await page.setViewportSize(phone);
}
