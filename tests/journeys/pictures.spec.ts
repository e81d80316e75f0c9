import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { picturesDrawn } from '../support/picturesDrawn.ts';

/** Each picture that is asked for: by what, and in which form it comes. */
async function picturesOf(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const asked = new Map<string, { address: string; by: string; type?: string }>();
  devTools.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    const address = new URL(request.url).pathname;
    if (type === 'Image') asked.set(requestId, { address, by: initiator.type });
  });
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    const picture = asked.get(requestId);
    if (picture) picture.type = response.mimeType;
  });
  return asked;
}

const isTakenOver = (page: Page) => page.waitForFunction(() => !('shopIsReady' in window));

/** The pictures that stand in a page. */
const picturesIn = (page: Page) =>
  page.locator('#root img').evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => ({
      address: image.currentSrc && new URL(image.currentSrc).pathname,
      stored: image.getAttribute('src'),
      isFirst: image.fetchPriority === 'high',
      waits: image.loading === 'lazy',
      hasPlace: image.getAttribute('width') !== null && image.getAttribute('height') !== null,
    })),
  );

const paths = ['/', '/products', '/products/EB-0005-9999', '/blogs', '/about'];

test('the picture that is seen first stands in the HTML, comes as AVIF and is asked for once', async ({
  page,
  shopUrl,
}) => {
  const asked = await picturesOf(page);
  // All of them before the first visit: what a browser got in the meantime it keeps for a minute.
  for (const path of paths) await picturesDrawn(shopUrl + path);
  for (const path of paths) {
    asked.clear();
    await page.goto(path, { waitUntil: 'networkidle' });
    await isTakenOver(page);
    const firsts = (await picturesIn(page)).filter(({ isFirst }) => isFirst);
    expect(firsts.length, path).toBeGreaterThan(0);
    for (const { address } of firsts) {
      const folder = address.slice(0, address.lastIndexOf('/') + 1);
      const ofIt = [...asked.values()].filter((picture) => picture.address.startsWith(folder));
      expect(ofIt, path).toEqual([{ address, by: 'parser', type: 'image/avif' }]);
    }
  }
});

test('other pictures wait until they come near, and all have their place before they come', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await isTakenOver(page);
    const all = await picturesIn(page);
    expect(
      all.filter(({ hasPlace }) => !hasPlace),
      path,
    ).toEqual([]);
    const early = new Set(all.filter(({ waits }) => !waits).map(({ stored }) => stored));
    // Two stand beside each other in a list.
    expect(early.size, path).toBeLessThanOrEqual(2);
  }
});
