import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getBillingAddress, getCustomer, saveBillingAddress, saveCustomer } from '../../contract/calls/account.ts';
import type { ProfileForm } from '../../rules/account/profileProblems.ts';
import type { BillingForm } from '../../rules/address/billingProblems.ts';
import { calendarDate } from '../../rules/dates/calendarDate.ts';
import {
  createFakeShop,
  on,
  renderShopHook,
  sampleAreas,
  sampleBilling,
  sampleCustomer,
  sampleProfile,
  sampleSession,
} from '../../testing/react/index.ts';
import { useSession } from '../provider/useSession.ts';
import { useBillingAddress } from './useBillingAddress.ts';
import { useCustomer } from './useCustomer.ts';
import { useSaveBilling } from './useSaveBilling.ts';
import { useSaveProfile } from './useSaveProfile.ts';

const sessionKey = 'samudra-emas.session';

const customer = sampleCustomer();
const company = { id: 4, name: 'PT Laut', address: null, email: null, phone: null };
const form: ProfileForm = {
  firstName: 'Ani',
  lastName: '',
  birthDate: calendarDate('1990-12-31'),
  email: 'ani@shop.example',
  gender: 'L',
  phoneNumber: '08111111111',
};
const billing: BillingForm = {
  ...sampleAreas,
  address: 'Jl. Senopati 8',
  company: '',
  place: null,
  postalCode: '12190',
};

const usePage = () => ({
  session: useSession(),
  customer: useCustomer(),
  billing: useBillingAddress(),
  saveProfile: useSaveProfile(),
  saveBilling: useSaveBilling(),
});

function open(session = sampleSession()) {
  const shop = createFakeShop({
    handlers: [
      on(getCustomer, () => customer),
      on(getBillingAddress, () => sampleBilling({ address: null, province: null })),
      on(saveCustomer, ({ body }) => ({ ...customer, ...body, company: null, fullName: `${body.firstName} Baru` })),
      on(saveBillingAddress, ({ body }) => sampleBilling({ address: body.address })),
    ],
  });
  return renderShopHook(usePage, { shop, session });
}

describe('saving the profile', () => {
  it('changes the stored name, telephone number and gender as well [S3.2, S7.21, S8.24]', async () => {
    const { result, storage, notices } = open();
    expect(await act(() => result.current.saveProfile.run(form))).toMatchObject({ ok: true });
    expect(result.current.session).toMatchObject({
      profile: { fullName: 'Ani Baru', phoneNumber: '08111111111', gender: 'L', email: 'ani@shop.example' },
    });
    expect(JSON.parse(storage.getItem(sessionKey) ?? '')).toMatchObject({
      token: 'token-1',
      profile: { 'full-name': 'Ani Baru', 'phone-number': '08111111111', gender: 'L' },
    });
    await waitFor(() => expect(result.current.customer.data?.fullName).toBe('Ani Baru'));
    expect(notices).toMatchObject([{ sentence: 'Data berhasil diubah' }]);
  });

  it('sends level and type as they are, and no company for a person [S7.20]', async () => {
    const { result, shop } = open(sampleSession({ profile: sampleProfile({ company }) }));
    await act(() => result.current.saveProfile.run(form));
    const body = shop.requestsOf(saveCustomer)[0]?.ask.body;
    expect(body).toMatchObject({ customerCode: 'C1', levelId: 2, customerType: 'INDIVIDU', lastName: null });
    expect(body).not.toHaveProperty('company');
  });

  it('sends the id of the company of a corporate customer [S6.18]', async () => {
    const profile = sampleProfile({ typeOfCustomer: 'CORPORATE', company });
    const { result, shop } = open(sampleSession({ profile }));
    await act(() => result.current.saveProfile.run(form));
    expect(shop.requestsOf(saveCustomer)[0]?.ask.body).toMatchObject({ customerType: 'CORPORATE', company: { id: 4 } });
  });

  it('is refused at its fields without asking the server, and says so nowhere else', async () => {
    const { result, shop, notices } = open();
    const refused = await act(() => result.current.saveProfile.run({ ...form, firstName: ' ', gender: null }));
    expect(refused).toMatchObject({
      ok: false,
      error: { fields: { firstName: 'Wajib diisi.', gender: 'Wajib diisi.' } },
    });
    expect([shop.requestsOf(saveCustomer), notices]).toEqual([[], []]);
  });

  it('of a day after today is refused', async () => {
    const { result } = open();
    const tomorrow = calendarDate('2999-01-01');
    const refused = await act(() => result.current.saveProfile.run({ ...form, birthDate: tomorrow }));
    expect(refused).toMatchObject({ ok: false, error: { fields: { birthDate: expect.any(String) } } });
  });
});

describe('the stored profile', () => {
  it('follows what the server knows, without a new login', async () => {
    const stale = sampleProfile({ fullName: null, phoneNumber: null, isReseller: true });
    const { result, storage } = open(sampleSession({ profile: stale }));
    await waitFor(() => expect(result.current.session).toMatchObject({ profile: sampleProfile() }));
    expect(JSON.parse(storage.getItem(sessionKey) ?? '')).toMatchObject({ profile: { 'full-name': 'Ani Wijaya' } });
  });

  it('keeps what the server says nothing of', async () => {
    const answered = sampleCustomer({ fullName: 'Ani W', isReseller: null });
    const shop = createFakeShop({ handlers: [on(getCustomer, () => answered)] });
    const session = sampleSession({ profile: sampleProfile({ isReseller: true }) });
    const { result } = renderShopHook(usePage, { shop, session });
    await waitFor(() => expect(result.current.session).toMatchObject({ profile: { fullName: 'Ani W' } }));
    expect(result.current.session).toMatchObject({ profile: { isReseller: true } });
  });
});

describe('saving the billing address', () => {
  it('shows the saved one, and says so [S8.25]', async () => {
    const { result, shop, notices } = open();
    await waitFor(() => expect(result.current.billing.data?.address).toBeNull());
    await act(() => result.current.saveBilling.run(billing));
    expect(shop.requestsOf(saveBillingAddress)[0]?.ask.body).toEqual({
      customerCode: 'C1',
      address: 'Jl. Senopati 8',
      company: null,
      place: null,
      provinceId: 31,
      cityId: 3174,
      districtId: 317407,
      subdistrictId: 3174071,
      postalCode: '12190',
    });
    await waitFor(() => expect(result.current.billing.data?.address).toBe('Jl. Senopati 8'));
    expect(notices).toMatchObject([{ sentence: 'Data alamat berhasil diubah' }]);
  });

  it('is refused at its fields without asking the server', async () => {
    const { result, shop, notices } = open();
    const refused = await act(() => result.current.saveBilling.run({ ...billing, district: null, address: '' }));
    expect(refused).toMatchObject({ error: { fields: { district: 'Wajib diisi.', address: 'Wajib diisi.' } } });
    expect([shop.requestsOf(saveBillingAddress), notices]).toEqual([[], []]);
  });

  it('is refused to a visitor', async () => {
    const shop = createFakeShop();
    const { result } = renderShopHook(useSaveBilling, { shop });
    expect(await act(() => result.current.run(billing))).toMatchObject({
      error: { problem: { code: 'LOGIN_REQUIRED' } },
    });
    expect(shop.requests).toEqual([]);
  });
});
