import type { Page, Route } from '@playwright/test';
import { superAdmin } from '../../api-server/src/db/seed/demoAccounts.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { expect, test } from '../support/journey.ts';

test.use({ isMobile: false, hasTouch: false, deviceScaleFactor: 1, contextOptions: { reducedMotion: 'reduce' } });

/** Each width, with what may be wrong there alone; without: all rules. A phone has pictures where a desk has words. */
const widths: readonly (readonly [width: number, rules?: readonly string[]])[] = [
  [390],
  [820, ['color-contrast', 'target-size', 'button-name', 'link-name']],
  [1440],
];
const lists = [
  ...['/users', '/projects', '/projects-filter', '/projects-filter?typeId=1&status=fol', '/clients', '/vessels'],
  ...['/types', '/types-detail', '/events', '/events/list', '/invoices', '/pending-issued', '/pending-payment'],
  ...['/complete', '/issued-month', '/issued-week', '/roles', '/audit'],
];
const records = [
  ...['/users/edit/2', '/projects/5', '/projects/5/show', '/projects/5/show/reports', '/clients/5', '/clients/5/show'],
  ...['/clients/5/show/invoices', '/vessels/1', '/vessels/1/show', '/types/1', '/types/1/show', '/types-detail/1/show'],
  ...['/invoices/1/show', '/roles/4', '/roles/4/show', '/', '/charts', '/account/security'],
];
const calls = '**/api/**';

async function logIn(page: Page, adminUrl: string) {
  await page.goto(`${adminUrl}/users`);
  await page.getByLabel(/^Email/).fill(superAdmin.login);
  await page.getByLabel(/^Password/).fill(superAdmin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table')).toBeVisible();
}

/** Opens each path in a state that its calls are held in, and judges it at every width once the state is there. */
async function judge(page: Page, paths: readonly string[], state: string, shown: (page: Page) => Promise<void>) {
  for (const path of paths) {
    await page.goto(path);
    for (const [width, rules] of widths) {
      await page.setViewportSize({ width, height: 900 });
      await shown(page);
      expect.soft(await axeViolations(page, rules), `${path}, ${state}, at ${width} px`).toEqual([]);
    }
  }
}

const waiting = (page: Page) =>
  expect(
    page.locator('main').locator('[role=progressbar], [class*=Skeleton], [class*=laceholder]').first(),
  ).toBeAttached();
const failed = (page: Page) =>
  expect(page.getByRole('main').getByRole('button', { name: 'Coba lagi' }).first()).toBeVisible();
const headed = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.locator('main').locator('[role=progressbar], [class*=Skeleton]')).toHaveCount(0);
};

const empty = (route: Route) =>
  /\/(sums|dashboard|charts|permissions|types\/\d+)/.test(route.request().url())
    ? route.fallback()
    : route.fulfill({ headers: { 'content-range': 'items 0-0/0' }, json: nobody });
const nobody = {
  message: [],
  data: [],
  meta: { pagination: { 'per-page': 10, 'current-page': 1, total: 0 }, custom: {} },
};

const states = [
  ['while they load', [...lists, ...records], (_: Route) => {}, waiting],
  [
    'when they failed',
    [...lists, ...records],
    (route: Route) => route.fulfill({ status: 400, json: { message: ['Kesalahan'] } }),
    failed,
  ],
  ['when they are empty', lists, empty, headed],
] as const;

for (const [state, paths, answer, shown] of states) {
  test(`axe finds nothing in the lists and records of the back office ${state}, at three widths`, async ({
    page,
    adminUrl,
  }) => {
    test.slow();
    await logIn(page, adminUrl);
    await page.route(calls, answer);
    await judge(
      page,
      paths.map((path) => adminUrl + path),
      state,
      shown,
    );
  });
}
