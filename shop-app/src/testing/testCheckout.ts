import { screen, within } from '@testing-library/react';
import { placeOrder } from 'shop-core/contract';
import { sampleSession } from 'shop-core/testing';
import { openShop } from './testApp.tsx';
import { testShop } from './testShop.ts';

type Options = NonNullable<Parameters<typeof openShop>[1]>;

/** What a shopper chose before: the coupon and points that a browser remembers. */
export function rememberDiscounts(couponCode: string | null, redeemPoints = 0) {
  const choices = { customerCode: 'C1', courier: null, wantsDropship: false, bankId: null, couponCode, redeemPoints };
  return { 'samudra-emas.checkout': JSON.stringify(choices) };
}

/** Opens the checkout, ready to be used. */
export async function openCheckout({ shop = testShop(), as = sampleSession(), ...options }: Options = {}) {
  const opened = openShop('/checkout', { shop, as, ...options });
  const { user } = opened;
  await screen.findByRole('radio', { name: 'BCA' });
  // What a courier asks stands in its name, behind what it is called.
  const choose = (name: string) => user.click(screen.getByRole('radio', { name: (heard) => heard.startsWith(name) }));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const accept = () => user.click(screen.getByRole('checkbox', { name: /Saya menyetujui/ }));
  const checkCost = async () => {
    await press('CEK ONGKIR');
    await screen.findByText('Layanan kurir: EZ');
  };
  const makeReady = async () => {
    await choose('J&T Express');
    await choose('BCA');
    await accept();
    await checkCost();
  };
  const pay = () => press('Lanjut Pembayaran');
  const orders = () => shop.requestsOf(placeOrder);
  return { ...opened, shop, choose, press, accept, checkCost, makeReady, pay, orders };
}

/** The step of the hint flow that comes next. */
export const nextStep = () =>
  within(screen.getByRole('list', { name: 'Langkah checkout' }))
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step')?.textContent;

/** Every entry of the total, as it is read. */
export const entries = () =>
  screen.getAllByRole('term').map(({ textContent, nextSibling }) => `${textContent}: ${nextSibling?.textContent}`);

export function labelOf(select: HTMLElement): string {
  return document.querySelector(`label[for="${select.id}"]`)?.textContent ?? '';
}
