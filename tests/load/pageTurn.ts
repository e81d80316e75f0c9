import type { Browser } from '@playwright/test';
import { onSlowPhone, openShop } from './pageLoad.ts';

/**
 * How long after a tap the first product stands in the list, in ms, from the home page on a slow phone. What
 * came into sight is there; the finger has been on the link for a while: the list and its code are fetched.
 */
export async function pageTurn(browser: Browser, shopUrl: string): Promise<number> {
  return onSlowPhone(browser, async (page) => {
    await openShop(page, shopUrl);
    const link = page.getByRole('link', { name: 'Semua produk', exact: true });
    const scrolled = await page.evaluate(() => performance.now());
    await link.scrollIntoViewIfNeeded();
    await page.waitForFunction(picturesArrived, scrolled);
    const fetched = [/product\/view/, /ProductsScreen/].map(async (address) =>
      (await page.waitForResponse(address)).finished(),
    );
    await link.dispatchEvent('touchstart');
    await Promise.all(fetched);
    return link.evaluate(
      (element: HTMLElement) =>
        new Promise<number>((resolve) => {
          const began = performance.now();
          new MutationObserver((_changes, watch) => {
            if (!document.querySelector('.grid-products .product-card')) return;
            watch.disconnect();
            resolve(performance.now() - began);
          }).observe(document.body, { childList: true, subtree: true });
          element.click();
        }),
    );
  });
}

/** Whether something was fetched since a moment, and half a second ago the last of it. Runs in the page. */
function picturesArrived(since: number): boolean {
  const last = Math.max(
    0,
    ...performance.getEntriesByType('resource').map((entry) => (entry as PerformanceResourceTiming).responseEnd),
  );
  return last > since && performance.now() - last > 500;
}
