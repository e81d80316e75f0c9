import { screen } from '@testing-library/react';
import { getNewPassword } from 'shop-core/contract';
import { on } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { testShop } from '../../testing/testShop.ts';

const link = '/forgot-success?email=ani%40shop.example&token=token-9';
const answering = () => testShop(on(getNewPassword, () => null));
const told = () => screen.findByRole('heading', { level: 1, name: 'Periksa email Anda untuk password baru' });

it('asks for the new password once, and says to check the e-mail of the link for it [S2.30, S2.63]', async () => {
  const shop = answering();
  const held = shop.hold(getNewPassword);
  openShop(link, { shop });
  expect(await screen.findByText('Meminta password baru')).toBeInTheDocument();
  held.release();
  await told();
  expect(screen.getByText('ani@shop.example')).toBeVisible();
  expect(shop.requestsOf(getNewPassword).map(({ ask }) => [ask.params.email, ask.query.token])).toEqual([
    ['ani@shop.example', 'token-9'],
  ]);
  expect(screen.getByRole('link', { name: 'Minta tautan baru' })).toHaveAttribute('href', '/forgot');
});

it.each(['/forgot-success?email=ani%40shop.example', '/forgot-success?token=token-9', '/forgot-success'])(
  'says the same at %s, and asks for nothing',
  async (path) => {
    const { shop } = openShop(path, { shop: answering() });
    await told();
    expect(shop.count(getNewPassword)).toBe(0);
  },
);

it('keeps the plus of an e-mail that a mail program wrote as it is', async () => {
  const { shop } = openShop('/forgot-success?email=ani+toko@shop.example&token=token-9', { shop: answering() });
  await told();
  expect(screen.getByText('ani+toko@shop.example')).toBeVisible();
  expect(shop.requestsOf(getNewPassword).map(({ ask }) => ask.params.email)).toEqual(['ani+toko@shop.example']);
});

it('shows an e-mail of the address bar as words, whatever stands there', async () => {
  openShop(`/forgot-success?email=${encodeURIComponent('<img src=x onerror=alert(1)>')}`, { shop: answering() });
  await told();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
});

it('says that it failed, tries again, and offers another link', async () => {
  const shop = answering();
  const fault = shop.fail({ code: 'UNEXPECTED' }, getNewPassword);
  const { user } = openShop(link, { shop });
  expect(await screen.findByText('Password baru belum dikirim')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Minta tautan baru' })).toHaveAttribute('href', '/forgot');
  fault.mend();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await told();
});

it('leads from the login not back here', async () => {
  openShop(link, { shop: answering() });
  await told();
  const links = screen.getAllByRole('link', { name: 'Masuk' }).map((each) => each.getAttribute('href'));
  expect(new Set(links)).toEqual(new Set(['/login']));
});
