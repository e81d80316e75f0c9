import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useCart, useSession } from 'shop-core';
import { findCompanies } from 'shop-core/contract';
import { createMemoryShop, renderShop } from 'shop-core/testing/react';
import { afterEach, describe, expect, it } from 'vitest';
import { atAnis } from './testExamples.tsx';
import PasswordForm from './useChangePassword.tsx';
import CompanyField from './useCompanies.tsx';
import ForgotPasswordForm from './useForgotPassword.tsx';
import GiftWords from './useKept.tsx';
import CouponOnDemand from './useKeptState.tsx';
import LoginForm from './useLogin.tsx';
import LogoutButton from './useLogout.tsx';
import NewPasswordPage from './useNewPassword.tsx';
import RegisterForm from './useRegister.tsx';
import AccountLink from './useSession.tsx';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

/** Whoever is not logged in logs in first. */
function ForCustomers({ children }: { children: ReactNode }) {
  const { status } = useSession();
  useCart();
  return status === 'customer' ? children : <LoginForm />;
}

/** Draws an example for Ani; `refuseToken` ends her login, and she logs in again. */
function untilRefused(example: ReactNode) {
  const shop = createMemoryShop();
  const session = shop.logIn('ani');
  const { queryClient, notices } = renderShop(<ForCustomers>{example}</ForCustomers>, { shop, session });
  const refuseToken = async () => {
    shop.revoke(session.token);
    await act(() => queryClient.invalidateQueries({ queryKey: ['samudra-emas', 'cart'] }));
    await userEvent.type(await screen.findByLabelText('Username atau email'), 'ani');
    await type('Password', 'rahasia-ani');
    await press('Masuk');
  };
  return { refuseToken, notices };
}

afterEach(() => history.replaceState(null, '', '/'));

describe('the example of', () => {
  it('useLogin lets in who has the right password, and says so of a wrong one', async () => {
    renderShop(<LoginForm />, { shop: createMemoryShop() });
    await type('Username atau email', 'ani');
    await type('Password', 'salah');
    await press('Masuk');
    expect(await screen.findByRole('alert')).toHaveTextContent('Username atau password salah.');
    await userEvent.clear(screen.getByLabelText('Password'));
    await type('Password', 'rahasia-ani');
    await press('Masuk');
    expect(await screen.findByText('Selamat datang, Ani Wijaya!')).toBeInTheDocument();
  });

  it('useLogout ends the login', async () => {
    const { sessionEnds } = atAnis(<LogoutButton />);
    await press('Keluar');
    expect(await screen.findByText('Anda sudah keluar.')).toBeInTheDocument();
    expect(sessionEnds).toEqual(['logout']);
  });

  it('useSession names who is logged in, and leads a visitor to the door', async () => {
    const { unmount } = atAnis(<AccountLink />);
    expect(await screen.findByRole('link', { name: 'Ani Wijaya' })).toBeInTheDocument();
    unmount();
    renderShop(<AccountLink />, { shop: createMemoryShop() });
    expect(await screen.findByRole('link', { name: 'Masuk' })).toBeInTheDocument();
  });

  it('useKept has what was typed when the same customer logs in again', async () => {
    const { refuseToken, notices } = untilRefused(<GiftWords orderCode="SE-1" />);
    await type('Ucapan', 'Selamat');
    await refuseToken();
    await waitFor(() => expect(screen.getByLabelText('Ucapan')).toHaveValue('Selamat'));
    expect(notices).toContainEqual(expect.objectContaining({ outcome: 'typingKept' }));
  });

  it('useKeptState opens the form again that was typed in', async () => {
    const { refuseToken } = untilRefused(<CouponOnDemand />);
    await press('Pakai kupon');
    await type('Kode kupon', 'HEMAT');
    await refuseToken();
    await waitFor(() => expect(screen.getByLabelText('Kode kupon')).toHaveValue('HEMAT'));
  });

  it('useChangePassword changes the password, and says beside its field that the old one is wrong', async () => {
    const { notices } = atAnis(<PasswordForm />);
    await type('Password sekarang', 'bukan-ini');
    await type('Password baru', 'ombak-tenang-27');
    await type('Ulangi password baru', 'ombak-tenang-27');
    await press('Ganti password');
    const current = screen.getByLabelText('Password sekarang');
    await waitFor(() => expect(current).toBeInvalid());
    await userEvent.clear(current);
    await type('Password sekarang', 'rahasia-ani');
    await press('Ganti password');
    await expect.poll(() => notices).toContainEqual(expect.objectContaining({ outcome: 'passwordChanged' }));
  });

  it('useCompanies offers the companies to who wants one', async () => {
    const { shop } = renderShop(<CompanyField />, { shop: createMemoryShop() });
    expect(shop.count(findCompanies)).toBe(0);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Daftar sebagai perusahaan' }));
    expect(await screen.findByRole('option', { name: 'PT Laut' })).toBeInTheDocument();
  });

  it('useForgotPassword has the link mailed, and useNewPassword the password', async () => {
    const shop = createMemoryShop();
    const { unmount } = renderShop(<ForgotPasswordForm />, { shop });
    await type('Email', 'ani');
    await press('Kirim tautan');
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    await type('Email', '@shop.example');
    await press('Kirim tautan');
    expect(await screen.findByText('Periksa email Anda.')).toBeInTheDocument();
    unmount();
    history.replaceState(null, '', `?email=ani@shop.example&token=${shop.mails[0]?.secret}`);
    renderShop(<NewPasswordPage />, { shop });
    expect(await screen.findByText(/^Password baru dikirim/)).toBeInTheDocument();
    expect(shop.mails.map(({ kind }) => kind)).toEqual(['PASSWORD_LINK', 'NEW_PASSWORD']);
  });

  it('useRegister has the password mailed, and says that a username is taken', async () => {
    const { shop } = renderShop(<RegisterForm />, { shop: createMemoryShop() });
    await type('Email', 'budi@shop.example');
    await type('Username', 'ani');
    await press('Daftar');
    expect(await screen.findByRole('alert')).toHaveTextContent('Username sudah digunakan.');
    await userEvent.clear(screen.getByLabelText('Username'));
    await type('Username', 'budi');
    await press('Daftar');
    expect(await screen.findByText('Periksa email Anda untuk password.')).toBeInTheDocument();
    expect(shop).toMatchObject({ mails: [{ to: 'budi@shop.example', kind: 'WELCOME' }] });
  });
});
