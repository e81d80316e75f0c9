import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { screen, waitFor } from '@testing-library/react';
import { createShopClient } from 'shop-core';
import { addToCart } from 'shop-core/contract';
import { rupiah } from 'shop-core/rules';
import { createMemoryShop, sampleBilling, sampleProduct, sampleSeed } from 'shop-core/testing';
import { describe, expect, it } from 'vitest';
import { forgetfulForms, type KeptForm, keptForms } from './testing/formsOfShop.ts';
import { openShop } from './testing/testApp.tsx';
import { logIn, loseLogin } from './testing/testLogin.ts';

/** What passes every form on; it is none. */
const mechanism = new Set(
  ['form/useForm.ts', 'form/useKeptValues.ts', 'provider/useKept.ts', 'provider/useKeptState.ts'].map(
    (file) => `shop-core/src/hooks/${file}`,
  ),
);
const word = 'Isian Anda sebelum sesi berakhir masih tersimpan. Silakan lanjutkan.';

/** Ani, with a bar in her cart, on a page of the shop. */
async function openAsAni(path: string, shop = createMemoryShop()) {
  const as = shop.logIn('ani');
  const client = createShopClient({ ...shop.api, getToken: () => as.token });
  await client.send(addToCart, { body: { customerCode: 'C1', sku: 'LM-05', quantity: 1, price: rupiah(900_000) } });
  return { ...openShop(path, { shop, as }), shop, as };
}

async function typeInto(user: Awaited<ReturnType<typeof openAsAni>>['user'], { open, texts, ticks = [] }: KeptForm) {
  await open?.(user);
  for (const [label, text] of texts) await user.type(await screen.findByLabelText(label), text);
  for (const label of ticks) await user.click(screen.getByLabelText(label));
}

