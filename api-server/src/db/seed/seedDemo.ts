import { jakartaDate } from 'shop-core/rules';
import type { Db } from '../database.ts';
import { banks } from '../tables/orders.ts';
import { seedCatalogue } from './catalogue/seedCatalogue.ts';
import { seedBanks } from './checkout/banks.ts';
import { seedContent } from './content/seedContent.ts';
import { seedLoyalty } from './loyalty/seedLoyalty.ts';
import { hashedPasswords } from './people/hashedPasswords.ts';
import { seedAdmins } from './people/seedAdmins.ts';
import { seedCustomers } from './people/seedCustomers.ts';
import { pictureUrl } from './pictures/pictureUrl.ts';
import { seedPictures } from './pictures/seedPictures.ts';
import { seedOnce } from './seedOnce.ts';
import { seedWork } from './work/seedWork.ts';

/**
 * Writes the demonstration on what seedBase wrote, once: products with their art, content, banks, people, a year of the
 * work of the office and the accounts of demoAccounts.ts.
 * What it says depends on `now` alone, but for the salt of the passwords.
 * @returns whether it was missing
 */
export function seedDemo(db: Db, now: Date): Promise<boolean> {
  const today = jakartaDate(now);
  return seedOnce(db, {
    name: 'demo',
    now,
    prepare: hashedPasswords,
    run: async (tx, hashed) => {
      await seedPictures(tx);
      await seedCatalogue(tx, today);
      await seedContent(tx, today);
      await tx.insert(banks).values(seedBanks.map((bank) => ({ ...bank, logo: pictureUrl(bank.logo) })));
      await seedAdmins(tx, hashed, now);
      await seedWork(tx, now);
      await seedCustomers(tx, hashed, now);
      await seedLoyalty(tx, now);
    },
  });
}
