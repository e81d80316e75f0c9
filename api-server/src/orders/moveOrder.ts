import type { OrderStatus } from 'shop-core/rules';
import { whyNotMoveOrder } from 'shop-core/rules/back-office';
import { writeAudit } from '../admin/writeAudit.ts';
import type { Tx } from '../db/database.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { queueMail } from '../mail/queueMail.ts';
import type { Services } from '../services.ts';
import { changeStatus } from './changeStatus.ts';
import { lockCustomers } from './lockCustomers.ts';
import { moveMail, moveTexts } from './moveTexts.ts';
import { type MovingOrder, movingOrder } from './movingOrder.ts';
import { notify } from './notify.ts';
import { releaseOrder } from './releaseOrder.ts';
import { rewardOrder } from './rewardOrder.ts';

export interface OrderMove {
  readonly status: OrderStatus;
  /** With whom it was sent after all, where that differs from what the customer paid for. */
  readonly courierService: string | null;
  readonly receiptNumber: string | null;
}

/** Moves an order on, as an admin says: with its history, and the customer told of it. */
export async function moveOrder(
  services: Services,
  id: number,
  move: OrderMove,
  adminId: number,
  ip: string | null = null,
): Promise<void> {
  const { database, now, wakeMailer } = services;
  await inTransaction(database.db, (tx) => moveIn(tx, services, id, move, { adminId, at: now(), ip }));
  wakeMailer();
}

interface Who {
  readonly adminId: number;
  readonly at: Date;
  readonly ip: string | null;
}

async function moveIn(tx: Tx, { env }: Services, id: number, move: OrderMove, by: Who): Promise<void> {
  const { adminId, at } = by;
  const moving = (await movingOrder(tx, id)) ?? refuse({ code: 'NOT_FOUND', what: 'ORDER' });
  const { order, referrerId } = moving;
  const problem = whyNotMoveOrder(order.status, move.status, order.courierId === null);
  if (problem) refuse(problem);
  const parcel = move.status === 'shipped' ? requireParcel(moving, move) : {};
  const texts = moveTexts(moving, move.status, parcel);

  await lockCustomers(tx, referrerId === null ? [order.customerId] : [order.customerId, referrerId]);
  const { history: description } = texts;
  const change = { orderId: id, from: order.status, to: move.status, more: parcel, description, adminId, at };
  // Somebody else moved it meanwhile: it is not what this admin saw.
  if (!(await changeStatus(tx, change)))
    refuse({ code: 'ORDER_MOVE_NOT_ALLOWED', from: order.status, to: move.status });
  const [before, after] = [{ status: order.status }, { status: move.status, ...parcel }];
  await writeAudit(tx, { ...by, action: 'move', entity: 'orders', entityId: id, before, after });
  if (move.status === 'cancelled') await releaseOrder(tx, order, at);
  if (move.status === 'complete') await rewardOrder(tx, moving, at);
  await notify(tx, { customerId: order.customerId, title: texts.title, message: texts.message, sentAt: at });
  const mail = moveMail(moving, texts, env.publicShopUrl);
  if (mail) await queueMail(tx, mail, at);
}

/** What a parcel is followed by: with whom it went, and its number there. */
function requireParcel({ order }: MovingOrder, move: OrderMove) {
  const receiptNumber = move.receiptNumber?.trim();
  const courierService = move.courierService?.trim() || order.courierService;
  refuseFields([
    ...(receiptNumber ? [] : [{ field: 'receiptNumber', code: 'REQUIRED' as const }]),
    ...(courierService ? [] : [{ field: 'courierService', code: 'REQUIRED' as const }]),
  ]);
  return { receiptNumber, courierService };
}
