import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** What a first visit to a page cost on a slow phone. Times in ms from the start of the navigation, sizes in kB as sent. */
export interface PageLoad {
  /** When the largest thing was painted. */
  readonly lcp: number;
  /** How far things moved by themselves. */
  readonly cls: number;
  readonly scripts: number;
  /** Also those that stand in the page itself, packed by gzip. */
  readonly styles: number;
  readonly requests: number;
  /** What JavaScript holds afterwards, in MB. */
  readonly heap: number;
}

// As Lighthouse describes them: a phone of the middle class on slow 4G.
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
};
export const slowdown = 4;

/** What Lighthouse applies to each request itself, to come to the same times. */
export const farAway: typeof slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
};

/** Opens an address in a browser that has never been there, on such a phone. */
export async function pageLoad(browser: Browser, url: string, network = slow4g): Promise<PageLoad> {
  return onSlowPhone(browser, async (page, devTools) => {
    await devTools.send('Network.emulateNetworkConditions', network);
    const sent = countBytes(devTools);
    await page.addInitScript(watch);
    await openShop(page, url);
    const seen = await page.evaluate(() => window.seen);
    const { scripts, styles, requests } = sent();
    return { ...seen, scripts, styles: styles + (await inlineStyles(page)), requests, heap: await heapOf(devTools) };
  });
}

/** Runs something in a new browser on such a phone. */
export async function onSlowPhone<T>(
  browser: Browser,
  run: (page: Page, devTools: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', slow4g);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // What tsx compiled names its functions by a helper, which a page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    return await run(page, devTools);
  } finally {
    await context.close();
  }
}

/** Until the page has fallen silent, and its code works: on a busy machine it may not even have begun by then. */
export async function openShop(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => !('shopIsReady' in window));
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

async function inlineStyles(page: Page): Promise<number> {
  const texts = await page.locator('style').allTextContents();
  return gzipSync(texts.join('')).length / 1_000;
}

declare global {
  interface Window {
    seen: { lcp: number; cls: number };
  }
}

/** Runs in the page, before anything of its own. */
function watch(): void {
  const seen = { lcp: 0, cls: 0 };
  window.seen = seen;
  const follow = (type: string, tell: (entry: never) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tell(entry as never);
    }).observe({ type, buffered: true });
  follow('largest-contentful-paint', ({ startTime }: PerformanceEntry) => {
    seen.lcp = startTime;
  });
  follow('layout-shift', ({ value, hadRecentInput }: { value: number; hadRecentInput: boolean }) => {
    if (!hadRecentInput) seen.cls += value;
  });
}

function countBytes(devTools: CDPSession) {
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  let requests = 0;
  devTools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:')) return;
    requests += 1;
    types.set(requestId, type);
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type) bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
  });
  const kilobytes = (type: string) => (bytes.get(type) ?? 0) / 1_000;
  return () => ({ scripts: kilobytes('Script'), styles: kilobytes('Stylesheet'), requests });
}

async function heapOf(devTools: CDPSession): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}
