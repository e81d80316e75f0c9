import { highestQuantity } from '../../rules/constants.ts';
import { answered, call, type Named, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { cart } from '../entities/cart.ts';
import { customerCodeParam } from '../entities/customerCode.ts';
import { id, idInPath, money, text } from '../scalars.ts';

const quantity = z.int(z.positive(), z.maximum(highestQuantity));

/** S7.45. The cart, with what each line was put in for and what it costs now. */
export const getCart = call('GET /cart/{customer-code}', { auth: 'customer', params: customerCodeParam, reply: cart });

export interface NewLine extends z.output<typeof newLineWire> {}
const newLineWire = wire({
  customerCode: ['customer-code', text(64)],
  price: ['price', money],
  quantity: ['quantity', quantity],
  sku: ['sku', text(64)],
});
export const newLine: Named<NewLine> = newLineWire;
/**
 * S7.46. Adds to a line of the same sku. The price is a claim: the line holds the server's. Safe to repeat with the same
 * `idempotencyKey`.
 * @errors SEGMENT_NOT_ALLOWED, VARIATION_REQUIRED, STORE_CLOSED (`notice`), QUANTITY_INVALID, OUT_OF_STOCK (`available`), and NOT_FOUND for a sku
 * that is not sold.
 */
export const addToCart = call('POST /cart', { auth: 'customer', body: newLine, reply: answered(cart) });

export interface ChangedLine extends z.output<typeof changedLineWire> {}
const changedLineWire = wire({
  customerCode: ['customer-code', text(64)],
  id: ['id', id],
  price: ['price', money],
  quantity: ['quantity', quantity],
  sku: ['sku', text(64)],
});
export const changedLine: Named<ChangedLine> = changedLineWire;
/**
 * S7.47. Sets an absolute quantity, and the current price: this is also the refresh of an outdated line.
 * @errors NOT_FOUND for a line that is gone, QUANTITY_INVALID, OUT_OF_STOCK (`available`).
 */
export const changeLine = call('PUT /cart', { auth: 'customer', body: changedLine, reply: answered(cart) });

/**
 * S7.48. Takes a line out of the cart. The reply is the cart without it.
 * @errors NOT_FOUND for a line that is gone.
 */
export const removeLine = call('DELETE /cart/{id}', {
  auth: 'customer',
  params: wire({ id: ['id', idInPath] }),
  reply: answered(cart),
});
