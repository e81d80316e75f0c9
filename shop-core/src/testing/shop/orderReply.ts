import type { OrderAddress, PlacedOrder } from '../../contract/entities/order.ts';
import { payBy } from '../../rules/checkout/payBy.ts';
import { jakartaDate } from '../../rules/dates/jakartaDate.ts';
import type { HeldOrder, HeldShop } from './heldShop.ts';

/** An order as the order page shows it (S7.27). */
export function orderReply(held: HeldShop, order: HeldOrder): PlacedOrder {
  const { customer, request, figures, placedAt } = order;
  const { fullName, username, email } = customer.profile;
  const bank = held.banks.find(({ id }) => id === request.bankId);
  const courier = held.couriers.find(({ id }) => id === request.shippingTypeId);
  const { redeemPoint: _, pointReward: __, ...amounts } = figures;
  return {
    name: fullName,
    username,
    email,
    order: {
      ...amounts,
      orderCode: order.code,
      orderDate: jakartaDate(placedAt),
      lines: order.lines.map((line) => ({ ...line, image: null })),
      status: order.status,
      coupon: order.coupon && { code: order.coupon.code, couponType: order.coupon.type },
      receiptNumber: null,
      shippingAddress: courier ? (dropshipAddress(order) ?? billingAddress(order)) : null,
      billingAddress: billingAddress(order),
      shippingType: courier ? { name: courier.name } : null,
      bank: bank ? { logo: null, bankName: bank.name, ...accountOf(bank) } : null,
      paymentMethod: 'Transfer bank',
      note: request.note,
      history: [{ id: 1, description: 'Pesanan dibuat, menunggu pembayaran', date: jakartaDate(placedAt) }],
      payBy: payBy(placedAt),
      serverTime: held.now,
    },
  };
}

function accountOf({ accountName, accountNumber }: HeldShop['banks'][number]) {
  return { accountName, accountNumber };
}

function billingAddress({ customer: { billing, profile }, request }: HeldOrder): OrderAddress {
  const { address, company, place, province, city, district, subdistrict, postalCode } = billing;
  return {
    fullName: profile.fullName ?? '',
    phoneNumber: profile.phoneNumber,
    ...{ company, place, note: request.note },
    address: address ?? '',
    subdistrictName: subdistrict?.name ?? null,
    districtName: district?.name ?? null,
    cityName: city ? `${city.type} ${city.name}` : '',
    provinceName: province?.name ?? '',
    postalCode: postalCode ?? '',
  };
}

function dropshipAddress({ request: { shippingAddress } }: HeldOrder): OrderAddress | null {
  if (!shippingAddress) return null;
  const { firstName, lastName, phoneNumber, address, company, place, note, ...areas } = shippingAddress;
  const { subdistrictName, districtName, cityName, provinceName, postalCode } = areas;
  return {
    fullName: [firstName, lastName].filter(Boolean).join(' '),
    ...{ phoneNumber, address, company, place, note },
    ...{ subdistrictName, districtName, cityName, provinceName, postalCode },
  };
}
