import type { ReactNode } from 'react';
import { createShopClient } from 'shop-core';
import { addToCart, placeOrder, quoteShipping, reserveUniqueCode, saveCustomer } from 'shop-core/contract';
import { calendarDate, rupiah } from 'shop-core/rules';
import { createMemoryShop, type MemoryShop, type RenderedShop, renderShop, sampleAreas } from 'shop-core/testing/react';

/** Draws an example for Ani, who is logged in. */
export function atAnis(example: ReactNode, shop: MemoryShop = createMemoryShop()): RenderedShop {
  return renderShop(example, { shop, session: shop.logIn('ani') });
}

const clientOf = (shop: MemoryShop) => {
  const { token } = shop.logIn('ani');
  return createShopClient({ ...shop.api, getToken: () => token });
};

/** A shop where Ani has put some bars in her cart. */
export async function withBars(quantity: number, shop: MemoryShop = createMemoryShop()): Promise<MemoryShop> {
  const body = { customerCode: 'C1', sku: 'LM-05', quantity, price: rupiah(900_000) };
  await clientOf(shop).send(addToCart, { body });
  return shop;
}

/** A shop where Ani has written another e-mail in her profile, and the token of the mail that was sent there. */
export async function withNewEmail(email: string): Promise<{ shop: MemoryShop; token: string }> {
  const shop = createMemoryShop();
  const body = {
    ...{ birthDate: calendarDate('1990-12-31'), firstName: 'Ani', lastName: 'Wijaya', email, gender: 'P' as const },
    ...{ phoneNumber: '08123456789', customerCode: 'C1', levelId: 2, customerType: 'INDIVIDU' as const },
  };
  await clientOf(shop).send(saveCustomer, { body });
  return { shop, token: shop.mails[0]?.secret ?? '' };
}

/** A shop where Ani has ordered a bar, and the code of that order. */
export async function withOrder(): Promise<{ shop: MemoryShop; orderCode: string }> {
  const shop = createMemoryShop();
  const client = clientOf(shop);
  const bar = { sku: 'LM-05', quantity: 1, price: rupiah(900_000) };
  const cart = await client.send(addToCart, { body: { ...bar, customerCode: 'C1' } });
  const parcel = { destination: sampleAreas.subdistrict.id, isJnt: true, isSap: false, isRpx: false, weightKg: 1 };
  const quote = await client.send(quoteShipping, { body: parcel });
  const { uniqueCode } = await client.send(reserveUniqueCode, { query: { bankId: 7 } });
  const shippingCost = quote?.cost ?? rupiah(0);
  const body = {
    ...{ customerCode: 'C1', bankId: 7, couponCode: null, hasAcceptedTerms: true, note: null },
    ...{ shippingAddress: null, shippingTypeId: 1, redeemPoint: 0, pointReward: 3, uniqueCode, shippingCost },
    ...{ totalAmount: bar.price, discountCoupon: rupiah(0), discountRedeem: rupiah(0) },
    grandTotal: rupiah(bar.price - uniqueCode + shippingCost),
    products: cart?.lines.map(({ id }) => ({ ...bar, id })) ?? [],
  };
  const { orderCode } = await client.send(placeOrder, { body });
  return { shop, orderCode };
}
