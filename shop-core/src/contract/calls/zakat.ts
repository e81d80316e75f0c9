import { answered, call, dashDate, done, type Named, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { purity, signedGrams, zakatEntry, zakatLedger, zakatType } from '../entities/zakat.ts';
import { idInPath, money, page, size, text } from '../scalars.ts';

export interface ZakatChange extends z.output<typeof zakatChangeWire> {}
const zakatChangeWire = wire({
  customerCode: ['customer-code', text(64)],
  goldType: ['gold-type', text(50)],
  // 0 is a new entry; else one of the customer's own is changed.
  id: ['id', z.int(z.minimum(0), z.maximum(2_147_483_647))],
  price: ['price', money],
  purity: ['rate', purity],
  date: ['transaction-date', dashDate],
  type: ['type', zakatType],
  weight: ['weight', signedGrams],
});
export const zakatChange: Named<ZakatChange> = zakatChangeWire;

/**
 * S7.65. Writes gold that was bought, received or sold into the ledger, or changes what was written.
 * @errors GOLD_NOT_HELD (`date`, `missing`) when more would be sold than was held, NOT_FOUND for an entry that is gone.
 */
export const saveZakat = call('POST /zakat', { auth: 'customer', body: zakatChange, reply: answered(zakatEntry) });

/** S7.66. What is due of the gold, and a page of its entries. The newest entries come first. */
export const getZakat = call('POST /zakat/get-all', {
  auth: 'customer',
  isRepeatable: true,
  body: wire({ page: ['page', page], customerCode: ['customer-code', text(64)], size: ['size', size] }),
  reply: zakatLedger,
});

/**
 * S7.67. Takes an entry out of the ledger.
 * @errors NOT_FOUND for an entry that is gone, GOLD_NOT_HELD (`date`, `missing`) when more would be sold than is held without it.
 */
export const deleteZakat = call('DELETE /zakat/{id}', {
  auth: 'customer',
  params: wire({ id: ['id', idInPath] }),
  reply: done,
});
