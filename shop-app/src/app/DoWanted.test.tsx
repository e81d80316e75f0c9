import { screen, waitFor, within } from '@testing-library/react';
import { addToCart, authenticate, forgotPassword, register, resetPassword, viewProducts } from 'shop-core/contract';
import { on, refuse, sampleProfile, sampleSession } from 'shop-core/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openShop } from '../testing/testApp.tsx';
import { sampleItem } from '../testing/testGoods.ts';
import { password, testShop } from '../testing/testShop.ts';

type Opened = ReturnType<typeof openShop>;

const mailed = 'titipan-4821';
const chosen = 'kuda baterai stapler';
const added = 'Keranjang berhasil diperbaharui';

/** A shop that mails passwords: with that of the mail one logs in once, to change it. */
const mailingShop = () =>
  testShop(
    on(register, () => null),
    on(forgotPassword, () => null),
    on(resetPassword, ({ body }) =>
      body.currentPassword === mailed
        ? null
        : refuse({ code: 'FORM_INVALID', fields: [] }, { fields: { currentPassword: 'Salah.' } }),
    ),
    on(authenticate, ({ body }) => {
      if (body.password !== mailed) refuse({ code: 'LOGIN_FAILED' });
      const { profile, ...login } = sampleSession({ mustChangePassword: true });
      return { ...profile, ...login };
    }),
  );
/** A shop that gives Ani another token than the one that it knows no more. */
const forgettingShop = () =>
  testShop(
    on(authenticate, () => {
      const { profile, ...login } = sampleSession({ token: 'token-2' });
      return { ...profile, ...login };
    }),
  );
const logIn = async ({ user }: Pick<Opened, 'user'>, secret = password) => {
  await user.type(await screen.findByLabelText('Username'), 'ani');
  await user.type(screen.getByLabelText('Password'), `${secret}{Enter}`);
};
const changePassword = async ({ user }: Pick<Opened, 'user'>) => {
  await user.type(await screen.findByLabelText('Password baru'), chosen);
  await user.type(screen.getByLabelText('Konfirmasi password'), `${chosen}{Enter}`);
};
const buyFrom = async ({ user }: Pick<Opened, 'user'>) => {
  const [buy] = await screen.findAllByRole('button', { name: 'Beli' });
  if (buy) await user.click(buy);
};
const buyOn = async ({ user }: Pick<Opened, 'user'>, card: HTMLElement) => {
  await user.click(within(card).getByRole('button', { name: /^Beli/ }));
};
const bought = ({ shop }: Pick<Opened, 'shop'>) =>
  shop.requestsOf(addToCart).map(({ ask }) => [ask.body.customerCode, ask.body.sku, ask.body.quantity]);
const once = [['C1', 'EB-5', 1]];

afterEach(() => vi.useRealTimers());

