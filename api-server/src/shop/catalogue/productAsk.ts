import type { ProductSearch } from 'shop-core/contract';
import { refuseFields } from '../../http/refuse.ts';
import { isSortable } from '../sortColumns.ts';
import type { PageAsk } from './store.ts';

const largestPage = 100;

/**
 * The search of a shopper as the store takes it: `is-active` is not his to choose, sizes are clamped.
 * @throws Refusal naming a column that lists are not sorted by
 */
export function productAsk({ page, size, searchBy, categoryId, subCategoryId, sort }: ProductSearch): PageAsk {
  refuseFields(
    sort.flatMap(({ columnName }, at) =>
      isSortable(columnName) ? [] : [{ field: `sort.${at}.columnName`, code: 'CHOICE_INVALID' as const }],
    ),
  );
  return {
    page,
    size: Math.min(Math.max(size, 1), largestPage),
    searchBy: searchBy?.trim() || null,
    categoryId,
    subCategoryId,
    sort,
  };
}
