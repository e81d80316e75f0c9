import { sql } from 'drizzle-orm';

const buckets = {
  notDue: 'days <= 0',
  to30: 'days between 1 and 30',
  to60: 'days between 31 and 60',
  to90: 'days between 61 and 90',
  to120: 'days between 91 and 120',
  over120: 'days > 120',
};

/** Sums of `balance` by `days` past the due day. */
export const ageingColumns = sql.raw(
  Object.entries(buckets)
    .map(([name, when]) => `coalesce(sum(balance) filter (where why is null and ${when}), 0)::float8 as "${name}"`)
    .join(),
);
