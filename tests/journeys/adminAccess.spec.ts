import { superAdmin, viewer } from '../../api-server/src/db/seed/demoAccounts.ts';
import { callsWith } from '../support/adminCalls.ts';
import { adminDesk, enterLogin, languages, logInAt, mainMenu, storedToken } from '../support/adminDesk.ts';
import { expect, test } from '../support/journey.ts';
import { officeTexts } from '../support/officeTexts.ts';

test.describe.configure({ mode: 'parallel' });
test.use(adminDesk);

for (const language of languages) {
  const texts = officeTexts[language];

  test(`what a role does not allow is not in the menu, not behind its address, not to be had by a call; a change counts at once (${language})`, async ({
    page,
    browser,
    adminUrl,
  }) => {
    await logInAt(page, `${adminUrl}/users`, viewer, language);
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('link', { name: 'ADD USER' })).toHaveCount(0);

    const boss = await browser.newPage();
    await logInAt(boss, `${adminUrl}/roles`, superAdmin, language);
    await boss.getByRole('row', { name: /^Viewer/ }).click();
    await boss.getByRole('checkbox', { name: texts.mayListUsers, exact: true }).uncheck();
    await boss.getByRole('button', { name: texts.save }).click();
    await expect(boss.getByText(texts.roleSaved)).toBeVisible();
    await boss.close();

    const ask = callsWith(adminUrl, await storedToken(page));
    expect((await ask('GET /users')).status).toBe(403);
    const denied = page.getByRole('heading', { name: texts.denied });
    const link = (name: string) =>
      page.getByRole('navigation', { name: mainMenu[language] }).getByRole('link', { name, exact: true });
    await page.goto(`${adminUrl}/users`);
    await expect(denied).toBeVisible();
    await expect(link('Roles')).toBeVisible();
    await expect(link('Admin')).toHaveCount(0);
    await page.goto(`${adminUrl}/users/add`);
    await expect(denied).toBeVisible();
    await page.goto(`${adminUrl}/nowhere`);
    await expect(page.getByText('Ooops, tujuanmu nggak ada!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kembali' })).toHaveAttribute('href', '/');
  });

  test(`a wrong password is refused, a login that runs out renewed without a word, one that was ended leads to the login and leaves nothing behind (${language})`, async ({
    page,
    adminUrl,
  }) => {
    await page.goto(`${adminUrl}/users`);
    await enterLogin(page, { ...superAdmin, password: 'bukan ini' }, language);
    await expect(page.getByText(texts.wrongLogin)).toBeVisible();
    await page.getByLabel(/^Password/).fill(superAdmin.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table')).toBeVisible();
    const old = await storedToken(page);
    await page.evaluate(() => {
      const tokens = JSON.parse(localStorage.getItem('tokens') ?? '{}');
      localStorage.setItem(
        'tokens',
        JSON.stringify({ ...tokens, expiresAt: new Date(Date.now() - 1_000).toISOString() }),
      );
    });
    await page.reload();
    await expect(page.getByRole('table')).toBeVisible();
    expect(await storedToken(page)).not.toBe(old);

    await page.evaluate(() => {
      const tokens = JSON.parse(localStorage.getItem('tokens') ?? '{}');
      localStorage.setItem(
        'tokens',
        JSON.stringify({ ...tokens, token: 'x'.repeat(43), refreshToken: 'y'.repeat(43) }),
      );
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: texts.login })).toBeVisible();
    await expect(page.getByText(texts.loggedOut)).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('Ra')))).toEqual([]);
  });
}
