import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isHarmless } from '../../client/isHarmless.ts';
import { ShopError } from '../../client/shopError.ts';
import { getCart } from '../../contract/index.ts';
import { actionRows } from './testActions.ts';
import { openPage } from './testPage.tsx';

/** What the results of all hooks hold as errors now: their codes, by the way to them. */
function heldErrors(results: object, way: readonly string[] = []): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, held] of Object.entries(results)) {
    if (held instanceof ShopError) found[[...way, name].join('.')] = held.problem.code;
    else if (isPlain(held) && way.length < 3) Object.assign(found, heldErrors(held, [...way, name]));
  }
  return found;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nothing that is read again tells what became of these: a password, mails, and an order, of which only its answer tells. */
const untold = ['useChangePassword.run', 'useForgotPassword.run', 'useCheckout.place', 'useUnansweredOrder.ask'];
const lasting = actionRows.filter(({ sends, isVisitor }) => !isVisitor && sends.some((call) => !isHarmless(call)));

describe('that nobody knows what became of it', () => {
  it.each(lasting.map((row) => [row.name, row] as const))('%s says until it is known', async (name, row) => {
    const page = await openPage(row);
    for (const step of row.first ?? []) {
      await act(async () => step(page.actions(), page));
      await page.settle();
    }
    page.shop.loseNext(row.sends.at(-1));
    await act(async () => void (await row.press(page.actions(), page)));
    await page.settle();
    const codes = Object.values(heldErrors(page.actions()));
    expect(codes.includes('STATUS_UNKNOWN')).toBe(untold.includes(name));
  });

  it('stands as long as what tells can not be read, and goes as soon as it can', async () => {
    const page = await openPage();
    const { shop, actions, settle, queryClient } = page;
    const breakdown = shop.fail({ code: 'UNAVAILABLE' }, getCart);
    shop.loseNext();
    await act(async () => void (await actions().useCartLine.remove()));
    await settle();
    expect(heldErrors(actions())).toMatchObject({ 'useCartLine.error': 'STATUS_UNKNOWN' });
    breakdown.mend();
    await act(() => queryClient.refetchQueries({ queryKey: ['samudra-emas', 'cart'] }));
    await waitFor(() => expect(heldErrors(actions())).toEqual({}));
  });

  it('of an order goes with the answer to it', async () => {
    const row = actionRows.find(({ name }) => name === 'useUnansweredOrder.ask');
    const page = await openPage();
    for (const step of row?.first ?? []) {
      await act(async () => step(page.actions(), page));
      await page.settle();
    }
    expect(heldErrors(page.actions())).toEqual({ 'useCheckout.place.error': 'STATUS_UNKNOWN' });
    await act(async () => void (await row?.press(page.actions(), page)));
    await page.settle();
    expect(heldErrors(page.actions())).toEqual({});
  });
});

describe('that a login is missing', () => {
  it('no action says any more once there is one', async () => {
    const page = await openPage({ isVisitor: true });
    const { actions, settle } = page;
    for (const { name, press } of actionRows) {
      if (name.startsWith('useLog') || name.startsWith('useRegister')) continue;
      await act(async () => void (await press(actions(), page)));
    }
    await settle();
    const missing = () => Object.values(heldErrors(actions())).filter((code) => code === 'LOGIN_REQUIRED');
    expect(missing().length).toBeGreaterThan(6);
    await act(async () => void (await actions().useLogin.run({ username: 'ani', password: 'rahasia-ani' })));
    expect(missing()).toEqual([]);
  });
});
