import { type PriceDetails, paymentDeadline, priceRows, totalLabel } from 'shop-core/messages';
import { formatRupiah, type OrderFigures, type PlacedFigures, placedEntries } from 'shop-core/rules';
import type { StoredAddress } from '../../db/tables/orders.ts';
import type { NewMail } from '../../mail/queueMail.ts';
import type { OrderToWrite } from './orderToWrite.ts';
import type { NewOrder } from './orderWrites.ts';
import type { Bank } from './store.ts';

/** What is told of an order that was placed. */
export type PlacedOrderRow = Pick<NewOrder, 'code' | 'payBy'> & PlacedFigures & Pick<OrderFigures, 'grandTotal'>;

/** The mail after an order: how much to pay, where and until when, and where the gold goes. */
export function orderMail(
  order: PlacedOrderRow,
  { buyer, lines, bank, courier, billing, dropship, coupon }: OrderToWrite,
  shopUrl: string,
): NewMail {
  const items = lines.map(({ product, attribute, quantity, price }) => {
    const name = attribute ? `${product.name} (${attribute})` : product.name;
    return `- ${quantity} x ${name} @ ${formatRupiah(price)}`;
  });
  return {
    to: buyer.email,
    // Points may have paid it whole.
    subject: `Pesanan ${order.code}: ${order.grandTotal === 0 ? 'sudah lunas' : 'menunggu pembayaran'}`,
    text: [
      `Halo ${buyer.firstName ?? buyer.username},`,
      '',
      `Terima kasih. Pesanan ${order.code} sudah kami catat.`,
      '',
      ...items,
      '',
      ...(courier ? [...deliveryLines(courier, (dropship ?? billing).stored), ''] : []),
      ...priceLines(order, { courier: courier?.name, coupon }),
      '',
      ...paymentLines(order, bank),
      `${shopUrl}/finish/${order.code}`,
    ].join('\n'),
  };
}

/** The rows of the order's page (S2.125). */
function priceLines(order: PlacedOrderRow, details: PriceDetails): string[] {
  const rows = priceRows(placedEntries(order), details);
  return [
    ...rows.map(({ label, detail, amount }) => `${detail ? `${label} (${detail})` : label}: ${amount}`),
    `${totalLabel}: ${formatRupiah(order.grandTotal)}`,
  ];
}

function deliveryLines({ name, quote }: NonNullable<OrderToWrite['courier']>, to: StoredAddress): string[] {
  const areas = [to.subdistrictName, to.districtName, to.cityName, to.provinceName];
  return [
    `Kurir: ${name} (${quote.service})`,
    'Dikirim ke:',
    ...[to.fullName, to.phoneNumber, [to.company, to.place].filter(Boolean).join(', '), to.address],
    `${areas.filter(Boolean).join(', ')} ${to.postalCode}`,
  ].filter((line): line is string => Boolean(line));
}

function paymentLines({ grandTotal, payBy }: PlacedOrderRow, bank: Bank): string[] {
  if (grandTotal === 0) return ['Tidak ada yang perlu ditransfer. Pesanan Anda segera kami periksa.'];
  return [
    `Bank: ${bank.name}`,
    `Nomor rekening: ${bank.accountNumber}`,
    `Atas nama: ${bank.accountName}`,
    '',
    `Mohon transfer tepat sejumlah di atas ${paymentDeadline(payBy)}, lalu konfirmasi ke layanan pelanggan.`,
  ];
}
