import { screen, waitFor, within } from '@testing-library/react';
import { getBillingAddress, getCustomer, saveBillingAddress, saveCustomer } from 'shop-core/contract';
import { type FakeRoute, on, sampleBilling, sampleLine, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { shopWith } from '../../testing/testCartShop.ts';
import { sampleCustomer } from '../../testing/testContent.ts';

const ani = sampleSession();
const bar = sampleLine();
const checkout = () => screen.findByRole('button', { name: 'Checkout' });
/** An address without postal code that can be saved. */
function incompleteAddress(): FakeRoute[] {
  let billing = sampleBilling({ postalCode: null });
  return [
    on(getBillingAddress, () => billing),
    on(saveBillingAddress, ({ body }) => {
      billing = sampleBilling({ postalCode: body.postalCode });
      return billing;
    }),
  ];
}

/** A profile without phone number that can be saved. */
function incompleteProfile(): FakeRoute[] {
  let customer = sampleCustomer({ phoneNumber: null });
  return [
    on(getCustomer, () => customer),
    on(saveCustomer, ({ body }) => {
      customer = sampleCustomer({ phoneNumber: body.phoneNumber });
      return customer;
    }),
  ];
}

function shopMissing(...missing: FakeRoute[]) {
  const shop = shopWith([bar]);
  for (const route of missing) shop.handle(route);
  return shop;
}

it('tells to complete the billing address in a dialog with a button to the account [S2.103, S5.40]', async () => {
  const { user, address } = openShop('/cart?mobile=1', { as: ani, shop: shopMissing(...incompleteAddress()) });
  await user.click(await checkout());
  const dialog = await screen.findByRole('dialog', { name: 'Lengkapi alamat penagihan' });
  await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await checkout());
  await user.click(await screen.findByRole('button', { name: 'Isi di akun saya' }));
  expect(address()).toBe('/account?tab=1&mobile=1');
});

it('tells to complete the personal information in a dialog with a button to the account [S2.104, S5.41]', async () => {
  const { user, address } = openShop('/cart', { as: ani, shop: shopMissing(...incompleteProfile()) });
  await user.click(await checkout());
  await screen.findByRole('dialog', { name: 'Lengkapi informasi pribadi' });
  await user.click(screen.getByRole('button', { name: 'Isi di akun saya' }));
  expect(address()).toBe('/account');
});

it('begins each of two dialogs that follow one another at its top, with the focus in it', async () => {
  const shop = shopMissing(...incompleteAddress(), ...incompleteProfile());
  const { user } = openShop('/cart', { as: ani, shop });
  await user.click(await checkout());
  const address = await screen.findByRole('dialog', { name: 'Lengkapi alamat penagihan' });
  // Down to the button at its end, as on a phone.
  const scrolled = address.querySelector('.dialog__body');
  if (!scrolled) throw new Error('the dialog has no body');
  scrolled.scrollTop = 300;
  await user.type(screen.getByLabelText('Kode pos'), '12190');
  await user.click(screen.getByRole('button', { name: 'Simpan alamat' }));
  const profile = await screen.findByRole('dialog', { name: 'Lengkapi informasi pribadi' });
  expect(profile.querySelector('.dialog__body')?.scrollTop).toBe(0);
  await waitFor(() => expect(profile).toHaveFocus());
});

it('has what is missing filled in on the spot, one after the other, and goes on to the checkout [S2.103, S2.104]', async () => {
  const shop = shopMissing(...incompleteAddress(), ...incompleteProfile());
  const { user, address } = openShop('/cart', { as: ani, shop });
  await user.click(await checkout());
  await screen.findByRole('dialog', { name: 'Lengkapi alamat penagihan' });
  await user.type(screen.getByLabelText('Kode pos'), '12190');
  await user.click(screen.getByRole('button', { name: 'Simpan alamat' }));
  await screen.findByRole('dialog', { name: 'Lengkapi informasi pribadi' });
  await user.type(screen.getByLabelText('Nomor telepon'), '08123456789');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(address()).toBe('/checkout'));
});

it('loses nothing that was typed when the address could not be saved', async () => {
  const shop = shopMissing(...incompleteAddress());
  const { user, address } = openShop('/cart', { as: ani, shop });
  await user.click(await checkout());
  await screen.findByRole('dialog');
  await user.type(screen.getByLabelText('Kode pos'), '12190');
  shop.failNext({ code: 'UNEXPECTED' }, saveBillingAddress);
  await user.click(screen.getByRole('button', { name: 'Simpan alamat' }));
  expect((await screen.findAllByText('Terjadi kesalahan. Coba lagi sebentar lagi.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Kode pos')).toHaveValue('12190');
  await user.click(screen.getByRole('button', { name: 'Simpan alamat' }));
  await waitFor(() => expect(address()).toBe('/checkout'));
});

it('does not call an address incomplete that could not be loaded', async () => {
  const shop = shopWith([bar]);
  const fault = shop.fail({ code: 'UNEXPECTED' }, getBillingAddress);
  const { user, address } = openShop('/cart', { as: ani, shop });
  expect(await screen.findByText('Terjadi kesalahan. Coba lagi sebentar lagi.')).toBeVisible();
  fault.mend();
  await user.click(await checkout());
  await waitFor(() => expect(screen.queryByText('Terjadi kesalahan. Coba lagi sebentar lagi.')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await checkout());
  await waitFor(() => expect(address()).toBe('/checkout'));
});
