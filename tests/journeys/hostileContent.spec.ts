import type { Page, Request } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { markupSettings } from 'shop-core/rules/content';
import type { Db } from '../../api-server/src/db/connect.ts';
import { individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { products } from '../../api-server/src/db/tables/catalogue.ts';
import {
  about,
  banners,
  blogPages,
  config,
  footerLinks,
  menuChildren,
  videos,
} from '../../api-server/src/db/tables/content.ts';
import { hostileHtml } from '../support/hostileHtml.ts';
import { expect, test } from '../support/journey.ts';
import { refusedByPolicy } from '../support/refusedByPolicy.ts';
import { shopper } from '../support/shopper.ts';

const bar = 'EB-0005-9999';
const html = hostileHtml.join('');
const blocks = JSON.stringify({
  blocks: [
    { type: 'kejutan', text: 'Kejutan' },
    {
      type: 'unstyled',
      text: '<img src=x onerror=window.isHacked=true>Isi yang aman',
      entityRanges: [{ offset: 0, length: 4, key: 0 }],
    },
    { type: 'atomic', text: ' ', entityRanges: [{ offset: 0, length: 1, key: 1 }] },
  ],
  entityMap: {
    0: { type: 'LINK', data: { url: 'javascript:window.isHacked=true' } },
    1: { type: 'IMAGE', data: { src: 'https://jahat.example/x.png" onerror="window.isHacked=true' } },
  },
});

/** As if somebody had written it past everything that cleans. */
async function poison(db: Db) {
  const page = { content: html, image: null, excerpt: null, category: null, createdDate: '2026-11-27', isBlog: false };
  await db.update(products).set({ description: html, notes: html }).where(eq(products.sku, bar));
  await db.update(about).set({ description: html });
  await db.insert(blogPages).values([
    { ...page, slug: 'jahat', title: 'Halaman jahat' },
    { ...page, slug: 'blok-jahat', title: 'Blok jahat', content: blocks, isEditor: true },
    { ...page, slug: 'artikel-jahat', title: 'Artikel jahat', isBlog: true },
  ]);
  await db.update(banners).set({ url: 'javascript:window.isHacked=true', content: 'true' });
  await db.update(menuChildren).set({ url: '//jahat.example/menu' });
  await db.update(footerLinks).set({ link: 'data:text/html,<script>window.isHacked=true</script>' });
  await db.update(videos).set({ link: ' java\nscript:window.isHacked=true' });
  await db.update(config).set({ value: 'javascript:window.isHacked=true' }).where(eq(config.name, 'AKUN_WHATSAPP'));
}

/** What must never be in a page, whoever wrote it. In the words of the staff that is all but what is allowed. */
const harmful = (page: Page) =>
  page.evaluate(({ ALLOWED_TAGS, ALLOWED_ATTR }) => {
    const isStrange = (element: Element) =>
      !ALLOWED_TAGS.includes(element.localName) ||
      element.getAttributeNames().some((name) => !ALLOWED_ATTR.includes(name));
    return [...document.querySelectorAll('a[href], iframe, form[action], base, [onerror], [onload], .prose *')]
      .filter((element) => {
        if (element.matches('.prose *') && isStrange(element)) return true;
        if (!(element instanceof HTMLAnchorElement)) return !element.matches('form[action="/products"], .prose *');
        const { protocol, host, rel, target } = element;
        const isForeign = host !== location.host && !host.endsWith('wa.me');
        if (!['http:', 'https:', 'tel:', 'mailto:'].includes(protocol)) return true;
        return isForeign && (element.getAttribute('href')?.startsWith('//') || (target && !rel.includes('noopener')));
      })
      .map((element) => element.outerHTML.slice(0, 160));
  }, markupSettings);

interface WithPolicies {
  readonly trustedTypes: { createPolicy(name: string, rules: object): unknown };
}

const poisoned = [`/products/${bar}`, '/about', '/pages/jahat', '/pages/blok-jahat', '/blogs/artikel-jahat'];

/** Addresses outside of the shop that its pages asked for. What the policy of the page refused was never sent. */
function strangersOf(page: Page, shopUrl: string): string[] {
  const strangers: string[] = [];
  const note = (request: Request) => {
    const isRefused = request.failure()?.errorText === 'csp';
    if (!isRefused && !request.url().startsWith(shopUrl))
      strangers.push(`${request.url()} ${request.failure()?.errorText}`);
  };
  page.on('requestfinished', note);
  page.on('requestfailed', note);
  return strangers;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('57, 58: what the server draws holds nothing of it either', async ({ page, meanwhile, shopUrl }) => {
    await meanwhile(poison);
    const strangers = strangersOf(page, shopUrl);
    for (const path of poisoned) {
      await page.goto(path);
      await expect(page.getByText('Isi yang aman').first()).toBeAttached();
      expect.soft(await harmful(page), path).toEqual([]);
    }
    expect(strangers).toEqual([]);
  });
});

