import { instant, isoDate, orNull } from 'shop-core/wire';
import * as z from 'zod/mini';
import { told } from '../derived/told.ts';
import { restList } from '../rest/restResource.ts';
import { id, text } from '../scalars.ts';

const fields = z.optional(orNull(z.record(z.string(), z.unknown())));

/** Who did what. Of a change `before` and `after` have the fields that differ; secret ones as '***'. */
export const auditEntry = told('audit', {
  id,
  at: instant,
  // Nobody's is what the program did itself.
  adminId: orNull(id),
  adminName: orNull(text()),
  action: text(),
  entity: text(),
  entityId: id,
  // Absent where the asking admin may not read the record.
  before: fields,
  after: fields,
  ip: orNull(text()),
});

/** The audit log. */
export const auditResource = restList({
  name: 'audit',
  entity: auditEntry,
  filters: {
    q: text(100),
    entity: text(50),
    entityId: id,
    adminId: id,
    action: text(50),
    /** Days in Jakarta, both included. */
    from: isoDate,
    to: isoDate,
  },
  sortable: ['at'],
  mayRead: ['list-audit'],
});

export type AuditEntry = z.output<typeof auditEntry>;
