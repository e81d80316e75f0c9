import { buyOneBar } from '../support/buyOneBar.ts';
import { expect, test } from '../support/journey.ts';

test('a page whose stylesheets never come still sells: everything is there, in order, and works', async ({ page }) => {
  let taken = 0;
  await page.route(/\.css(\?|$)/, (route) => route.abort());
  await page.route(
    (url) => !/^\/(api|media|assets)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(/<style[\s\S]*?<\/style>/g, () => {
        taken += 1;
        return '';
      });
      return route.fulfill({ response, body });
    },
  );
  await buyOneBar(page, async (screen) => {
    expect(await page.evaluate(rulesInForce), screen).toBe(0);
    await expect(page.getByRole('heading', { level: 1 }), screen).toBeVisible();
  });
  expect(taken).toBeGreaterThan(0);
});

/** What a sheet that never came says cannot be read. */
function rulesInForce(): number {
  const rulesOf = (sheet: CSSStyleSheet) => {
    try {
      return sheet.cssRules.length;
    } catch {
      return 0;
    }
  };
  return [...document.styleSheets].reduce((sum, sheet) => sum + rulesOf(sheet), 0);
}
