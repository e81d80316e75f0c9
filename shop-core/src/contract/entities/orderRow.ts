import { type Named, slashDate, wire } from '../../wire/index.ts';
import type * as z from '../../wire/zod.ts';
import { money, words } from '../scalars.ts';

/** S3.24 */
export interface OrderRow extends z.output<typeof orderRowWire> {}
const orderRowWire = wire({
  orderCode: ['orderCode', words],
  orderDate: ['orderDate', slashDate],
  grandTotal: ['grandTotal', money],
  status: ['status', words],
});
export const orderRow: Named<OrderRow> = orderRowWire;
