import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { confirmEmail, getCustomer } from '../../contract/calls/account.ts';
import {
  createFakeShop,
  on,
  refuse,
  renderShopHook,
  sampleCustomer,
  sampleSession,
} from '../../testing/react/index.ts';
import { useSession } from '../provider/useSession.ts';
import { useConfirmEmail } from './useConfirmEmail.ts';
import { useCustomer } from './useCustomer.ts';

const usePage = () => ({ session: useSession(), customer: useCustomer(), confirm: useConfirmEmail() });
const waiting = sampleCustomer({ pendingEmail: 'ani@baru.example' });
const changed = sampleCustomer({ email: 'ani@baru.example' });

it('makes the new address count, also in the stored profile, and says so', async () => {
  let known = waiting;
  const shop = createFakeShop({
    handlers: [
      on(getCustomer, () => known),
      on(confirmEmail, () => {
        known = changed;
        return changed;
      }),
    ],
  });
  const { result, notices } = renderShopHook(usePage, { shop, session: sampleSession() });
  await waitFor(() => expect(result.current.customer.data?.pendingEmail).toBe('ani@baru.example'));
  expect(await act(() => result.current.confirm.run('token-9'))).toMatchObject({ ok: true });
  expect(shop.requestsOf(confirmEmail).map(({ ask }) => ask.body)).toEqual([{ token: 'token-9' }]);
  await waitFor(() => expect(result.current.customer.data).toEqual(changed));
  expect(result.current.session).toMatchObject({ profile: { email: 'ani@baru.example' } });
  expect(notices).toMatchObject([{ sentence: 'Email berhasil diubah' }]);
});

it('is not undone by an answer that was asked for before', async () => {
  const shop = createFakeShop({ handlers: [on(getCustomer, () => waiting), on(confirmEmail, () => changed)] });
  const held = shop.hold(getCustomer);
  const { result } = renderShopHook(usePage, { shop, session: sampleSession() });
  await waitFor(() => expect(shop.requestsOf(getCustomer)).toHaveLength(1));
  await act(() => result.current.confirm.run('token-9'));
  await act(async () => held.release());
  await waitFor(() => expect(result.current.customer.fetchStatus).toBe('idle'));
  expect(result.current.customer.data).toEqual(changed);
});

it('says that a link is no longer good, and keeps the old address', async () => {
  const handlers = [on(getCustomer, () => waiting), on(confirmEmail, () => refuse({ code: 'LINK_INVALID' }))];
  const { result, notices } = renderShopHook(usePage, { shop: createFakeShop({ handlers }), session: sampleSession() });
  await act(() => result.current.confirm.run('token-9'));
  expect(result.current.session).toMatchObject({ profile: { email: waiting.email } });
  expect(notices).toMatchObject([{ sentence: 'Tautan ini sudah tidak berlaku. Minta tautan baru.' }]);
});
