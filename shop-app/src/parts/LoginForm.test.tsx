import { screen, waitFor } from '@testing-library/react';
import { authenticate } from 'shop-core/contract';
import { expect, it } from 'vitest';
import { openShop } from '../testing/testApp.tsx';
import { password, testShop } from '../testing/testShop.ts';

const open = async (shop = testShop()) => {
  const opened = openShop('/login', { shop });
  const username = await screen.findByLabelText('Username');
  const field = screen.getByLabelText('Password');
  const submit = () => opened.user.click(screen.getByRole('button', { name: 'MASUK' }));
  return { ...opened, username, field, submit };
};

it('asks for both fields, and puts the cursor where something is missing [S5.22]', async () => {
  const { username, field, submit, shop, user } = await open();
  await submit();
  expect(screen.getAllByText('Wajib diisi.')).toHaveLength(2);
  expect(username).toHaveFocus();
  expect(username).toBeInvalid();
  await user.type(username, 'ani');
  await submit();
  expect(screen.getAllByText('Wajib diisi.')).toHaveLength(1);
  expect(field).toHaveFocus();
  expect(shop.requestsOf(authenticate)).toEqual([]);
});

it('strips spaces from the username while it is typed, and trims the password [S5.23, S5.24]', async () => {
  const { username, field, submit, shop, user } = await open();
  await user.type(username, ' a n i ');
  expect(username).toHaveValue('ani');
  await user.type(field, ` ${password} `);
  await submit();
  await screen.findByRole('button', { name: 'Akun Ani Wijaya' });
  expect(shop.requestsOf(authenticate).map(({ ask }) => ask.body)).toEqual([{ username: 'ani', password }]);
});

it('says that it was wrong and keeps what was typed, and the next try counts', async () => {
  const { username, field, submit, user } = await open();
  await user.type(username, 'ani');
  await user.type(field, 'salah sekali');
  await submit();
  expect(await screen.findByText('Username atau password salah.')).toBeVisible();
  expect(username).toHaveValue('ani');
  expect(field).toHaveValue('salah sekali');
  await user.clear(field);
  await user.type(field, `${password}{Enter}`);
  expect(await screen.findByRole('button', { name: 'Akun Ani Wijaya' })).toBeVisible();
});

it('says how long to wait after too many tries', async () => {
  const shop = testShop();
  shop.failNext({ code: 'TOO_MANY_TRIES', retryAfterSeconds: 120 }, authenticate);
  const { username, field, submit, user } = await open(shop);
  await user.type(username, 'ani');
  await user.type(field, 'salah');
  await submit();
  expect(await screen.findByText(/^Terlalu banyak percobaan\. Coba lagi .*2 menit/)).toBeVisible();
});

it('sends once, however often it is pressed while the answer is on its way', async () => {
  const shop = testShop();
  const held = shop.hold(authenticate);
  const { username, field, submit, user } = await open(shop);
  await user.type(username, 'ani');
  await user.type(field, password);
  await submit();
  await user.click(screen.getByRole('button', { name: /MASUK|Memproses/ }));
  expect(shop.requestsOf(authenticate)).toHaveLength(1);
  held.release();
  expect(await screen.findByRole('button', { name: 'Akun Ani Wijaya' })).toBeVisible();
});

it('asks for the mailed code when there was too much guessing, with the cursor in it, and says when it goes without', async () => {
  const shop = testShop();
  shop.failNext({ code: 'LOGIN_CODE_NEEDED', retryAfterSeconds: 90 }, authenticate);
  const { username, field, submit, user } = await open(shop);
  await user.type(username, 'ani');
  await user.type(field, password);
  await submit();
  const code = await screen.findByLabelText('Kode dari email');
  expect(code).toHaveFocus();
  expect(code).toHaveAccessibleDescription(/Tanpa kode: kosongkan, lalu coba lagi pukul \d\d\.\d\d\.\d\d\.$/);
  expect(await screen.findByText(/^Terlalu banyak percobaan masuk ke akun ini\./)).toBeVisible();
  shop.failNext({ code: 'LOGIN_CODE_WRONG' }, authenticate);
  await user.type(code, 'abcde-fghjx{Enter}');
  await waitFor(() => expect(code).toBeInvalid());
  expect([username, field].map((input) => (input as HTMLInputElement).value)).toEqual(['ani', password]);
  await user.clear(code);
  await user.type(code, 'abcde-fghjk{Enter}');
  expect(await screen.findByRole('button', { name: 'Akun Ani Wijaya' })).toBeVisible();
  expect(shop.requestsOf(authenticate).map(({ ask }) => ask.body.code)).toEqual([
    undefined,
    'abcde-fghjx',
    'abcde-fghjk',
  ]);
});

it('logs in without a code once it was emptied', async () => {
  const shop = testShop();
  shop.failNext({ code: 'LOGIN_CODE_NEEDED', retryAfterSeconds: 10 }, authenticate);
  const { username, field, submit, user } = await open(shop);
  await user.type(username, 'ani');
  await user.type(field, password);
  await submit();
  await screen.findByLabelText('Kode dari email');
  await submit();
  expect(await screen.findByRole('button', { name: 'Akun Ani Wijaya' })).toBeVisible();
  expect(shop.requestsOf(authenticate).at(-1)?.ask.body).toEqual({ username: 'ani', password });
});

it('takes a code from whoever was only told that something is wrong but got a mail', async () => {
  const { username, field, submit, user, shop } = await open();
  await user.type(username, 'ani');
  await user.type(field, 'salah sekali');
  await submit();
  await user.click(await screen.findByRole('button', { name: 'Saya menerima kode masuk lewat email' }));
  const code = screen.getByLabelText('Kode dari email');
  expect(code).toHaveFocus();
  await user.type(code, 'abcde-fghjk');
  await user.clear(field);
  await user.type(field, `${password}{Enter}`);
  await screen.findByRole('button', { name: 'Akun Ani Wijaya' });
  expect(shop.requestsOf(authenticate).at(-1)?.ask.body).toMatchObject({ code: 'abcde-fghjk' });
});

it('has the code that the link of the mail brings along', async () => {
  openShop('/login#kode=abcde-fghjk', { shop: testShop() });
  expect(await screen.findByLabelText('Kode dari email')).toHaveValue('abcde-fghjk');
});
