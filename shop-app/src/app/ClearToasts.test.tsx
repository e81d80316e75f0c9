import { screen, waitFor, within } from '@testing-library/react';
import { addToCart, authenticate } from 'shop-core/contract';
import { on, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../testing/testApp.tsx';
import { loseLogin } from '../testing/testLogin.ts';
import { testShop } from '../testing/testShop.ts';

const ani = sampleSession();
const toasts = () => screen.getByRole('region', { name: 'Pemberitahuan' });
const press = async ({ user }: Pick<ReturnType<typeof openShop>, 'user'>) => {
  const [buy] = await screen.findAllByRole('button', { name: /^Beli/ });
  if (buy) await user.click(buy);
};

it('names what was added and leads to the cart, where it is said no more', async () => {
  const opened = openShop('/products/EB-5', { as: ani });
  await press(opened);
  expect(await within(toasts()).findByText('1 × Emas Batangan 5 gram')).toBeVisible();
  await opened.user.click(within(toasts()).getByRole('link', { name: 'Lihat keranjang' }));
  await waitFor(() => expect(opened.address()).toBe('/cart'));
  expect(toasts()).toHaveTextContent('');
});

it('says no more why something was not added once it is', async () => {
  const shop = testShop();
  shop.failNext({ code: 'OUT_OF_STOCK', available: 0 }, addToCart);
  const opened = openShop('/products', { as: ani, shop });
  await press(opened);
  await within(toasts()).findByText('Stok tidak mencukupi.');
  await press(opened);
  await screen.findByRole('dialog', { name: 'Ditambahkan ke keranjang' });
  expect(toasts()).toHaveTextContent('');
});

it('says no more that a login has ended once there is another', async () => {
  const again = on(authenticate, () => {
    const { profile, ...login } = sampleSession({ token: 'token-2' });
    return { ...profile, ...login };
  });
  const opened = openShop('/quiz', { as: ani, shop: testShop(again) });
  await screen.findByRole('button', { name: /^Akun / });
  await loseLogin(opened, 'token-1');
  await opened.user.type(await screen.findByLabelText('Username'), 'ani');
  expect(toasts()).toHaveTextContent(/berakhir/);
  await opened.user.type(screen.getByLabelText('Password'), 'ombak-tenang-27{Enter}');
  await screen.findByRole('button', { name: /^Akun / });
  await waitFor(() => expect(toasts()).toHaveTextContent(''));
});

it('leads a visitor who wants to buy from a card to the login, and back', async () => {
  const opened = openShop('/');
  await press(opened);
  const link = await within(toasts()).findByRole('link', { name: 'Masuk' });
  await opened.user.click(link);
  await waitFor(() => expect(opened.address()).toBe('/login'));
});
