import { expect, type Page } from '@playwright/test';
import type { DemoAccount } from '../../api-server/src/db/seed/demoAccounts.ts';

/** Admins sit at a desk. */
export const adminDesk = {
  ...{ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  ...{ isMobile: false, hasTouch: false },
} as const;

export const languages = ['id', 'en'] as const;
export type Language = (typeof languages)[number];
export const mainMenu = { id: 'Menu utama', en: 'Main menu' } as const;

/** Types e-mail and password into the login that is open, in the language of whoever does. */
export async function enterLogin(page: Page, { login, password }: DemoAccount, language: Language): Promise<void> {
  if (language === 'en') {
    await page.getByRole('button', { name: 'Bahasa Indonesia' }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
  }
  await page.getByLabel(/^Email/).fill(login);
  await page.getByLabel(/^Password/).fill(password);
  await page.keyboard.press('Enter');
}

/** Opens an address of the back office and logs in on the way there. */
export async function logInAt(page: Page, url: string, who: DemoAccount, language: Language = 'id'): Promise<void> {
  await page.goto(url);
  await enterLogin(page, who, language);
  await expect(page.getByRole('navigation', { name: mainMenu[language] })).toBeVisible();
}

/** The token that the console of this page sends with each call. */
export const storedToken = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('tokens') ?? '{}').token);
