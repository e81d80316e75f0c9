import type { ZakatLedger } from '../../contract/entities/zakat.ts';
import { jakartaDate } from '../../rules/dates/jakartaDate.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import { zakatStatus } from '../../rules/zakat/zakatStatus.ts';
import { pageOf } from '../pageRows.ts';
import { zakatEntryReply } from './zakatEntryReply.ts';
import type { GoldEntry, ZakatFacts } from './zakatFacts.ts';

/** Where a customer's zakat stands, and one page of entries, the newest first (S7.66). */
export function readZakat(
  facts: ZakatFacts,
  ask: { readonly page: number; readonly size: number },
  now: Date,
): ZakatLedger {
  const { entries, goldPrice } = facts;
  const status = zakatStatus(entries, goldPrice ?? rupiah(0), jakartaDate(now));
  const running = status.trace.find((step) => 'since' in step);
  const page = pageOf([...entries].sort(newestFirst), ask);
  return {
    isDue: status.isDue,
    fineGold: status.fineGold,
    zakatValue: status.zakatValue,
    currentValue: status.currentValue,
    daysLeft: status.daysLeft,
    entries: page.map((entry) => zakatEntryReply(entry, facts)),
    totalItems: entries.length,
    currentPage: ask.page,
    pricePerGram: goldPrice,
    haulSince: running?.since ?? null,
    dueOn: running?.dueOn ?? null,
    steps: status.trace.flatMap((step) =>
      step.code === 'HAUL_STARTED' || step.code === 'HAUL_BROKEN'
        ? [{ code: step.code, date: step.date, fineGold: step.fine }]
        : [],
    ),
  };
}

function newestFirst(one: GoldEntry, other: GoldEntry): number {
  if (one.date === other.date) return other.id - one.id;
  return one.date < other.date ? 1 : -1;
}