describe('a press of Beli that meets the login is done after it', () => {
  it('on the page of a product, which is come back to', async () => {
    const opened = openShop('/products/EB-5');
    await buyFrom(opened);
    await logIn(opened);
    expect(await screen.findByText(added)).toBeVisible();
    await waitFor(() => expect(opened.address()).toBe('/products/EB-5'));
    expect(bought(opened)).toEqual(once);
  });

  it('with the review tab open', async () => {
    const opened = openShop('/products/EB-5?tab=1');
    await buyFrom(opened);
    await logIn(opened);
    expect(await screen.findByText(added)).toBeVisible();
    await waitFor(() => expect(opened.address()).toBe('/products/EB-5?tab=1'));
    expect(bought(opened)).toEqual(once);
  });

  it('in a list, by the dialog', async () => {
    const opened = openShop('/products?cat=8');
    await buyOn(opened, await screen.findByRole('article'));
    await screen.findByRole('dialog', { name: 'Masuk untuk membeli' });
    await logIn(opened);
    expect(await screen.findByText(added)).toBeVisible();
    await waitFor(() => expect(opened.address()).toBe('/products?cat=8'));
    expect(bought(opened)).toEqual(once);
  });

  it('on the home page, by its own login', async () => {
    const opened = openShop('/');
    const region = await screen.findByRole('region', { name: 'Produk pilihan' });
    const [card] = within(region).getAllByRole('article');
    if (card) await buyOn(opened, card);
    await logIn(opened);
    expect(await screen.findByText(added)).toBeVisible();
    await waitFor(() => expect(opened.address()).toBe('/'));
    expect(bought(opened)).toEqual(once);
  });

  it('on a related product, by the login of the header', async () => {
    const products = [sampleItem({ id: 2, sku: 'EB-10', name: 'Emas Batangan 10 gram' })];
    const shop = testShop(on(viewProducts, () => ({ products, totalItems: 1, currentPage: 0 })));
    const opened = openShop('/products/EB-5', { shop });
    await buyOn(opened, within(await screen.findByRole('region', { name: 'Produk terkait' })).getByRole('article'));
    await opened.user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Masuk' }));
    await logIn(opened);
    expect(await screen.findByText(added)).toBeVisible();
    await waitFor(() => expect(opened.address()).toBe('/products/EB-5'));
    expect(bought(opened)).toEqual([['C1', 'EB-10', 1]]);
  });
});

describe('it lives through a password that comes by mail', () => {
  it('after a registration: comes back, buys, and asks for the temporary password once', async () => {
    const opened = openShop('/products/EB-5', { shop: mailingShop() });
    const { user, address } = opened;
    await buyFrom(opened);
    await user.click(await screen.findByRole('link', { name: 'Belum punya akun? Daftar' }));
    await user.type(await screen.findByLabelText('Email'), 'ani@shop.example');
    await user.click(screen.getByRole('button', { name: 'Daftar' }));
    await screen.findByText('Anda berhasil daftar. Silahkan cek email Anda untuk password.');
    expect(address()).toBe(`/register-success?next=${encodeURIComponent('/products/EB-5')}`);
    await user.type(screen.getByLabelText('Password'), mailed);
    await user.click(screen.getByRole('button', { name: 'MASUK' }));
    await screen.findByLabelText('Password baru');
    expect(screen.queryByLabelText('Password sementara dari email')).toBeNull();
    expect(bought(opened)).toEqual([]);
    await changePassword(opened);
    await waitFor(() => expect(address()).toBe('/products/EB-5'));
    await waitFor(() => expect(bought(opened)).toEqual(once));
    expect(opened.shop.requestsOf(resetPassword).map(({ ask }) => ask.body.currentPassword)).toEqual([mailed]);
  });

  it('after a forgotten password, by the login dialog, the mail, and a page that was loaded anew', async () => {
    const shop = mailingShop();
    const opened = openShop('/products?cat=8', { shop });
    await buyOn(opened, await screen.findByRole('article'));
    const dialog = await screen.findByRole('dialog', { name: 'Masuk untuk membeli' });
    expect(within(dialog).getByRole('link', { name: 'Belum punya akun? Daftar' })).toHaveAttribute(
      'href',
      `/register?next=${encodeURIComponent('/products?cat=8')}`,
    );
    await opened.user.click(within(dialog).getByRole('link', { name: 'Lupa password?' }));
    await opened.user.type(await screen.findByLabelText('Email'), 'ani@shop.example');
    await opened.user.click(screen.getByRole('button', { name: 'Kirim' }));
    await screen.findByText('Email sudah dikirim');
    await waitFor(() => expect(opened.address()).toBe('/'));
    opened.unmount();
    const again = openShop('/login', { shop, isUsedTab: true });
    await logIn(again, mailed);
    await changePassword(again);
    await waitFor(() => expect(again.address()).toBe('/products?cat=8'));
    await waitFor(() => expect(bought(again)).toEqual(once));
  });

  it('leads on to a page that needs a login', async () => {
    const opened = openShop('/zakat?mobile=1', { shop: mailingShop() });
    await waitFor(() => expect(opened.address()).toMatch(/^\/login\?next=/));
    await logIn(opened, mailed);
    await changePassword(opened);
    await waitFor(() => expect(opened.address()).toBe('/zakat?mobile=1'));
  });

  it('asks for the temporary password when it is refused', async () => {
    const shop = mailingShop();
    const opened = openShop('/login', { shop });
    await logIn(opened, mailed);
    shop.handle(
      on(resetPassword, () =>
        refuse({ code: 'FORM_INVALID', fields: [] }, { fields: { currentPassword: 'Password saat ini salah.' } }),
      ),
    );
    await changePassword(opened);
    expect(await screen.findByLabelText('Password sementara dari email')).toBeVisible();
  });
});

