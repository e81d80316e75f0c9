import { jakartaDate } from 'shop-core/rules';
import type { Asker } from '../../http/serve.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import type { Admin, AdminDesk } from '../desk.ts';
import { refuseAdmin } from '../refuseAdmin.ts';
import { findRow, type ListAsk, listRows, type ReadResource } from './listRows.ts';
import type { Resource, TableOf } from './resourceTypes.ts';
import type { Asking } from './restTable.ts';

/** Who asks, for the queries. */
export const askingOf = (admin: Admin, now: Date): Asking => ({ admin, now, today: jakartaDate(now) });

/** Answers the reading calls of a resource: its list with the count in Content-Range, and one record. */
export function serveResource<R extends Resource>(
  desk: AdminDesk,
  { database: { db }, now }: Services,
  { name, calls: { list, one } }: R,
  table: TableOf<R>,
): void {
  // The contract has checked filters, order and range before any of them gets here.
  const known = { name, table } as unknown as ReadResource;
  serve(desk, list, async (ask, { caller, addHeader }: Asker<Admin>) => {
    const { query } = ask as { readonly query: ListAsk };
    const { rows, first, total } = await listRows(db, known, query, askingOf(caller, now()));
    addHeader('content-range', contentRange(name, first, rows.length, total));
    return rows as never;
  });
  if (!one) return;
  serve(desk, one, async (ask, { caller }: Asker<Admin>) => {
    const { params } = ask as { readonly params: { readonly id: number } };
    const row = await findRow(db, known, params.id, askingOf(caller, now()));
    return (row ?? refuseAdmin({ code: 'RECORD_NOT_FOUND' })) as never;
  });
}

/** 'projects 0-24/600'; of an empty page only how many there are. */
const contentRange = (name: string, first: number, rows: number, total: number): string =>
  rows === 0 ? `${name} */${total}` : `${name} ${first}-${first + rows - 1}/${total}`;