const textIn = (label: string | RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value;

const allValues = () =>
  [...document.querySelectorAll<HTMLInputElement>('main input, main textarea, [role=dialog] input')].map(
    ({ value }) => value,
  );

describe.each(keptForms)('$drawnBy', (form) => {
  it('has what was typed when its customer logs in again, on its page, and says so', async () => {
    const { user, address, as, ...page } = await openAsAni(form.path);
    await typeInto(user, form);
    const typed = form.texts.map(([label]) => textIn(label));
    for (const [at, [, text]] of form.texts.entries()) expect(typed[at]).toContain(text);
    await loseLogin({ ...page, address }, as.token);
    await logIn({ user }, 'ani', 'rahasia-ani');
    await waitFor(() => expect(address()).toBe(form.path));
    expect(await screen.findByText(word)).toBeVisible();
    await waitFor(() => expect(form.texts.map(([label]) => textIn(label))).toEqual(typed));
    for (const label of form.ticks ?? []) expect(screen.getByLabelText(label)).toBeChecked();
  });

  it('has nothing of it for another customer', async () => {
    const { user, address, back, as, ...page } = await openAsAni(form.path);
    await typeInto(user, form);
    const [, text] = form.texts.at(-1) ?? ['', ''];
    const typed = textIn(form.texts.at(-1)?.[0] ?? '');
    await loseLogin({ ...page, address }, as.token);
    await logIn({ user }, 'cahya', 'rahasia-cahya');
    expect(address()).toBe('/');
    back();
    await waitFor(() => expect(address()).not.toBe('/'));
    await screen.findByRole('button', { name: /^Akun / });
    await waitFor(() => expect(document.querySelector('main')).not.toHaveTextContent(/Memuat/));
    expect(text).not.toBe('');
    expect(allValues()).not.toContain(typed);
    expect(screen.queryByText(word)).toBeNull();
  });
});

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The sources of hooks and screens that hold such a text. */
function filesWith(pattern: RegExp): string[] {
  const folders = ['shop-core/src/hooks', 'shop-app/src'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/test[A-Z]|\/testing\//.test(file));
  return sources.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
}

describe('the table of forms', () => {
  const known = new Set([...keptForms.flatMap(({ file, drawnBy }) => [file, drawnBy]), ...Object.keys(forgetfulForms)]);

  it('names every form that is drawn', () => {
    const drawn = filesWith(/<(form|PostForm)\b/).filter((file) => file !== 'shop-app/src/ui/PostForm.tsx');
    expect(drawn.length).toBeGreaterThan(12);
    expect(drawn.filter((file) => !known.has(file))).toEqual([]);
  });

  it('names every file that keeps what is typed, or says that it does not', () => {
    const keeping = filesWith(/\bkeepAs: |\buseKept[(<]/).filter((file) => !mechanism.has(file));
    expect(keeping.filter((file) => !known.has(file))).toEqual([]);
    expect(keptForms.filter(({ file }) => !keeping.includes(file))).toEqual([]);
    expect(filesWith(/\bkeepAs: false/).filter((file) => !(file in forgetfulForms))).toEqual([]);
  });
});

it('keeps no password, and leads nowhere for it', async () => {
  const { user, address, back, as, ...page } = await openAsAni('/account?tab=2');
  await user.type(await screen.findByLabelText('Password saat ini'), 'rahasia-ani');
  await user.type(screen.getByLabelText('Password baru'), 'kapal-layar-7');
  await loseLogin({ ...page, address }, as.token);
  await logIn({ user }, 'ani', 'rahasia-ani');
  expect(address()).toBe('/');
  back();
  expect(await screen.findByLabelText('Password baru')).toHaveValue('');
});

it('forgets what was typed when its customer logs out on purpose', async () => {
  const { user, address, back } = await openAsAni('/account');
  await user.type(await screen.findByLabelText('Nama depan'), 'Ayu');
  const [leave] = await screen.findAllByRole('button', { name: 'Keluar' });
  if (leave) await user.click(leave);
  await user.click(await screen.findByRole('button', { name: 'Ya, keluar' }));
  await waitFor(() => expect(address()).toBe('/'));
  await logIn({ user }, 'ani', 'rahasia-ani');
  back();
  expect(await screen.findByLabelText('Nama depan')).toHaveValue('Ani');
  expect(screen.queryByText(word)).toBeNull();
});

it('forgets what was typed once it is sent', async () => {
  const { user, address, as, ...page } = await openAsAni('/account');
  await user.type(await screen.findByLabelText('Nama depan'), 'Ayu');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findByText('Data berhasil diubah');
  await loseLogin({ ...page, address }, as.token);
  await logIn({ user }, 'ani', 'rahasia-ani');
  expect(address()).toBe('/');
  expect(screen.queryByText(word)).toBeNull();
});

it('keeps what was being sent when the token was refused', async () => {
  const { user, address, as, shop } = await openAsAni('/zakat');
  await user.click(await screen.findByRole('button', { name: 'BELI/JUAL EMAS' }));
  await user.type(await screen.findByLabelText('Jenis emas'), 'Antam');
  await user.type(screen.getByLabelText('Berat (gram)'), '90');
  await user.type(screen.getByLabelText('Kadar (%)'), '100');
  await user.type(screen.getByLabelText('Tanggal transaksi'), '01/01/2024');
  await user.click(screen.getByLabelText('Beli'));
  shop.revoke(as.token);
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(address()).toBe('/'));
  await logIn({ user }, 'ani', 'rahasia-ani');
  await waitFor(async () => expect(await screen.findByLabelText('Jenis emas')).toHaveValue('Antam'));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Catatan emas berhasil disimpan')).toBeVisible();
});

it('opens the dialog of the cart again that asks for an address', async () => {
  const [neighbour, ani] = sampleSeed().customers;
  if (!neighbour || !ani) throw new Error('The sample shop has two customers.');
  const customers = [neighbour, { ...ani, billing: sampleBilling({ postalCode: null }) }];
  const { user, address, as, ...page } = await openAsAni('/cart', createMemoryShop({ customers }));
  await user.click(await screen.findByRole('button', { name: 'Checkout' }));
  await user.type(await screen.findByLabelText(/^Patokan/), 'dekat masjid');
  const typed = textIn(/^Patokan/);
  await loseLogin({ ...page, address }, as.token);
  await logIn({ user }, 'ani', 'rahasia-ani');
  expect(await screen.findByRole('dialog', { name: 'Lengkapi alamat penagihan' })).toBeVisible();
  await waitFor(() => expect(textIn(/^Patokan/)).toBe(typed));
});

it('goes where a login was wanted, and has the form filled in when its customer comes to it', async () => {
  const { user, address, as, ...page } = await openAsAni('/products/LM-05?tab=1');
  await user.type(await screen.findByLabelText('Judul'), 'Bagus');
  await loseLogin({ ...page, address }, as.token);
  await user.type(screen.getByLabelText('Cari produk'), 'emas{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Masuk' }));
  await logIn({ user }, 'ani', 'rahasia-ani');
  await waitFor(() => expect(address()).toBe('/products?s=emas'));
  expect(screen.queryByText(word)).toBeNull();
  await user.click(await screen.findByRole('link', { name: sampleProduct().name }));
  await user.click(await screen.findByRole('tab', { name: 'REVIEW' }));
  expect(await screen.findByLabelText('Judul')).toHaveValue('Bagus');
  expect(await screen.findByText(word)).toBeVisible();
});
