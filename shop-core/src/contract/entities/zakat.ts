import { zakatTypes } from '../../rules/constants.ts';
import { roundedShare } from '../../rules/money/roundedShare.ts';
import { exactFineGold, type FineGold } from '../../rules/zakat/fineGold.ts';
import { dashDate, list, type Named, orNull, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { count, id, money, words } from '../scalars.ts';

export const zakatType = z.enum(zakatTypes);

/** Grams with decimals on the wire, whole milligrams in our hands; below 0 for gold that was sold (S5.68). */
export const signedGrams = z.codec(z.number(z.minimum(-1_000_000_000), z.maximum(1_000_000_000)), z.int(), {
  decode: (weight) => roundedShare(weight, [1_000, 1]),
  encode: (weight) => weight / 1_000,
});

/** Percent with at most two decimals on the wire (99.99), whole hundredths of a percent in our hands (9999). */
export const purity = z.codec(z.number(z.minimum(0), z.maximum(100)), z.int(), {
  decode: (percent) => roundedShare(percent, [100, 1]),
  encode: (hundredths) => hundredths / 100,
});

/** Fine gold in grams on the wire, in whole ten-thousandths of a milligram in our hands. */
const fineGrams = z.codec(z.number(z.minimum(-900_000_000), z.maximum(900_000_000)), z.custom<FineGold>(), {
  decode: (weight) => exactFineGold(roundedShare(weight, [10_000_000, 1])),
  encode: (fine) => fine / 10_000_000,
});

/** S3.26. `currentPrice` is what its fine gold is worth today. */
export interface ZakatEntryReply extends z.output<typeof zakatEntryWire> {}
const zakatEntryWire = wire({
  id: ['id', id],
  type: ['type', zakatType],
  goldType: ['gold-type', words],
  weight: ['weight', signedGrams],
  purity: ['rate', purity],
  price: ['price', money],
  currentPrice: ['current-price', money],
  date: ['transaction-date', dashDate],
});
export const zakatEntry: Named<ZakatEntryReply> = zakatEntryWire;

const zakatStep = wire({
  code: ['code', z.enum(['HAUL_STARTED', 'HAUL_BROKEN'])],
  date: ['date', dashDate],
  fineGold: ['fine-gold', fineGrams],
});

/** S3.27 and a page of entries (S7.66). */
export interface ZakatLedger extends z.output<typeof zakatLedgerWire> {}
const zakatLedgerWire = wire({
  isDue: ['status-wajib', z.boolean()],
  fineGold: ['total-gold', fineGrams],
  zakatValue: ['zakat-value', money],
  currentValue: ['total-current-price', money],
  daysLeft: ['sisa-hari', orNull(count)],
  entries: ['zakats', list(zakatEntry)],
  totalItems: ['totalItems', count],
  currentPage: ['currentPage', count],
  // Ours: why it is due or not, and by which price.
  pricePerGram: ['price-per-gram', orNull(money)],
  haulSince: ['haul-since', orNull(dashDate)],
  dueOn: ['due-on', orNull(dashDate)],
  steps: ['haul-steps', list(zakatStep)],
});
export const zakatLedger: Named<ZakatLedger> = zakatLedgerWire;
