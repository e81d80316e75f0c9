import { describe, expect, it } from 'vitest';
import { rupiah } from '../../rules/index.ts';
import { decodeAsk, decodeReply, encodeAsk } from '../../wire/index.ts';
import {
  getBanks,
  getOrder,
  getShippingOptions,
  type OrderRequest,
  placeOrder,
  quoteShipping,
  reserveUniqueCode,
} from './checkout.ts';

describe('the cost of shipping [S7.58]', () => {
  const couriers = { isJnt: false, isRpx: false, isSap: false };

  it('is asked of jnt with the sub-district again', () => {
    const body = { ...couriers, destination: 3174071, isJnt: true, weightKg: 1, subdistrictId: 3174071 };
    expect(encodeAsk(quoteShipping, { body })).toEqual({
      method: 'POST',
      url: '/order/get-cost',
      body: {
        destination: 3174071,
        'is-jnt': true,
        'is-rpx': false,
        'is-sap': false,
        weight: 1,
        'subdistrict-id': 3174071,
      },
    });
  });

  it('is asked of sap with insurance and the value', () => {
    const itemValue = rupiah(600_000);
    const body = { ...couriers, destination: 3174071, isSap: true, weightKg: 2, insurance: true, itemValue };
    const sent = encodeAsk(quoteShipping, { body });
    expect(sent.body).toMatchObject({ 'is-sap': true, weight: 2, insurance: true, 'item-value': 600_000 });
    expect(decodeAsk(quoteShipping, { params: {}, query: {}, body: sent.body })).toEqual({ body });
  });

  it.each([0, 0.5, -3])('is never asked for %d kg', (weightKg) => {
    const body = { ...couriers, destination: 1, isJnt: true, weightKg };
    expect(() => encodeAsk(quoteShipping, { body })).toThrow();
  });
});

it('asks for the shipping methods [S7.60] and the banks [S7.61]', () => {
  expect(encodeAsk(getShippingOptions, {})).toEqual({ method: 'GET', url: '/lookup/by-group-id/3' });
  expect(encodeAsk(getBanks, {})).toEqual({ method: 'GET', url: '/bank' });
});

it('reserves a unique code [S7.62]', () => {
  expect(encodeAsk(reserveUniqueCode, { query: {} })).toEqual({ method: 'GET', url: '/order/get-unique-code' });
  expect(encodeAsk(reserveUniqueCode, { query: { bankId: 2 } }).url).toBe('/order/get-unique-code?bank-type-id=2');
  expect(decodeReply(reserveUniqueCode, { data: { 'unique-code': 123 } })).toEqual({ uniqueCode: 123 });
});

it('places an order and reads its code [S7.63]', () => {
  const body: OrderRequest = {
    totalAmount: rupiah(900_000),
    discountCoupon: rupiah(0),
    uniqueCode: 0,
    shippingCost: rupiah(0),
    discountRedeem: rupiah(0),
    redeemPoint: 0,
    grandTotal: rupiah(900_000),
    pointReward: 0,
    customerCode: 'C1',
    bankId: 1,
    couponCode: null,
    hasAcceptedTerms: true,
    products: [{ id: 11, sku: 'LM-5', quantity: 1, price: rupiah(900_000) }],
    shippingAddress: null,
    shippingTypeId: null,
    note: null,
  };
  const sent = encodeAsk(placeOrder, { body });
  expect(sent).toMatchObject({ method: 'POST', url: '/order', body: { 'grand-total': 900_000, 'bank-type-id': 1 } });
  expect(decodeAsk(placeOrder, { params: {}, query: {}, body: sent.body })).toEqual({ body });
  expect(decodeReply(placeOrder, { data: { 'order-code': 'SE-1' } })).toEqual({ orderCode: 'SE-1' });
});

it('asks for an order by its code [S7.27]', () => {
  const ask = { params: { orderCode: 'SE-1' } };
  expect(encodeAsk(getOrder, ask)).toEqual({ method: 'GET', url: '/order/get-order-by-code/SE-1' });
});
