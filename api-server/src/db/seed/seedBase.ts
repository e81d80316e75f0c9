import type { Db } from '../database.ts';
import { productTypes } from '../tables/catalogue.ts';
import { config } from '../tables/content.ts';
import { levels } from '../tables/customers.ts';
import { readAreas } from './areas/readAreas.ts';
import { seedAreas } from './areas/seedAreas.ts';
import { seedLevels } from './catalogue/levels.ts';
import { seedProductTypes } from './catalogue/productTypes.ts';
import { seedCouriers } from './checkout/seedCouriers.ts';
import { seedConfig } from './content/config.ts';
import { seedRoles } from './people/seedRoles.ts';
import { seedOnce } from './seedOnce.ts';
import { seedWorkCatalogue } from './work/seedWorkCatalogue.ts';

/**
 * Writes what the product can't run without, once: the areas of Indonesia, settings, couriers, kinds of products, levels
 * of customers, roles of the office, kinds of its work and rates of taxes. Nothing of it is made up for show.
 * @returns whether it was missing
 */
export function seedBase(db: Db, now: Date): Promise<boolean> {
  return seedOnce(db, {
    name: 'base',
    now,
    prepare: readAreas,
    run: async (tx, areas) => {
      await seedAreas(tx, areas);
      await tx.insert(config).values([...seedConfig]);
      await seedCouriers(tx, areas);
      await tx.insert(productTypes).values([...seedProductTypes]);
      await tx.insert(levels).values([...seedLevels]);
      await seedRoles(tx);
      await seedWorkCatalogue(tx, now);
    },
  });
}
