import { screen, waitFor } from '@testing-library/react';
import { forgotPassword } from 'shop-core/contract';
import { on } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { testShop } from '../../testing/testShop.ts';

const open = (path = '/forgot') => openShop(path, { shop: testShop(on(forgotPassword, () => null)) });
const send = () => screen.getByRole('button', { name: 'Kirim' });

it('has an e-mail field, and goes home once the mail is sent to it without its spaces [S2.29, S2.61, S2.62, S5.21]', async () => {
  const { user, shop, address } = open('/forgot?mobile=1');
  await user.type(await screen.findByLabelText('Email'), ' ani@ shop.example ');
  await user.click(send());
  expect(await screen.findByText('Email sudah dikirim')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/?mobile=1'));
  expect(shop.requestsOf(forgotPassword).map(({ ask }) => ask.body)).toEqual([{ email: 'ani@shop.example' }]);
});

it.each([
  ['nothing', ' ', 'Wajib diisi.'],
  ['half an address', 'ani@', 'alamat email tidak valid.'],
])('refuses %s without asking the server [S5.20]', async (_what, typed, sentence) => {
  const { user, shop } = open();
  const field = await screen.findByLabelText('Email');
  await user.type(field, typed);
  await user.click(send());
  expect(field).toHaveAccessibleDescription(sentence);
  expect(field).toHaveFocus();
  expect(shop.count(forgotPassword)).toBe(0);
});

it('keeps what was typed when it could not be sent, and sends it again', async () => {
  const { user, shop, address } = open();
  const fault = shop.fail({ code: 'TOO_MANY_TRIES', retryAfterSeconds: 120 }, forgotPassword);
  const field = await screen.findByLabelText('Email');
  await user.type(field, 'ani@shop.example');
  await user.click(send());
  expect(await screen.findByText('Terlalu banyak percobaan. Coba lagi dalam 2 menit.')).toBeVisible();
  expect(field).toHaveValue('ani@shop.example');
  fault.mend();
  await user.click(send());
  await waitFor(() => expect(address()).toBe('/'));
});

it('is where the login leads whoever forgot', async () => {
  const { user } = open('/login');
  await user.click(await screen.findByRole('link', { name: 'Lupa password?' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lupa password' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Kembali ke halaman masuk' }));
  expect(await screen.findByRole('button', { name: 'MASUK' })).toBeVisible();
});