it('comes back to the product where the login had ended, for the same customer [S4.3]', async () => {
  const shop = forgettingShop();
  const opened = openShop('/products/EB-5', { shop, as: sampleSession() });
  await screen.findAllByRole('button', { name: 'Beli' });
  shop.revoke('token-1');
  await buyFrom(opened);
  await waitFor(() => expect(opened.address()).toBe('/'));
  const before = bought(opened).length;
  await logIn(opened);
  await waitFor(() => expect(opened.address()).toBe('/products/EB-5'));
  await waitFor(() => expect(bought(opened).slice(before)).toEqual(once));
});

describe('it is not done', () => {
  it('for another customer than the one whose login had ended', async () => {
    const shop = forgettingShop();
    const as = sampleSession({ profile: sampleProfile({ customerCode: 'C2', username: 'budi' }) });
    const opened = openShop('/products/EB-5', { shop, as });
    await screen.findAllByRole('button', { name: 'Beli' });
    shop.revoke('token-1');
    await buyFrom(opened);
    await waitFor(() => expect(opened.address()).toBe('/'));
    const before = bought(opened).length;
    await logIn(opened);
    await screen.findByRole('button', { name: 'Akun Ani Wijaya' });
    expect(opened.address()).toBe('/');
    expect([bought(opened).length, sessionStorage.length]).toEqual([before, 0]);
  });

  it('when the dialog was closed', async () => {
    const opened = openShop('/products');
    await buyOn(opened, await screen.findByRole('article'));
    const dialog = await screen.findByRole('dialog', { name: 'Masuk untuk membeli' });
    await opened.user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    expect(sessionStorage).toHaveLength(0);
  });

  it('when whoever wanted it has left', async () => {
    const opened = openShop('/products/EB-5', { shop: mailingShop() });
    await buyFrom(opened);
    await logIn(opened, mailed);
    await opened.user.click(await screen.findByRole('button', { name: 'Keluar' }));
    await opened.user.click(await screen.findByRole('button', { name: 'Ya, keluar' }));
    await screen.findByText('Anda sudah keluar.');
    expect(sessionStorage).toHaveLength(0);
  });

  it('after an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const opened = openShop('/products/EB-5');
    await buyFrom(opened);
    await screen.findByLabelText('Username');
    vi.setSystemTime(Date.now() + 61 * 60_000);
    await logIn(opened);
    await screen.findByRole('button', { name: 'Akun Ani Wijaya' });
    expect(bought(opened)).toEqual([]);
  });

  it('twice: two tabs that wanted the same send it under one name', async () => {
    const wanted = async () => {
      const opened = openShop('/products/EB-5');
      await buyFrom(opened);
      await logIn(opened);
      await waitFor(() => expect(bought(opened)).toEqual(once));
      opened.unmount();
      return opened.shop.requestsOf(addToCart).map(({ idempotencyKey }) => idempotencyKey);
    };
    const [one] = await wanted();
    expect(one).toMatch(/^[\w.:-]{8,100}$/);
    expect(await wanted()).toEqual([one]);
  });
});
