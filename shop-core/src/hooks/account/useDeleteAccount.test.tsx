import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deleteAccount } from '../../contract/calls/session.ts';
import { createMemoryShop, renderShopHook } from '../../testing/react/index.ts';
import { useSession } from '../provider/useSession.ts';
import { useLogin } from '../session/useLogin.ts';
import { useDeleteAccount } from './useDeleteAccount.ts';

const choicesKey = 'samudra-emas.checkout';

const sessionKey = 'samudra-emas.session';

function open() {
  const shop = createMemoryShop();
  const session = shop.logIn('ani');
  const page = renderShopHook(() => ({ session: useSession(), login: useLogin(), dialog: useDeleteAccount() }), {
    shop,
    session,
  });
  const agree = () => act(async () => page.result.current.dialog.field('isUnderstood').onChange(true));
  const send = () => act(() => page.result.current.dialog.onSubmit());
  return { ...page, shop, agree, send };
}

describe('deleting the account', () => {
  it('does nothing until the checkbox is ticked [S5.61]', async () => {
    const { result, shop, send } = open();
    expect(result.current.dialog.field('isUnderstood')).toMatchObject({ value: false, isRequired: true });
    await send();
    expect(result.current.dialog.field('isUnderstood').errorMessage).toBe('Wajib diisi.');
    expect([shop.count(deleteAccount), result.current.session.status]).toEqual([0, 'customer']);
  });

  it('ends the login, says so, and nobody can log in as them any more [S7.17]', async () => {
    const { result, storage, agree, send, sessionEnds, notices } = open();
    storage.setItem(choicesKey, '{"customerCode":"C1"}');
    await agree();
    await send();
    expect(result.current.session).toEqual({ status: 'visitor' });
    expect([storage.getItem(sessionKey), storage.getItem(choicesKey)]).toEqual([null, null]);
    expect(sessionEnds).toEqual(['logout']);
    expect(notices).toMatchObject([{ tone: 'good', sentence: 'Data berhasil dihapus' }]);
    const again = await act(() => result.current.login.run({ username: 'ani', password: 'rahasia-ani' }));
    expect(again).toMatchObject({ ok: false, error: { problem: { code: 'LOGIN_FAILED' } } });
  });

  it('that does not get through says why, and keeps the login', async () => {
    const { result, shop, agree, send, notices } = open();
    shop.failNext({ code: 'UNAVAILABLE' }, deleteAccount);
    await agree();
    await send();
    expect(result.current.session.status).toBe('customer');
    expect(notices).toMatchObject([{ tone: 'bad', sentence: 'Layanan sedang sibuk. Coba lagi sebentar lagi.' }]);
  });

  it('is one ask, however often it is pressed', async () => {
    const { result, shop, agree } = open();
    await agree();
    await act(async () => {
      const { onSubmit } = result.current.dialog;
      await Promise.all([onSubmit(), onSubmit()]);
    });
    expect(shop.count(deleteAccount)).toBe(1);
  });
});
