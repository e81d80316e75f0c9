import { and, eq, inArray, isNull } from 'drizzle-orm';
import { identityKey } from 'shop-core/rules/back-office';
import type { Database, Db } from '../db/connect.ts';
import { type DemoAccount, demoAccounts, superAdmin, viewer } from '../db/seed/demoAccounts.ts';
import { officeEmail, officePeople } from '../db/seed/people/officePeople.ts';
import { admins } from '../db/tables/admins.ts';
import { customers } from '../db/tables/customers.ts';
import type { Log } from '../log.ts';
import { OperatorError } from '../operatorError.ts';
import { isPassword } from '../security/passwordHash.ts';

interface Account {
  readonly login: string;
  readonly passwordHash: string | null;
}

/**
 * What is asked of a database before strangers are let in (NODE_ENV=production).
 * @throws OperatorError while somebody could log in with a password that everybody can read in the README
 */
export async function requireProduction({ db, engine }: Database, log: Log): Promise<void> {
  const open = [...(await openShopAccounts(db)), ...(await openOfficeAccounts(db))];
  if (open.length > 0) {
    throw new OperatorError(
      `NODE_ENV is production, but demo accounts still have their public passwords: ${open.join(', ')}. ` +
        'Start with an empty database and SEED=none, and make the first admin by: npm run admin -- create-admin',
    );
  }
  if (engine === 'pglite') {
    log.warn('the embedded database is for one server on one machine; DATABASE_URL names a PostgreSQL for more');
  }
}

async function openShopAccounts(db: Db): Promise<string[]> {
  const demo = demoAccounts.filter(({ where }) => where === 'shop');
  const found = await db
    .select({ login: customers.username, passwordHash: customers.passwordHash })
    .from(customers)
    .where(
      inArray(
        customers.usernameKey,
        demo.map(({ login }) => identityKey(login)),
      ),
    );
  return openOnes(found, demo);
}

async function openOfficeAccounts(db: Db): Promise<string[]> {
  const office = officePeople.map(({ name }): DemoAccount => ({ ...viewer, login: officeEmail(name) }));
  const demo = [superAdmin, ...office];
  const found = await db
    .select({ login: admins.email, passwordHash: admins.passwordHash })
    .from(admins)
    .where(
      and(
        inArray(
          admins.emailKey,
          demo.map(({ login }) => identityKey(login)),
        ),
        isNull(admins.deletedAt),
        eq(admins.isActive, true),
      ),
    );
  return openOnes(found, demo);
}

/** Those that still have the password of the demonstration. */
async function openOnes(found: readonly Account[], demo: readonly DemoAccount[]): Promise<string[]> {
  const passwordOf = new Map(demo.map(({ login, password }) => [identityKey(login), password]));
  const open: string[] = [];
  for (const { login, passwordHash } of found) {
    if (await isPassword(passwordOf.get(identityKey(login)) ?? '', passwordHash)) open.push(login);
  }
  return open;
}
