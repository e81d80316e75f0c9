import type { Tx } from '../db/database.ts';
import { auditLog } from '../db/tables/audit.ts';

/** What is written down of one act: who did what to which record, and what it was before and is after. */
export type Audited = Omit<typeof auditLog.$inferInsert, 'id'>;

type Fields = NonNullable<Audited['before']>;

const secret = /password|hash|secret|token/i;
/** What every save changes. */
const noise: ReadonlySet<string> = new Set(['version', 'updatedAt']);
/** Stands for what nobody is to read: that it changed is told, what it was is not. */
const masked = '***';

/**
 * Writes an act down, in the transaction that does it: neither is there without the other. Of a change only the fields that
 * differ are kept, and of secret ones only that they do.
 */
export async function writeAudit(tx: Tx, { before, after, ...act }: Audited): Promise<void> {
  const isChange = before && after;
  await tx.insert(auditLog).values({
    ...act,
    ...(before && { before: kept(before, isChange ? after : {}) }),
    ...(after && { after: kept(after, isChange ? before : {}) }),
  });
}

/** The fields that the other side has not or has otherwise. */
function kept(fields: Fields, other: Fields): Fields {
  const differing = Object.entries(fields).filter(([name, value]) => !noise.has(name) && !isSame(value, other[name]));
  return Object.fromEntries(
    differing.map(([name, value]) => [name, secret.test(name) && value !== null ? masked : value]),
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
