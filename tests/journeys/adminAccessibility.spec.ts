import type { Page } from '@playwright/test';
import { superAdmin } from '../../api-server/src/db/seed/demoAccounts.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { expect, test } from '../support/journey.ts';
import { refusedByPolicy } from '../support/refusedByPolicy.ts';

test.use({ isMobile: false, hasTouch: false, deviceScaleFactor: 1, contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

// Each page, with words that it shows once it is there where its title says too little.
const pages: readonly (readonly [path: string, said?: RegExp])[] = [
  ['/', /Penugasan baru|Instruksi baru/],
  ['/projects', /Tubrukan|survey|inspection/i],
  ['/projects?projectStatusReportId=3', /Preliminary report/],
  ['/projects-filter', /Proyek per jenis/],
  ['/projects-filter?typeId=1&status=fol', /Ditindaklanjuti/],
  ['/projects/5/show', /Tenggat laporan awal/],
  ['/projects/5', /Kapal dan kejadian/],
  ['/clients/type/Broker', /London|Jakarta|Singapore/],
  ['/clients/5/show', /Penagihan/],
  ['/clients/create', /Penagihan/],
  ['/vessels', /IMO/],
  ['/vessels/create', /Klasifikasi dan ukuran/],
  ['/types', /Hull & Machinery/],
  ['/types-detail', /Rincian jenis/],
  ['/invoices', /INV-/],
  ['/pending-issued'],
  ['/pending-payment', /INV-/],
  ['/complete', /INV-/],
  ['/issued-month'],
  ['/issued-week'],
  ['/events'],
  ['/charts'],
  ['/users', /@samudraemas/],
  ['/users/add', /Tanggal lahir/],
  ['/roles', /Surveyor/],
  ['/roles/4', /Yang diizinkan peran ini/],
  ['/audit'],
  ['/account/security', /Verifikasi dua langkah/],
];

async function look(page: Page, url: string, said?: RegExp) {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  if (said) await expect(page.getByText(said).first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect.soft(await axeViolations(page), url).toEqual([]);
  expect.soft(await refusedByPolicy(page), `${url} meets its content security policy`).toEqual([]);
}

for (const [size, colorScheme] of [
  [desk, 'light'],
  [phone, 'dark'],
] as const) {
  test(`axe finds nothing in the back office, ${colorScheme} at ${size.width} px`, async ({ page, adminUrl }) => {
    test.slow();
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await page.goto(`${adminUrl}/users`);
    await page.getByLabel(/^Email/).fill(superAdmin.login);
    await page.getByLabel(/^Password/).fill(superAdmin.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table')).toBeVisible();
    for (const [path, said] of pages) await look(page, adminUrl + path, said);
  });
}
