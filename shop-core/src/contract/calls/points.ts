import { call, list, listOrOne, type Named, orNull, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { pointRow } from '../entities/pointHistory.ts';
import { count, page, size, text } from '../scalars.ts';

const sorting = wire({ columnName: ['column-name', text(40)], isAscending: ['is-ascending', z.boolean()] });

/** A page of what happened to the points. */
export interface PointPage extends z.output<typeof pointPageWire> {}
const pointPageWire = wire({
  rows: ['customerPointHistories', list(pointRow)],
  totalItems: ['totalItems', count],
  currentPage: ['currentPage', count],
});
const pointPage: Named<PointPage> = pointPageWire;

/** S7.25. A page of what happened to the points. Sorted by transactionDate, the newest first unless asked otherwise. */
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
  reply: pointPage,
});
