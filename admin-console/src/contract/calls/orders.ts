import { orderStatuses } from 'shop-core/rules';
import { orNull, wire } from 'shop-core/wire';
import * as z from 'zod/mini';
import { adminCall } from '../adminCall.ts';
import { idInPath, text } from '../scalars.ts';

const status = z.enum(orderStatuses);

/** Ours: moves an order on; who may only confirm payments moves it to 'processing' alone. What is shipped needs its receipt number; the courier is the customer's unless said otherwise. */
export const moveOrder = adminCall('PUT /orders/{id}/status', {
  auth: 'admin',
  needsOneOf: ['edit-orders', 'confirm-payments'],
  params: wire({ id: ['id', idInPath] }),
  body: wire({
    status: ['status', status],
    courierService: ['courier-service', z.optional(orNull(text(100)))],
    receiptNumber: ['resi-no', z.optional(orNull(text(100)))],
  }),
  reply: wire({ status: ['status', status] }),
});
