import { afterEach, expect, it } from 'vitest';
import { openCheckout, wholeChoice } from './testMemoryCheckout.ts';

/** What a browser of the floor lacks, what a page over plain http lacks, and what somebody may have turned off. */
const missing: Readonly<Record<string, () => object>> = {
  'crypto.randomUUID': () => crypto,
  'crypto.subtle': () => crypto,
  'AbortSignal.any': () => AbortSignal,
  'AbortSignal.timeout': () => AbortSignal,
  'URL.canParse': () => URL,
  'URL.parse': () => URL,
  'Intl.Segmenter': () => Intl,
  'Intl.DurationFormat': () => Intl,
  'Array.fromAsync': () => Array,
  'Array.prototype.toReversed': () => Array.prototype,
  'Array.prototype.toSorted': () => Array.prototype,
  'Array.prototype.toSpliced': () => Array.prototype,
  'Array.prototype.with': () => Array.prototype,
  'Array.prototype.findLast': () => Array.prototype,
  'Object.groupBy': () => Object,
  'Map.groupBy': () => Map,
  'Promise.withResolvers': () => Promise,
  'Promise.try': () => Promise,
  'Set.prototype.union': () => Set.prototype,
  'Set.prototype.difference': () => Set.prototype,
  'String.prototype.isWellFormed': () => String.prototype,
  structuredClone: () => globalThis,
  BroadcastChannel: () => globalThis,
  localStorage: () => globalThis,
  sessionStorage: () => globalThis,
  'navigator.locks': () => navigator,
  'navigator.clipboard': () => navigator,
  'navigator.onLine': () => navigator,
};
const names = Object.keys(missing);

const restore: (() => void)[] = [];

function remove(name: string): void {
  const holder = missing[name]?.() ?? globalThis;
  const property = name.split('.').at(-1) ?? '';
  const own = Object.getOwnPropertyDescriptor(holder, property);
  // What stands in a prototype of the browser is hidden instead.
  Object.defineProperty(holder, property, { value: undefined, configurable: true, writable: true });
  restore.push(() => {
    if (own) Object.defineProperty(holder, property, own);
    else Reflect.deleteProperty(holder, property);
  });
}

afterEach(() => {
  for (const back of restore.splice(0).reverse()) back();
});

async function order() {
  const page = await openCheckout();
  await page.setQuantity(3);
  await page.happen(...wholeChoice);
  await page.check();
  const placed = await page.place();
  page.unmount();
  return placed;
}

it.each(names)('orders without %s', async (name) => {
  remove(name);
  expect(await order()).toMatchObject({ ok: true });
});

it('orders without all of them', async () => {
  for (const name of names) remove(name);
  expect(await order()).toMatchObject({ ok: true });
});
