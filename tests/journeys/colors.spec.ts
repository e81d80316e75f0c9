import type { Page } from '@playwright/test';
import { individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { expect, test } from '../support/journey.ts';
import { shopper } from '../support/shopper.ts';

const light = 'rgb(251, 248, 241)';
const dark = 'rgb(18, 22, 31)';

/** What the page is painted on, and the bar of the browser over it. */
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const bar = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    return bars.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content);
  });
/** A colour of the device, as the browser writes it. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.createElement('i');
    probe.style.cssText = `forced-color-adjust: none; color: ${color}`;
    document.body.append(probe);
    const written = getComputedStyle(probe).color;
    probe.remove();
    return written;
  }, name);

/** The shop's code is there: what is pressed is heard. */
const isTakenOver = (page: Page) => page.waitForFunction(() => !('shopIsReady' in window));

test('is light, dark or as the device is, from the first paint on, in every tab and after a reload', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  expect([await ground(page), await bar(page)]).toEqual([light, ['#fbf8f1']]);
  const other = await page.context().newPage();
  await other.goto('/products');
  await page.getByLabel('Tampilan').selectOption('Gelap');
  await expect.poll(() => ground(page)).toBe(dark);
  expect(await bar(page)).toEqual(['#12161f']);
  await expect.poll(() => ground(other)).toBe(dark);
  await expect(other.getByLabel('Tampilan')).toHaveValue('dark');
  await other.close();

  // Without the code of the shop, which the page asks for a second time: what was rendered is dark already.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/products/EB-0005-9999', { waitUntil: 'commit' });
  await expect(page.getByText('Toko belum dapat dimuat.')).toBeVisible();
  expect([await ground(page), await bar(page)]).toEqual([dark, ['#12161f']]);
  await page.unroute('**/assets/*.js');

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  // Chosen before the code is there it counts, too.
  await page.getByLabel('Tampilan').selectOption('Terang');
  await expect.poll(() => ground(page)).toBe(light);
  await page.getByLabel('Tampilan').selectOption('Ikut perangkat');
  await expect.poll(() => ground(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  expect([await ground(page), await bar(page)]).toEqual([light, ['#fbf8f1']]);
});

test('prints black on white with the name of the shop, whatever was chosen for the screen', async ({ page }) => {
  await shopper(page).logIn(individual);
  await page.getByLabel('Tampilan').selectOption('Gelap');
  await page.goto('/account?tab=4');
  await page.getByRole('table').getByRole('button').first().click();
  await page.getByRole('link', { name: /Cara pembayaran|Buka halaman pesanan/ }).click();
  const name = page.getByRole('article').getByText('Samudra Emas', { exact: true });
  await expect(name).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(name).toBeVisible();
  expect(await ground(page)).toBe('rgb(255, 255, 255)');
  await expect(name).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test.describe('where the device forces its colours', () => {
  test('what is chosen, how far something is and what has the focus are seen by them', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const { logIn, press } = shopper(page);
    await page.goto('/products');
    const marked = await systemColor(page, 'Highlight');
    const words = await systemColor(page, 'HighlightText');
    const paper = await systemColor(page, 'Canvas');
    const second = page.getByRole('link', { name: 'Halaman 2', exact: true });
    await second.click();
    await expect(second).toHaveAttribute('aria-current', 'page');
    await expect(second).toHaveCSS('background-color', marked);
    await expect(second).toHaveCSS('color', words);
    const first = page.getByRole('link', { name: 'Halaman 1', exact: true });
    await expect(first).toHaveCSS('border-top-color', paper);
    await expect(first).not.toHaveCSS('background-color', marked);

    await page.goto('/products/EB-0005-9999');
    const [shown, hidden] = [page.getByRole('tab', { selected: true }), page.getByRole('tab', { selected: false })];
    await expect(shown).toHaveCSS('border-bottom-color', marked);
    await expect(hidden).toHaveCSS('border-bottom-color', paper);
    await shown.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { selected: true })).toHaveCSS('outline-style', 'solid');

    await page.goto('/products/PR-SEJOLI-22K');
    await isTakenOver(page);
    const variation = page.getByRole('radio').and(page.locator(':enabled')).first();
    await variation.check({ force: true });
    const pill = page.locator('.choice').filter({ has: page.locator(':checked') });
    await expect(pill).toHaveCSS('background-color', marked);
    await expect(pill).toHaveCSS('color', words);

    await page.goto('/quiz');
    await isTakenOver(page);
    const answer = page.getByRole('radio').first();
    await answer.check();
    await expect(answer).toHaveCSS('border-top-color', marked);
    // Its value is painted in the browser's own part, which no style can be asked of: the frame is ours, and the colours stay.
    await expect(page.locator('progress')).toHaveCSS('border-top-width', '1px');
    await expect(page.locator('progress')).toHaveCSS('forced-color-adjust', 'none');

    await logIn(individual);
    await page.goto('/account?tab=3');
    await press('Hapus akun');
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(dialog).toBeVisible();
    await expect(page.locator('.dialog')).toHaveCSS('border-top-width', '1px');
    const agreed = dialog.getByRole('checkbox');
    await agreed.check();
    await expect(agreed).toHaveCSS('border-top-color', marked);
  });
});
