import { call, list, listOrOne, orNull, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { pointRow } from '../entities/pointHistory.ts';
import { count, page, size, text } from '../scalars.ts';

const sorting = wire({ columnName: ['column-name', text(40)], isAscending: ['is-ascending', z.boolean()] });

/** S7.25. Sorted by transactionDate, the newest first unless asked otherwise. */
export const getPointHistory = call('POST /customer/point-history/get-all', {
  auth: 'customer',
  isRepeatable: true,
  body: wire({
    page: ['page', page],
    customerCode: ['customer-code', text(64)],
    size: ['size', size],
    searchBy: ['search-by', orNull(text(100))],
    sort: ['sort', listOrOne(sorting, 5)],
  }),
  reply: wire({
    rows: ['customerPointHistories', list(pointRow)],
    totalItems: ['totalItems', count],
    currentPage: ['currentPage', count],
  }),
});
