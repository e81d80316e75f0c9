import { buyOneBar } from '../support/buyOneBar.ts';
import { expect, test } from '../support/journey.ts';

test('a page whose stylesheets never come still sells: everything is there, in order, and works', async ({ page }) => {
  const refused: string[] = [];
  await page.route(/\.css(\?|$)/, (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  await buyOneBar(page, async (screen) => {
    expect(await page.evaluate(rulesInForce), screen).toBe(0);
    await expect(page.getByRole('heading', { level: 1 }), screen).toBeVisible();
  });
  expect(refused.length).toBeGreaterThan(0);
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
