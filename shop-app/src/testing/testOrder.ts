import type { Order, PlacedOrder } from 'shop-core/contract';
import { calendarDate, rupiah } from 'shop-core/rules';

const address: NonNullable<Order['shippingAddress']> = {
  fullName: 'Ani Wijaya',
  phoneNumber: '08123456789',
  company: null,
  place: null,
  address: 'Jl. Senopati 8',
  subdistrictName: 'Senayan',
  districtName: 'Kebayoran Baru',
  cityName: 'Kota Jakarta Selatan',
  provinceName: 'DKI Jakarta',
  postalCode: '12190',
  note: null,
};

/** Ani's order of two half-gram bars, to be paid within 30 minutes. */
export function samplePlaced(about: Partial<Order> = {}): PlacedOrder {
  const order: Order = {
    orderCode: 'SE261128-ABCDEF',
    orderDate: calendarDate('2026-11-28'),
    lines: [
      {
        id: 1,
        sku: 'LM-05',
        name: 'Emas Batangan 0,5 gram',
        image: null,
        quantity: 2,
        price: rupiah(900_000),
        attribute: null,
      },
    ],
    status: 'pending',
    coupon: null,
    receiptNumber: null,
    shippingAddress: { ...address, fullName: 'Siti Aminah', note: 'Titip satpam' },
    billingAddress: address,
    shippingType: { name: 'J&T Express' },
    bank: { logo: '/media/bca.svg', bankName: 'BCA', accountName: 'PT Samudra Emas', accountNumber: '0000000101' },
    paymentMethod: 'BANK_TRANSFER',
    shippingCost: rupiah(12_000),
    totalAmount: rupiah(1_800_000),
    uniqueCode: 88,
    discountCoupon: rupiah(50_000),
    discountRedeem: rupiah(1_000),
    grandTotal: rupiah(1_760_912),
    note: 'Bungkus rapi',
    history: [],
    payBy: new Date('2026-11-28T03:30:00Z'),
    serverTime: new Date('2026-11-28T03:00:00Z'),
    ...about,
  };
  return { order, name: 'Ani Wijaya', username: 'ani', email: 'ani@shop.example' };
}
