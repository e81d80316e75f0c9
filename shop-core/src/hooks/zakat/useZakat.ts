import type { ZakatLedger } from '../../contract/entities/zakat.ts';
import type { ZakatStep } from '../../rules/zakat/zakatStatus.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { useOwner } from '../provider/useOwner.ts';
import { useShopQuery } from '../provider/useShopQuery.ts';
import { zakatPageSize, zakatQuery } from './zakatQuery.ts';
import { zakatReasons } from './zakatReasons.ts';

/** Where a customer's zakat stands, and one page of what was bought and sold. */
export interface Zakat extends ZakatLedger {
  /** How many pages there are, at least 1. */
  readonly pages: number;
  /** Why it is due or not, in order: `zakatStepMessage` says each in a sentence. */
  readonly reasons: readonly ZakatStep[];
}

/**
 * The zakat tracker (S2.142): summary, status and a page of ten entries, the newest first, as a query.
 * @returns A query: the status and its `reasons`, what is held and worth, and a page of `entries` with `pages`. Without
 * any entry it is not due and the list is empty.
 */
export function useZakat(page: number) {
  const owner = useOwner();
  return useShopQuery({ ...zakatQuery(useShop(), owner, page), enabled: owner !== 'visitor', select: toZakat });
}

function toZakat(ledger: ZakatLedger): Zakat {
  const pages = Math.max(1, Math.ceil(ledger.totalItems / zakatPageSize));
  return { ...ledger, pages, reasons: zakatReasons(ledger) };
}