test('57, 58, 60: what was stored by an attacker does nothing, in pages that the server drew and in those fetched later', async ({
  page,
  meanwhile,
  shopUrl,
}) => {
  await meanwhile(poison);
  const strangers = strangersOf(page, shopUrl);
  const expectNothing = async (where: string) => {
    expect.soft(await page.evaluate(() => 'isHacked' in window), where).toBe(false);
    expect.soft(await harmful(page), where).toEqual([]);
    expect.soft(page.url().startsWith(shopUrl), where).toBe(true);
  };
  for (const path of ['/', ...poisoned]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path !== '/') await expect(page.getByText('Isi yang aman').first()).toBeAttached();
    await expectNothing(path);
  }
  await page.goto('/blogs');
  await page
    .getByRole('link', { name: /Artikel jahat/ })
    .first()
    .click();
  await expect(page.getByText('Isi yang aman').first()).toBeVisible();
  await expectNothing('fetched');
  expect(strangers).toEqual([]);
});

test('65, 108: no script that was slipped in runs, the token goes to the shop alone, and a login leads nowhere else', async ({
  page,
  shopUrl,
}) => {
  const { fillLogin } = shopper(page);
  const tokensTo: string[] = [];
  page.on('request', (request) => {
    if (request.headers().authorization) tokensTo.push(request.url());
  });
  await page.goto(`/login?next=${encodeURIComponent('//jahat.example')}`);
  await fillLogin(individual.login, individual.password);
  await expect(page.getByRole('button', { name: 'Akun Budi Santoso' })).toBeVisible();
  expect(page.url().startsWith(shopUrl)).toBe(true);

  const didRun = await page.evaluate(async () => {
    const attempts = [
      () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.isHacked=1">'),
      () => document.body.append(Object.assign(document.createElement('script'), { text: 'isHacked=1' })),
      () => document.body.setAttribute('onclick', 'window.isHacked=1'),
      () => document.body.click(),
      () => (window as Partial<WithPolicies>).trustedTypes?.createPolicy('jahat', {}),
    ];
    // Later, when the browser no longer knows that a test is behind it.
    for (const attempt of attempts) setTimeout(attempt);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const isStolen = await fetch('https://jahat.example/curi').then(
      () => true,
      () => false,
    );
    return isStolen || 'isHacked' in window;
  });
  expect(didRun).toBe(false);
  // Nothing of it got as far as being markup, or a script.
  const why = (await refusedByPolicy(page)).join('\n');
  for (const sink of ['Element insertAdjacentHTML|<img', 'HTMLScriptElement text|isHacked', 'trusted-types'])
    expect(why).toContain(sink);
  expect(tokensTo.length).toBeGreaterThan(0);
  expect(tokensTo.filter((url) => !url.startsWith(`${shopUrl}/api/`))).toEqual([]);
});
