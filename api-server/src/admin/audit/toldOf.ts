import { auditSources, derivedFields, mayBeTold, type Source } from 'admin-console/contract';
import { type SQL, sql } from 'drizzle-orm';
import { auditLog } from '../../db/tables/audit.ts';
import type { Asking } from '../rest/restTable.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What an entry says was or is in a record, null where the asking admin may not read the record. */
export function toldOf(side: 'before' | 'after', asking: Asking): SQL {
  const { permissions } = asking.admin;
  const isTold = (source: Source) => mayBeTold(source, permissions);
  const readable = Object.keys(auditSources).filter((entity) => auditSources[entity]?.every(isTold));
  const cases = readable.map((entity) => {
    const hidden = sql.param(`{${hiddenIn(entity, isTold).join(',')}}`);
    return sql`when ${entity} then ${auditLog[side]} - ${hidden}::text[]`;
  });
  return cases.length === 0 ? sql`null::jsonb` : sql`(case ${auditLog.entity} ${sql.join(cases, sql` `)} end)`;
}

/** The same for a row: undefined, and so absent, where it is not told; null where there was or is no record. */
export function toldField(side: 'before' | 'after', asking: Asking): SQL<Fields | null> {
  const told = toldOf(side, asking);
  const untold = JSON.stringify(notTold);
  return sql`case when ${auditLog[side]} is null then null else coalesce(${told}, ${untold}::jsonb) end`.mapWith(
    (value: unknown) => (value === notTold ? undefined : value) as Fields,
  );
}

const notTold = '';

/** The fields of a record that not everybody is told who reads it, and lists of which parts are not. */
function hiddenIn(entity: string, isTold: (source: Source) => boolean): string[] {
  return Object.entries(derivedFields).flatMap(([name, fields]) => {
    const hidden = Object.entries<Source>(fields).flatMap(([field, source]) => (isTold(source) ? [] : field));
    if (name === entity) return hidden;
    const [whole, part] = name.split('.');
    return whole === entity && part && hidden.length > 0 ? [part] : [];
  });
}
