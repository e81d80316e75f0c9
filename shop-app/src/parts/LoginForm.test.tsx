import { screen } from '@testing-library/react';
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
