import type { Page } from '@playwright/test';
import { superAdmin } from '../../api-server/src/db/seed/demoAccounts.ts';
import { adminDesk, type Language, languages, logInAt } from '../support/adminDesk.ts';
import { expect, test } from '../support/journey.ts';
import { officeTexts } from '../support/officeTexts.ts';

test.describe.configure({ mode: 'parallel' });
test.use(adminDesk);

const names = (page: Page) => page.getByRole('row').locator('td:first-child');
const search = async (page: Page, text: string) => {
  await page.getByRole('searchbox').fill(text);
  await page.keyboard.press('Enter');
  await expect(names(page).first()).toContainText(text);
};

/** A new admin, made without the mouse: from the first field on by Tab, arrows and Enter. */
async function createByKeyboard(page: Page, { name, email }: { name: string; email: string }, language: Language) {
  const { keyboard } = page;
  const texts = officeTexts[language];
  const nameField = page.getByRole('textbox', { name: new RegExp(`^${texts.name}`) });
  const types = async (text: string, tabs = 1) => {
    await keyboard.type(text);
    for (let tab = 0; tab < tabs; tab += 1) await keyboard.press('Tab');
  };
  await page.getByRole('link', { name: 'ADD USER' }).focus();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/users\/add$/);
  await nameField.focus();
  await keyboard.press('Enter');
  await expect(page.getByText(texts.required, { exact: true })).toHaveCount(7);
  await expect(nameField).toBeFocused();
  await types(name);
  await types(email);
  // Past the eye that shows the password, and the button of the calendar.
  await types('jangkar besi 27', 2);
  await types('081234567890');
  await types('Jl. Pelabuhan 1');
  await types(texts.typedBirthDate, 2);
  await types('Ambon');
  await keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Viewer' })).toBeVisible();
  await keyboard.type('Vi');
  await keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
}

for (const language of languages) {
  const texts = officeTexts[language];

  test(`a super admin makes an admin by keyboard, finds, edits, keeps out and deletes them (${language})`, async ({
    page,
    adminUrl,
  }) => {
    await logInAt(page, `${adminUrl}/users`, superAdmin, language);
    const bayu = { name: 'Bayu Segara', email: 'bayu@samudraemas.test' };
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const agree = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await createByKeyboard(page, bayu, language);
    await expect(page.getByText('User successfully added')).toBeVisible();
    await expect(page).toHaveURL(/\/users(\?|$)/);

    await search(page, bayu.name);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('link', { name: `${texts.edit} Bayu Segara` }).click();
    await expect(page.getByLabel(new RegExp(`^${texts.birthDate}`))).toHaveValue('1990-05-17');
    await page.getByRole('textbox', { name: new RegExp(`^${texts.name}`) }).fill('Bayu Samudra');
    await page
      .getByLabel(texts.photo, { exact: true })
      .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await press(texts.save);
    await expect(page.getByText(texts.photoInvalid)).toBeVisible();
    await press(texts.dropPhoto);
    await press(texts.save);
    await expect(page.getByText('User successfully updated')).toBeVisible();

    await search(page, 'Bayu Samudra');
    await press(`${texts.deactivate} Bayu Samudra`);
    await agree(texts.deactivate);
    await expect(page.getByText(texts.inactive, { exact: true })).toBeVisible();
    await press(`${texts.delete} Bayu Samudra`);
    await agree(texts.delete);
    await expect(page.getByText('User successfully deleted')).toBeVisible();
    await expect(page.getByText('No users')).toBeVisible();
  });

  test(`the list sorts and turns its pages, and tells the truth of a deletion that failed (${language}) [S8.10]`, async ({
    page,
    adminUrl,
  }) => {
    await logInAt(page, `${adminUrl}/users`, superAdmin, language);
    const sorted = async () => (await names(page).allTextContents()).map((name) => name.toLowerCase());
    await expect(names(page)).toHaveCount(10);
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await expect(names(page).first()).toHaveText('Yudi Hermawan');
    await page.getByRole('button', { name: texts.page(2) }).click();
    await expect(page.getByText(texts.rows)).toBeVisible();
    await page.getByRole('combobox', { name: texts.rowsPerPage }).click();
    await page.getByRole('option', { name: '50' }).click();
    await expect(names(page)).not.toHaveCount(10);
    expect([...(await sorted())].reverse()).toEqual([...(await sorted())].sort());

    // The head of the surveyors has work in hand.
    await page.getByRole('button', { name: `${texts.delete} Bambang Suryadi` }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.delete }).click();
    await expect(page.getByText(texts.openWork)).toBeVisible();
    await expect(page.getByText('User successfully deleted')).toHaveCount(0);
    await expect(names(page).filter({ hasText: 'Bambang Suryadi' })).toBeVisible();
  });
}

test('in English: what is wrong stands at its field, and leaving asks first', async ({ page, adminUrl }) => {
  await logInAt(page, `${adminUrl}/users`, superAdmin, 'en');
  await page.getByRole('link', { name: 'Edit Agus Prasetyo' }).click();
  await page.getByRole('textbox', { name: /^Email/ }).fill(superAdmin.login);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Invalid format data')).toBeVisible();
  await expect(page.getByText('This email is already used.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Email/ })).toBeFocused();
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveValue(superAdmin.login);
});
