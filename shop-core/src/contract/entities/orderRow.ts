import { slashDate, wire } from '../../wire/index.ts';
import type * as z from '../../wire/zod.ts';
import { money, words } from '../scalars.ts';

/** S3.24 */
export const orderRow = wire({
  orderCode: ['orderCode', words],
  orderDate: ['orderDate', slashDate],
  grandTotal: ['grandTotal', money],
  status: ['status', words],
});

export type OrderRow = z.output<typeof orderRow>;
