import type { ZakatEntryReply, ZakatLedger } from '../../contract/entities/zakat.ts';
import { jakartaDate } from '../../rules/dates/jakartaDate.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import { fineGold } from '../../rules/zakat/fineGold.ts';
import { fineGoldValue } from '../../rules/zakat/fineGoldValue.ts';
import { signedWeight } from '../../rules/zakat/signedWeight.ts';
import { zakatStatus } from '../../rules/zakat/zakatStatus.ts';
import type { HeldCustomer, HeldShop } from './heldShop.ts';
import type { SeedZakat } from './shopSeed.ts';

/** An entry as its owner reads it: sales below 0, worth what its fine gold is worth today. */
export function entryReply({ weight, ...entry }: SeedZakat, { goldPrice }: HeldShop): ZakatEntryReply {
  const currentPrice = fineGoldValue(fineGold(weight, entry.purity), goldPrice ?? rupiah(0));
  return { ...entry, weight: signedWeight(entry.type, weight), currentPrice };
}

/** Where a customer's zakat stands, and a page of entries, the newest first. */
export function ledgerReply(held: HeldShop, { zakat }: HeldCustomer, page: number, size: number): ZakatLedger {
  const { fineGold: fine, trace, ...status } = zakatStatus(zakat, held.goldPrice ?? rupiah(0), jakartaDate(held.now));
  const running = trace.find((step) => 'since' in step);
  const newestFirst = [...zakat].sort((one, other) =>
    one.date < other.date ? 1 : one.date > other.date ? -1 : other.id - one.id,
  );
  return {
    ...status,
    fineGold: fine,
    entries: newestFirst.slice(page * size, (page + 1) * size).map((entry) => entryReply(entry, held)),
    totalItems: zakat.length,
    currentPage: page,
    pricePerGram: held.goldPrice,
    haulSince: running?.since ?? null,
    dueOn: running?.dueOn ?? null,
    steps: trace.flatMap((step) =>
      step.code === 'HAUL_STARTED' || step.code === 'HAUL_BROKEN'
        ? [{ code: step.code, date: step.date, fineGold: step.fine }]
        : [],
    ),
  };
}
