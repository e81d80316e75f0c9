import { atom } from 'jotai/vanilla';
import * as z from 'zod/mini';
import { type OrderRequest, orderRequest } from '../../contract/calls/checkout.ts';
import type { ShopStorage } from '../provider/shopStorage.ts';

const key = 'unanswered-order';

const stored = z.object({ key: z.string(), customerCode: z.string(), body: orderRequest });

/** An order that was sent and whose answer never came: it may have been placed. */
export type UnansweredOrder = { readonly key: string; readonly body: OrderRequest };

/** Remembered through a reload, so that asking again finds the first order instead of making a second. */
export function readUnansweredOrder(storage: ShopStorage, customerCode: string): UnansweredOrder | undefined {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  const read = z.safeDecode(stored, parse(text) as never);
  return read.success && read.data.customerCode === customerCode ? read.data : undefined;
}

/** Grows with every change of what is remembered: storage by itself tells nobody. */
export const unansweredChangesAtom = atom(0);

export function writeUnansweredOrder(storage: ShopStorage, order: UnansweredOrder | undefined): void {
  if (!order) {
    storage.removeItem(key);
    return;
  }
  const { customerCode } = order.body;
  storage.setItem(key, JSON.stringify(z.encode(stored, { ...order, customerCode })));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
