import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authenticate } from '../../contract/calls/session.ts';
import { createMemoryShop, on, renderShopHook, sampleProfile } from '../../testing/react/index.ts';
import { safeStorage } from '../provider/shopStorage.ts';
import { useLogin } from './useLogin.ts';
import { useLogout } from './useLogout.ts';

const deviceKey = 'samudra-emas.device';

const usePage = () => ({ login: useLogin(), logout: useLogout() });
const memory = () => safeStorage(() => undefined);
const password = 'rahasia-ani';
const open = (shop = createMemoryShop(), storage = memory()) => {
  const page = renderShopHook(usePage, { shop, storage });
  const now = () => page.result.current;
  return { ...page, shop, storage, now };
};
const logIn = (now: () => ReturnType<typeof usePage>, typed: string, code?: string) =>
  act(() => now().login.run({ username: 'ani', password: typed, ...(code && { code }) }));

describe('a device that logged in before', () => {
  it('keeps what it got, also after the logout, and shows it at the next login', async () => {
    const { shop, storage, now } = open();
    expect(await logIn(now, password)).toMatchObject({ ok: true });
    const device = storage.getItem(deviceKey);
    expect(device).toMatch(/^device-/);
    await act(() => now().logout.run(undefined));
    await logIn(now, password);
    const shown = shop.requestsOf(authenticate).map(({ ask }) => ask.body.device);
    expect(shown).toEqual([undefined, device]);
    expect(storage.getItem(deviceKey)).toBe(device);
  });

  it('comes in by the password alone while others guess', async () => {
    const shop = createMemoryShop();
    const own = open(shop);
    await logIn(own.now, password);
    await act(() => own.now().logout.run(undefined));
    const stranger = open(shop);
    for (let guess = 0; guess < 9; guess += 1) await logIn(stranger.now, 'tebak');
    expect(await logIn(own.now, password)).toMatchObject({ ok: true });
    expect(await logIn(open(shop).now, password)).toMatchObject({
      ok: false,
      error: { problem: { code: 'LOGIN_CODE_NEEDED', retryAfterSeconds: 10 } },
    });
  });

  it('shows nothing that is no token, and nothing where the server gives none', async () => {
    const { device: _, ...answer } = { device: '', ...sampleProfile(), token: 't', mustChangePassword: false };
    const plain = on(authenticate, () => ({ ...answer, expiresAt: new Date('2027-01-01T00:00:00Z') }));
    const storage = memory();
    storage.setItem(deviceKey, 'bukan token!');
    const { shop, now } = open(createMemoryShop({}, plain), storage);
    await logIn(now, password);
    await logIn(now, password);
    expect(shop.requestsOf(authenticate).map(({ ask }) => Object.keys(ask.body))).toEqual([
      ['username', 'password'],
      ['username', 'password'],
    ]);
  });
});

describe('a new device while others guess', () => {
  it('comes in by the right password with the code that was mailed to it, once', async () => {
    const { shop, now } = open();
    for (let guess = 0; guess < 6; guess += 1) await logIn(now, 'tebak');
    expect(shop.mails).toEqual([]);
    await logIn(now, password);
    const [mail] = shop.mails;
    expect(mail).toMatchObject({ kind: 'LOGIN_CODE', to: 'ani@shop.example' });
    const code = mail?.secret ?? '';
    expect(await logIn(now, 'tebak', code)).toMatchObject({ error: { problem: { code: 'LOGIN_CODE_WRONG' } } });
    expect(await logIn(now, password, code)).toMatchObject({ ok: true });
    expect(await logIn(now, password, code)).toMatchObject({ error: { problem: { code: 'LOGIN_CODE_WRONG' } } });
  });

  it('comes in without one after the wait', async () => {
    const { shop, now } = open();
    for (let guess = 0; guess < 6; guess += 1) await logIn(now, 'tebak');
    shop.advance(10_000);
    expect(await logIn(now, password)).toMatchObject({ ok: true });
  });
});
