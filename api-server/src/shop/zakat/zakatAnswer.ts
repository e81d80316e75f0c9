import type { ZakatEntryReply, ZakatLedger } from 'shop-core/contract';
import { type CalendarDate, type Rupiah, rupiah } from 'shop-core/rules';
import { fineGold, fineGoldValue, signedWeight, zakatStatus } from 'shop-core/rules/gold';
import type { PageRows } from '../pageRows.ts';
import type { GoldEntry } from './store.ts';

/** An entry as its owner reads it: sales below 0, worth what its fine gold is worth today. */
export function entryAnswer(
  { id, type, goldType, weight, purity, price, date }: GoldEntry,
  perGram: Rupiah | null,
): ZakatEntryReply {
  return {
    id,
    type,
    goldType,
    weight: signedWeight(type, weight),
    purity,
    price,
    currentPrice: fineGoldValue(fineGold(weight, purity), perGram ?? rupiah(0)),
    date,
  };
}

/** Where a customer's zakat stands, and one page of entries, the newest first. */
export function ledgerAnswer(
  entries: readonly GoldEntry[],
  perGram: Rupiah | null,
  today: CalendarDate,
  { limit, offset }: PageRows,
): Omit<ZakatLedger, 'currentPage'> {
  const {
    isDue,
    fineGold: fine,
    currentValue,
    zakatValue,
    daysLeft,
    trace,
  } = zakatStatus(entries, perGram ?? rupiah(0), today);
  const running = trace.find((step) => 'since' in step);
  return {
    isDue,
    fineGold: fine,
    zakatValue,
    currentValue,
    daysLeft,
    entries: entries
      .toReversed()
      .slice(offset, offset + limit)
      .map((entry) => entryAnswer(entry, perGram)),
    totalItems: entries.length,
    pricePerGram: perGram,
    haulSince: running?.since ?? null,
    dueOn: running?.dueOn ?? null,
    steps: trace.flatMap((step) =>
      step.code === 'HAUL_STARTED' || step.code === 'HAUL_BROKEN'
        ? [{ code: step.code, date: step.date, fineGold: step.fine }]
        : [],
    ),
  };
}
