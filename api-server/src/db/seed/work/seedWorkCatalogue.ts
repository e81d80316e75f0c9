import { sql } from 'drizzle-orm';
import type { Tx } from '../../database.ts';
import { taxRates } from '../../tables/work/numbering.ts';
import { typeDetails, types } from '../../tables/work/types.ts';
import { seedTaxRates } from './taxRates.ts';
import { seedDetails } from './typeDetails.ts';
import { seedTypes } from './types.ts';

/** Writes what no project can do without: the kinds of work and the rates of taxes. */
export async function seedWorkCatalogue(tx: Tx, now: Date): Promise<void> {
  const written = { createdAt: now, updatedAt: now };
  await tx.insert(types).values(seedTypes.map((type) => ({ ...type, ...written })));
  await tx.execute(sql`select setval(pg_get_serial_sequence('types', 'id'), ${seedTypes.length})`);
  const typeIds = new Map(seedTypes.map(({ id, code }) => [code, id]));
  await tx.insert(typeDetails).values(
    seedDetails.map(({ type, code, name, checklist, requiredFields }, index) => ({
      ...{ id: index + 1, typeId: typeIds.get(type) ?? 0, code, name, sort: index + 1, checklist, requiredFields },
      ...written,
    })),
  );
  await tx.execute(sql`select setval(pg_get_serial_sequence('type_details', 'id'), ${seedDetails.length})`);
  await tx.insert(taxRates).values([...seedTaxRates]);
}
