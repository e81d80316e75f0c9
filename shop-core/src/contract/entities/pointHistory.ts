import { dashDate, type Named, orNull, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { count, id, points, words } from '../scalars.ts';

/** S3.25. `debit` is what was spent or taken back, `credit` what came; one of them is 0. */
export interface PointRow extends z.output<typeof pointRowWire> {}
const pointRowWire = wire({
  id: ['id', id],
  date: ['trxDate', dashDate],
  debit: ['debitPoint', count],
  credit: ['creditPoint', count],
  balance: ['balance', points],
  expiresOn: ['expDate', orNull(dashDate)],
  isExpired: ['is-expired', z.boolean()],
  // Ours: what the points came from or went for.
  description: ['description', orNull(words)],
});
export const pointRow: Named<PointRow> = pointRowWire;
