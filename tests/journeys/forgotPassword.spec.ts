import { expect, test } from '../support/journey.ts';
import { newcomer } from '../support/newcomer.ts';
import { mailsTo, newestMailTo } from '../support/outbox.ts';
import { shopper } from '../support/shopper.ts';

const chosen = 'perahu-kecil-pulang-9';

test('who forgot the password gets a link, then a password by a second mail, and chooses a new one [S2.29, S2.30, S2.61, S2.62, S2.63]', async ({
  page,
  shopUrl,
  dataDir,
}) => {
  const { press, fillLogin } = shopper(page);
  const { email, username, password } = await newcomer({ shopUrl, dataDir });
  const sent = async (subject: RegExp) => (await mailsTo(dataDir, email)).filter((mail) => subject.test(mail.subject));

  await page.goto('/login');
  await page.getByRole('link', { name: 'Lupa password?' }).click();
  await page.getByLabel('Email').fill(email);
  await press('Kirim');
  await expect(page.getByText('Email sudah dikirim')).toBeVisible();
  await expect(page).toHaveURL(`${shopUrl}/`);

  const { text } = await newestMailTo(dataDir, email, /Permintaan password baru/);
  const link = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
  expect(await sent(/Password sementara/)).toHaveLength(0);
  await page.goto(link.pathname + link.search);
  await expect(page.getByRole('heading', { name: 'Periksa email Anda untuk password baru' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  const mail = await newestMailTo(dataDir, email, /Password sementara/);
  const mailed = /Password sementara:\s*(\S+)/.exec(mail.text)?.[1] ?? '';

  await page.getByRole('main').getByRole('link', { name: 'Masuk' }).click();
  await fillLogin(username, mailed);
  await page.getByLabel('Password baru').fill(chosen);
  await page.getByLabel('Konfirmasi password').fill(chosen);
  await press('Ubah password');
  await expect(page.getByText('Password berhasil diubah')).toBeVisible();

  await page.goto('/account');
  await press('Keluar');
  await press('Ya, keluar');
  await expect(page.getByText('Anda sudah keluar.')).toBeVisible();
  await page.goto('/login');
  await fillLogin(username, password);
  await expect(page.getByText('Username atau password salah.')).toBeVisible();
  await fillLogin(username, chosen);
  await expect(page).toHaveURL(`${shopUrl}/`);

  await page.goto(link.pathname + link.search);
  await expect(page.getByRole('heading', { name: 'Periksa email Anda untuk password baru' })).toBeVisible();
  expect(await sent(/Password sementara/)).toHaveLength(1);
});
