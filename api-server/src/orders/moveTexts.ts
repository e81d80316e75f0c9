import { formatCount, type OrderStatus } from 'shop-core/rules';
import type { NewMail } from '../mail/queueMail.ts';
import type { MovingOrder } from './movingOrder.ts';

export interface MoveTexts {
  /** For the order's history. */
  readonly history: string;
  readonly title: string;
  readonly message: string;
  /** Whether it is worth a mail. */
  readonly isMailed: boolean;
}

interface Parcel {
  readonly courierService?: string | null | undefined;
  readonly receiptNumber?: string | null | undefined;
}

/** What is said of an order that was moved to a status. */
export function moveTexts({ order, courierName }: MovingOrder, to: OrderStatus, parcel: Parcel): MoveTexts {
  switch (to) {
    case 'processing':
      return {
        history: 'Pembayaran diterima, pesanan sedang diproses',
        title: 'Pembayaran diterima',
        message: `Pembayaran pesanan ${order.code} sudah kami terima. Pesanan sedang diproses.`,
        isMailed: true,
      };
    case 'shipped': {
      const sent = `${[courierName, parcel.courierService].filter(Boolean).join(' ')}, nomor resi ${parcel.receiptNumber}`;
      return {
        history: `Dikirim dengan ${sent}`,
        title: 'Pesanan dikirim',
        message: `Pesanan ${order.code} sedang dikirim dengan ${sent}.`,
        isMailed: true,
      };
    }
    case 'complete':
      return {
        history: 'Pesanan selesai',
        title: 'Pesanan selesai',
        message: `Pesanan ${order.code} selesai.${earned(order.pointReward)} Terima kasih.`,
        isMailed: false,
      };
    case 'pending':
    case 'cancelled':
      return {
        history: 'Dibatalkan oleh toko',
        title: 'Pesanan dibatalkan',
        message: `Pesanan ${order.code} dibatalkan oleh toko.`,
        isMailed: false,
      };
  }
}

const earned = (points: number): string => (points > 0 ? ` Anda mendapat ${formatCount(points)} poin.` : '');

/** The mail about a move, if there is one. */
export function moveMail(
  { order, buyer }: MovingOrder,
  { title, message, isMailed }: MoveTexts,
  shopUrl: string,
): NewMail | undefined {
  if (!isMailed || buyer.deletedAt) return undefined;
  return {
    to: buyer.email,
    subject: `Pesanan ${order.code}: ${title.toLowerCase()}`,
    text: [`Halo ${buyer.firstName ?? buyer.username},`, '', message, '', `${shopUrl}/finish/${order.code}`].join('\n'),
  };
}
