import { expect, type Locator, type Page } from '@playwright/test';

/** No page has more stops than this between two things that a shopper does. */
const mostStops = 80;

/** What a person does who has no pointer. Every stop on the way must be seen. */
export function keyboard(page: Page) {
  const press = (key: string) => page.keyboard.press(key);
  const stopsUntil = async (key: string, wanted: Locator) => {
    for (let stops = 0; stops < mostStops; stops += 1) {
      await press(key);
      const { isReached, whyUnseen } = await wanted.evaluate(focusSeenFrom);
      expect(whyUnseen).toBe('');
      if (isReached) return;
    }
    throw new Error(`${mostStops} times ${key} did not reach ${wanted}.`);
  };
  /** Goes on to something, or with Shift back to it. */
  const tabTo = async (wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await expect(wanted).toBeVisible();
    await stopsUntil(key, wanted);
  };
  return {
    press,
    tabTo,
    async enter(wanted: Locator, key?: 'Shift+Tab') {
      await tabTo(wanted, key);
      await press('Enter');
    },
    async type(wanted: Locator, text: string) {
      await tabTo(wanted);
      await page.keyboard.type(text);
    },
  };
}

/** Whether the focus is where it was wanted, and why a person would not see it: no ring, out of the window, or covered. */
function focusSeenFrom(wanted: Element): { isReached: boolean; whyUnseen: string } {
  const focused = document.activeElement ?? document.body;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const shown = document.elementFromPoint(
    (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  );
  const hasRing = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const around = [focused, focused.parentElement, focused.closest('.product-card, .news-card, label')];
  const label = focused.closest('label');
  const whyUnseen = () => {
    if (focused === document.body) return '';
    if (!around.some(hasRing)) return 'no ring';
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return 'out of the window';
    if (!shown) return 'nothing there';
    if (focused.contains(shown) || shown.contains(focused) || label?.contains(shown)) return '';
    return `under ${shown.outerHTML.slice(0, 120)}`;
  };
  const why = whyUnseen();
  return { isReached: focused === wanted, whyUnseen: why && `${why}: ${focused.outerHTML.slice(0, 200)}` };
}
