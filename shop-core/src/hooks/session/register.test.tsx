import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findCompanies, type Registration, register } from '../../contract/calls/session.ts';
import { createFakeShop, on, refuse, renderShopHook } from '../../testing/react/index.ts';
import { useCompanies } from './useCompanies.ts';
import { useRegister } from './useRegister.ts';

const person: Registration = {
  email: 'ani@shop.example',
  username: 'ani',
  customerType: 'INDIVIDU',
  isNewCompany: false,
  hasValidCompany: false,
};

describe('registering', () => {
  it('sends the form, and says nothing: the next page does', async () => {
    const shop = createFakeShop({ handlers: [on(register, () => null)] });
    const { result, notices } = renderShopHook(useRegister, { shop });
    expect(await act(() => result.current.run(person))).toEqual({ ok: true, value: null });
    expect(shop.requestsOf(register)[0]?.ask.body).toEqual(person);
    expect(notices).toEqual([]);
  });

  it('that is refused brings a sentence a field, and says the first [S8.12]', async () => {
    const taken = on(register, () => refuse({ code: 'USERNAME_TAKEN' }, { fields: { username: 'Sudah ada.' } }));
    const { result, notices } = renderShopHook(useRegister, { shop: createFakeShop({ handlers: [taken] }) });
    const refused = await act(() => result.current.run(person));
    expect(refused).toMatchObject({ ok: false, error: { fields: { username: 'Sudah ada.' } } });
    expect(notices).toMatchObject([{ tone: 'bad', sentence: 'Username sudah digunakan.' }]);
  });

  it('that another back end refuses says its first message [S8.12]', async () => {
    const shop = createFakeShop({ handlers: [on(register, () => null)] });
    shop.answerNext(new Response('{"message": ["Pendaftaran ditutup", "lain"]}', { status: 400 }));
    const { result, notices } = renderShopHook(useRegister, { shop });
    await act(() => result.current.run(person));
    expect(notices).toMatchObject([{ sentence: 'Pendaftaran ditutup' }]);
  });
});

describe('the companies to choose from', () => {
  const company = { id: 1, name: 'PT Laut', address: null, email: null, phone: null };
  const shop = () => createFakeShop({ handlers: [on(findCompanies, () => ({ companies: [company] }))] });

  it('are asked for when they are wanted, all at once [S7.12]', async () => {
    const fake = shop();
    const { result } = renderShopHook(() => useCompanies(true), { shop: fake });
    await waitFor(() => expect(result.current.data).toEqual([company]));
    expect(fake.requestsOf(findCompanies)[0]?.ask.body).toEqual({ page: 0, size: 1000 });
  });

  it('are not asked for otherwise', () => {
    const fake = shop();
    renderShopHook(() => useCompanies(false), { shop: fake });
    expect(fake.requests).toEqual([]);
  });
});
