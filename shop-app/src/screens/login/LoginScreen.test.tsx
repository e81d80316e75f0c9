import { screen, waitFor } from '@testing-library/react';
import { authenticate } from 'shop-core/contract';
import { on, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { password, testShop } from '../../testing/testShop.ts';

const logIn = async (user: ReturnType<typeof openShop>['user']) => {
  await user.type(await screen.findByLabelText('Username'), 'ani');
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
};

it.each([
  ['/login', '/'],
  ['/login?next=%2Fproducts%3Fcat%3D8', '/products?cat=8'],
  ['/login?next=%2Fcart&mobile=1', '/cart?mobile=1'],
  ['/login?next=https%3A%2F%2Fevil.example', '/'],
  ['/login?next=%2F%2Fevil.example', '/'],
  ['/login?next=%2F%5Cevil.example', '/'],
])('65: goes from %s to %s and nowhere else [S2.26]', async (from, to) => {
  const { user, address } = openShop(from);
  await logIn(user);
  await waitFor(() => expect(address()).toBe(to));
});

it('shows as a toast the first message of a back end that refuses, and no other [S8.5, S8.14]', async () => {
  const shop = testShop();
  shop.answerNext(new Response('{"message": ["Akun dikunci", "lain"]}', { status: 400 }), authenticate);
  const { user } = openShop('/login', { shop });
  await logIn(user);
  const toast = await screen.findByText('Akun dikunci');
  expect(toast.closest('.toasts')).toContainElement(toast);
  expect(screen.queryByText('lain')).toBeNull();
});

it('leaves no login to come back to', async () => {
  const { user, address, back } = openShop('/products');
  await user.click(await screen.findByRole('link', { name: 'Masuk' }));
  await logIn(user);
  await screen.findByRole('button', { name: 'Akun Ani Wijaya' });
  back();
  await waitFor(() => expect(address()).toBe('/products'));
});

it('lets whoever is logged in pass', async () => {
  const { address } = openShop('/login?next=%2Fcart', { as: sampleSession() });
  await waitFor(() => expect(address()).toBe('/cart'));
});

it('leads a one-time password to its change first, wherever it wanted to go', async () => {
  const { profile, ...login } = sampleSession({ mustChangePassword: true });
  const shop = testShop(on(authenticate, () => ({ ...profile, ...login })));
  const { user, address } = openShop('/login?next=%2Fcart&mobile=1', { shop });
  await logIn(user);
  expect(await screen.findByText('Ganti password sementara Anda untuk mulai berbelanja.')).toBeVisible();
  expect(address()).toBe('/account?tab=2&next=%2Fcart&mobile=1');
});

it('leads to the forgotten password and to the registration', async () => {
  openShop('/login');
  expect(await screen.findByRole('link', { name: 'Lupa password?' })).toHaveAttribute('href', '/forgot');
  expect(screen.getByRole('link', { name: 'Belum punya akun? Daftar' })).toHaveAttribute('href', '/register');
});
