import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { forgotPassword, getNewPassword } from '../../contract/calls/session.ts';
import { createMemoryShop, type MemoryShop, renderShopHook } from '../../testing/react/index.ts';
import { useSession } from '../provider/useSession.ts';
import { useChangePassword } from './useChangePassword.ts';
import { useForgotPassword } from './useForgotPassword.ts';
import { useLogin } from './useLogin.ts';
import { type PasswordLink, useNewPassword } from './useNewPassword.ts';

const open = (shop: MemoryShop = createMemoryShop()) => renderShopHook(useForgotPassword, { shop });

describe('a forgotten password', () => {
  it('has a link mailed, says so, and leaves it to the app where to go [S2.62]', async () => {
    const shop = createMemoryShop();
    const { result, notices, sessionEnds } = open(shop);
    expect(await act(() => result.current.run({ email: ' ani@ shop.example ' }))).toEqual({ ok: true, value: null });
    expect(shop.requestsOf(forgotPassword).map(({ ask }) => ask.body)).toEqual([{ email: 'ani@shop.example' }]);
    expect(shop.mails).toMatchObject([{ to: 'ani@shop.example', kind: 'PASSWORD_LINK' }]);
    expect(notices).toMatchObject([{ tone: 'good', sentence: 'Email sudah dikirim' }]);
    expect(sessionEnds).toEqual([]);
  });

  it('says the same of an address that nobody has', async () => {
    const shop = createMemoryShop();
    const { result, notices } = open(shop);
    expect(await act(() => result.current.run({ email: 'siapa@shop.example' }))).toEqual({ ok: true, value: null });
    expect(shop.mails).toEqual([]);
    expect(notices).toMatchObject([{ sentence: 'Email sudah dikirim' }]);
  });

  it.each([
    ['', 'Wajib diisi.'],
    ['ani@', 'alamat email tidak valid.'],
  ])('of %j is refused at its field without asking the server', async (email, sentence) => {
    const { result, shop } = open();
    const refused = await act(() => result.current.run({ email }));
    expect(refused).toMatchObject({ ok: false, error: { fields: { email: sentence } } });
    expect(shop.requests).toEqual([]);
  });

  it('that is refused says the first message of the answer [S8.13]', async () => {
    const { result, shop, notices } = open();
    const answer = new Response('{"message": ["Email belum terdaftar", "lain"]}', { status: 404 });
    shop.answerNext(answer, forgotPassword);
    const refused = await act(() => result.current.run({ email: 'ani@shop.example' }));
    expect(refused).toMatchObject({ ok: false, error: { status: 404 } });
    expect(notices).toMatchObject([{ tone: 'bad', sentence: 'Email belum terdaftar' }]);
  });

  it('asked for too often says when to try again [S8.13]', async () => {
    const { result, shop, notices } = open();
    shop.failNext({ code: 'TOO_MANY_TRIES', retryAfterSeconds: 120 }, forgotPassword);
    await act(() => result.current.run({ email: 'ani@shop.example' }));
    expect(notices).toMatchObject([{ tone: 'bad', sentence: 'Terlalu banyak percobaan. Coba lagi dalam 2 menit.' }]);
  });
});

describe('the link of the mail', () => {
  const follow = (shop: MemoryShop, link: PasswordLink) => renderShopHook(() => useNewPassword(link), { shop });

  async function linked() {
    const shop = createMemoryShop();
    const { result } = open(shop);
    await act(() => result.current.run({ email: 'ani@shop.example' }));
    return { shop, token: shop.mails[0]?.secret ?? '' };
  }

  it('brings the new password by a second mail, asked for once also in Strict Mode', async () => {
    const { shop, token } = await linked();
    const { result, queryClient } = follow(shop, { email: 'ani@shop.example', token });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(shop.requestsOf(getNewPassword).map(({ ask }) => ask)).toEqual([
      { params: { email: 'ani@shop.example' }, query: { token } },
    ]);
    expect(shop.mails.map(({ kind }) => kind)).toEqual(['PASSWORD_LINK', 'NEW_PASSWORD']);
    // Whoever comes back to the tab does not follow it again.
    await act(() => queryClient.refetchQueries({ stale: true }));
    expect(shop.count(getNewPassword)).toBe(1);
  });

  it('opens the account to choose a password, and then the old one is over', async () => {
    const { shop, token } = await linked();
    const { result: followed } = follow(shop, { email: 'ani@shop.example', token });
    await waitFor(() => expect(followed.current.isSuccess).toBe(true));
    const mailed = shop.mails[1]?.secret ?? '';
    const page = () => ({ session: useSession(), login: useLogin(), change: useChangePassword() });
    const { result } = renderShopHook(page, { shop });
    await act(() => result.current.login.run({ username: 'ani', password: mailed }));
    expect(result.current.session).toMatchObject({ status: 'customer', mustChangePassword: true });
    await act(() => result.current.change.run({ currentPassword: mailed, newPassword: 'ombak-biru-77' }));
    expect(result.current.session).toMatchObject({ mustChangePassword: false });
    const old = await act(() => result.current.login.run({ username: 'ani', password: 'rahasia-ani' }));
    expect(old).toMatchObject({ error: { problem: { code: 'LOGIN_FAILED' } } });
  });

  it.each([
    { email: null, token: 'x' },
    { email: '', token: 'x' },
    { email: 'ani@shop.example', token: null },
    { email: 'ani@shop.example', token: '' },
  ])('without an address or a token asks nothing: %j', (link) => {
    const shop = createMemoryShop();
    const { result } = follow(shop, link);
    expect([result.current.fetchStatus, shop.requests]).toEqual(['idle', []]);
  });

  it('that cannot be followed now can be tried again', async () => {
    const { shop, token } = await linked();
    shop.failNext({ code: 'UNAVAILABLE' }, getNewPassword);
    const { result } = follow(shop, { email: 'ani@shop.example', token });
    await waitFor(() => expect(result.current.error).toMatchObject({ problem: { code: 'UNAVAILABLE' } }));
    await act(() => result.current.refetch());
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(shop.mails).toHaveLength(2);
  });
});
