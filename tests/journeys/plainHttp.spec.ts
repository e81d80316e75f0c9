import { individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { chromiumArgs, chromiumPath } from '../support/chromium.ts';
import { expect, test } from '../support/journey.ts';
import { shopper } from '../support/shopper.ts';

/** As the shop is tried out on a phone in the same network: not localhost, so no secure context. */
const name = 'toko.lan';

test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: chromiumArgs.map((arg) =>
      arg.startsWith('--host-resolver-rules=') ? `--host-resolver-rules=MAP ${name} 127.0.0.1, MAP * ~NOTFOUND` : arg,
    ),
  },
  baseURL: ({ shopUrl }, use) => use(shopUrl.replace(/127\.0\.0\.1|localhost/, name)),
});

/** What browsers of the README's floor lack, and what somebody may have turned off. */
function beOld(): void {
  const missing: [object, ...string[]][] = [
    [AbortSignal, 'any', 'timeout'],
    [URL, 'canParse', 'parse'],
    [Intl, 'Segmenter', 'DurationFormat'],
    [Array.prototype, 'toReversed', 'toSorted', 'toSpliced', 'with'],
    [Array, 'fromAsync'],
    [Object, 'groupBy'],
    [Map, 'groupBy'],
    [Promise, 'withResolvers', 'try'],
    [Set.prototype, 'union', 'difference', 'intersection', 'isSubsetOf'],
    [String.prototype, 'isWellFormed', 'toWellFormed'],
    [globalThis, 'BroadcastChannel', 'structuredClone', 'requestIdleCallback', 'scheduler', 'Iterator'],
    [document, 'startViewTransition'],
  ];
  for (const [holder, ...properties] of missing) {
    for (const property of properties) {
      Object.defineProperty(holder, property, { value: undefined, configurable: true, writable: true });
    }
  }
}

test('an old browser orders over plain http, where a page is not trusted with what is new', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(beOld);
  const { logIn, putInCart, checkOut, choosePayment, checkCost, placeOrder } = shopper(page);
  await logIn(individual);
  expect(new URL(page.url()).hostname).toBe(name);
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
  await putInCart('EB-0002-9999');
  await page.goto('/cart');
  await checkOut();
  await page.getByText('J&T Express', { exact: true }).click();
  await choosePayment();
  await checkCost();
  await placeOrder();
  expect(faults).toEqual([]);
});
