import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { superAdmin, viewer } from '../../api-server/src/db/seed/demoAccounts.ts';
import { callsOf, callsWith } from '../support/adminCalls.ts';
import { adminDesk, enterLogin, logInAt, storedToken } from '../support/adminDesk.ts';
import { expect, test } from '../support/journey.ts';

test.describe.configure({ mode: 'parallel' });
test.use(adminDesk);

const step = 30_000;
const groupedKey = /^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/;
const recoveryCode = /^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/;

/** The key that is typed into an authenticator by hand. What that shows now, or one step of half a minute ahead. */
async function authenticatorBy(page: Page) {
  const key = await page.getByRole('main').getByText(groupedKey).textContent();
  const totp = new TOTP({ secret: Secret.fromBase32((key ?? '').replaceAll(' ', '')) });
  return (ahead = 0) => totp.generate({ timestamp: Date.now() + ahead * step });
}

/** What the screen shows once, in the order in which it does. */
async function recoveryCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('main').getByRole('listitem').filter({ hasText: recoveryCode });
  await expect(codes).toHaveCount(10);
  return codes.allTextContents();
}

test('an admin turns two-step verification on, logs in by codes that each count once, and turns it off', async ({
  page,
  adminUrl,
}) => {
  const factor = page.getByRole('region', { name: 'Verifikasi dua langkah' });
  const press = (name: string) => factor.getByRole('button', { name, exact: true }).click();
  await logInAt(page, `${adminUrl}/account/security`, superAdmin);
  await press('Aktifkan');
  await factor.getByLabel(/^Password Anda/).fill(superAdmin.password);
  await press('Lanjut');
  await expect(factor.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible();
  const shown = await authenticatorBy(page);
  await factor.getByLabel(/^Kode enam angka/).fill(shown());
  await press('Aktifkan');
  const [first = '', second = '', third = ''] = await recoveryCodes(page);
  await press('Sudah saya simpan');
  await expect(factor.getByText('Verifikasi dua langkah aktif.')).toBeVisible();

  const refused = page.getByText('Kode salah, sudah dipakai, atau sudah lewat waktunya.');
  const tryCode = async (code: string) => {
    await page.getByLabel(/^Kode/).fill(code);
    await page.getByRole('button', { name: 'Masuk' }).click();
  };
  const comeAgain = async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Masuk ke back-office' })).toBeVisible();
    await enterLogin(page, superAdmin, 'id');
    await expect(page.getByLabel(/^Kode/)).toBeVisible();
  };
  const logout = page.getByRole('button', { name: 'Logout' });
  await comeAgain();
  await tryCode('000000');
  await expect(refused).toBeVisible();
  expect(await storedToken(page)).toBeUndefined();
  // Of the next step, which counts too: the one before was used up when it was turned on.
  const next = shown(1);
  await tryCode(next);
  await expect(logout).toBeVisible();
  await comeAgain();
  await tryCode(next);
  await expect(refused).toBeVisible();
  await tryCode(first);
  await expect(logout).toBeVisible();
  await comeAgain();
  await tryCode(first);
  await expect(refused).toBeVisible();
  await tryCode(second.toUpperCase().replaceAll('-', ' '));
  await expect(logout).toBeVisible();

  await page.goto(`${adminUrl}/account/security`);
  await expect(factor.getByText('Sisa 8 dari 10 kode pemulihan.')).toBeVisible();
  await press('Nonaktifkan');
  await factor.getByLabel(/^Password Anda/).fill(superAdmin.password);
  await factor.getByLabel(/^Kode atau kode pemulihan/).fill(first);
  await press('Nonaktifkan');
  await expect(refused).toBeVisible();
  await factor.getByLabel(/^Kode atau kode pemulihan/).fill(third);
  await press('Nonaktifkan');
  await expect(page.getByText('Verifikasi dua langkah nonaktif.')).toBeVisible();
  await logout.click();
  await enterLogin(page, superAdmin, 'id');
  await expect(logout).toBeVisible();
});

test('in English: a role that requires two-step verification lets nobody past its set-up', async ({
  page,
  adminUrl,
}) => {
  const boss = await callsOf(adminUrl, superAdmin);
  const { data: roles } = await boss('GET /roles');
  const { id } = roles.find(({ name }: { name: string }) => name === 'viewer');
  const strict = { display_name: 'Viewer', requires_second_factor: true };
  const permissions = [{ name: 'list-users', access: true }];
  expect((await boss(`PUT /roles/${id}`, { ...strict, permissions })).status).toBe(200);

  const required = page.getByText('Your role requires two-step verification. Set it up to go on.');
  const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
  await logInAt(page, `${adminUrl}/users`, viewer, 'en');
  await expect(required).toBeVisible();
  await expect(page).toHaveURL(/\/account\/security$/);
  const ask = callsWith(adminUrl, await storedToken(page));
  expect((await ask('GET /users')).status).toBe(403);
  await page.goto(`${adminUrl}/users`);
  await expect(required).toBeVisible();
  await expect(page).toHaveURL(/\/account\/security$/);

  await press('Set up');
  await page.getByLabel(/^Your password/).fill(viewer.password);
  await press('Next');
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const shown = await authenticatorBy(page);
  await page.getByLabel(/^Six-digit code/).fill('000000');
  await press('Turn on');
  await expect(page.getByText('This code is wrong, already used or no longer valid.')).toBeVisible();
  await page.getByLabel(/^Six-digit code/).fill(shown());
  await press('Turn on');
  await recoveryCodes(page);
  await press('I have kept them');
  await expect(required).toHaveCount(0);
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(page.getByRole('cell', { name: /@samudraemas/ }).first()).toBeVisible();
  expect((await ask('GET /users')).status).toBe(200);
});
