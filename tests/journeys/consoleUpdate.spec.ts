import type { Page } from '@playwright/test';
import { superAdmin } from '../../api-server/src/db/seed/demoAccounts.ts';
import { adminDesk, logInAt } from '../support/adminDesk.ts';
import { expect, test } from '../support/journey.ts';

test.use(adminDesk);

/** The pages that the browser loads from now on. */
function loadsOf(page: Page) {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  return loads;
}

const isGone = '**/assets/ClientList-*.js';

test('a tab of the console whose screen is gone since an update loads it anew, once', async ({ page, adminUrl }) => {
  await logInAt(page, `${adminUrl}/users`, superAdmin, 'id');
  await page.goto(`${adminUrl}/types`);
  await expect(page.getByRole('table')).toBeVisible();
  const loads = loadsOf(page);
  // The old name is asked for twice; the page that is loaded then has the new one.
  let asked = 0;
  await page.route(isGone, (route) => {
    asked += 1;
    return asked > 2 ? route.continue() : route.fulfill({ status: 404 });
  });
  await page.getByRole('button', { name: 'Clients' }).click();
  await page.getByRole('link', { name: 'Semua klien' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  expect(loads).toEqual([`${adminUrl}/clients`]);
});

test('where loading anew does not help the console says so, and a form that is not saved is asked about', async ({
  page,
  adminUrl,
}) => {
  await logInAt(page, `${adminUrl}/users`, superAdmin, 'id');
  const loads = loadsOf(page);
  await page.route(isGone, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${adminUrl}/clients`);
  await expect(page.getByRole('alert')).toContainText('Back-office baru saja diperbarui.');
  expect(loads).toHaveLength(2);

  await page.goto(`${adminUrl}/users/add`);
  const name = page.getByRole('textbox', { name: /^Nama/ });
  await name.fill('Bayu Segara');
  await page.route('**/assets/CommandPalette-*.js', (route) => route.fulfill({ status: 404 }));
  await page.keyboard.press('Control+k');
  const asks = page.waitForEvent('dialog');
  const reload = page.getByRole('alertdialog').getByRole('button', { name: 'Muat ulang' }).click();
  const dialog = await asks;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await reload;
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(loads).toHaveLength(3);
});

const entry = '**/assets/index-*.js';

test('a page of the console that the browser kept from before an update is loaded anew', async ({ page, adminUrl }) => {
  const loads = loadsOf(page);
  await page.route(entry, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.goto(`${adminUrl}/login`);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(loads).toHaveLength(2);
});

test('a page of the console that the browser kept says so where loading it anew, once, does not help', async ({
  page,
  adminUrl,
}) => {
  const loads = loadsOf(page);
  await page.route(entry, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${adminUrl}/login`);
  await expect(page.getByRole('alert')).toContainText('Back-office belum dapat dimuat.');
  expect(loads).toHaveLength(2);
});
