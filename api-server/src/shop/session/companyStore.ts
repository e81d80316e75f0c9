import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Company } from 'shop-core/contract';
import { companyPageSize } from 'shop-core/rules/account';
import type { Db } from '../../db/connect.ts';
import { companies, customers } from '../../db/tables/customers.ts';
import type { Customer } from '../desk.ts';

interface Window {
  readonly page: number;
  readonly size: number;
}

/** S7.12. Approved companies by name; how to reach one is told to its own people only. */
export async function findCompanyPage(db: Db, { page, size }: Window, asker: Customer | undefined): Promise<Company[]> {
  const limit = Math.min(Math.max(size, 1), companyPageSize);
  const rows = await db
    .select()
    .from(companies)
    .where(isNotNull(companies.approvedAt))
    .orderBy(asc(sql`lower(${companies.name})`), asc(companies.id))
    .limit(limit)
    .offset(page * limit);
  const own = asker?.type === 'CORPORATE' ? await companyIdOf(db, asker.id) : undefined;
  return rows.map(({ id, name, address, email, phone }) =>
    id === own ? { id, name, address, email, phone } : { id, name, address: null, email: null, phone: null },
  );
}

async function companyIdOf(db: Db, customerId: number): Promise<number | undefined> {
  const [row] = await db.select({ id: customers.companyId }).from(customers).where(eq(customers.id, customerId));
  return row?.id ?? undefined;
}
