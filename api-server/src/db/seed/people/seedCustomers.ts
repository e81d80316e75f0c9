import { eq } from 'drizzle-orm';
import { identityKey } from 'shop-core/rules/back-office';
import type { Tx } from '../../database.ts';
import { cities, districts, subdistricts } from '../../tables/areas.ts';
import { billingAddresses, companies, customers, notifications } from '../../tables/customers.ts';
import { seedLevels } from '../catalogue/levels.ts';
import { pictureUrl } from '../pictures/pictureUrl.ts';
import { seedCompanies } from './companies.ts';
import { demoCustomers, type SeedCustomer } from './customers.ts';
import { type HashedPasswords, hashOf } from './hashedPasswords.ts';

/** Writes the companies and the demo customers with profile, billing address and a first notification. */
export async function seedCustomers(tx: Tx, hashed: HashedPasswords, now: Date): Promise<void> {
  const [demoCompany] = await tx
    .insert(companies)
    .values(seedCompanies.map((company) => ({ ...company, createdAt: now, approvedAt: now })))
    .returning({ id: companies.id });
  let referredById: number | null = null;
  for (const customer of demoCustomers) {
    const membership =
      customer.type === 'CORPORATE' && demoCompany ? { companyId: demoCompany.id, companyApprovedAt: now } : {};
    const id = await insertCustomer(
      tx,
      customer,
      { ...membership, referredById, passwordHash: hashOf(hashed, customer.account.password) },
      now,
    );
    await insertBilling(tx, id, customer);
    await tx.insert(notifications).values({ customerId: id, sentAt: now, ...welcome(customer) });
    // Who comes next was brought by the reseller.
    referredById = customer.level === 'Reseller' ? id : null;
  }
}

type Extra = Pick<typeof customers.$inferInsert, 'companyId' | 'companyApprovedAt' | 'referredById' | 'passwordHash'>;

async function insertCustomer(tx: Tx, customer: SeedCustomer, extra: Extra, now: Date): Promise<number> {
  const { account, code, email, firstName, lastName, gender, birthDate, phone, picture, type } = customer;
  const level = seedLevels.find(({ name }) => name === customer.level);
  const [row] = await tx
    .insert(customers)
    .values({
      code,
      username: account.login,
      usernameKey: identityKey(account.login),
      email,
      emailKey: identityKey(email),
      firstName,
      lastName,
      gender,
      birthDate,
      phone,
      avatar: pictureUrl(picture),
      type,
      levelId: level?.id ?? 1,
      isReseller: customer.level === 'Reseller',
      createdAt: now,
      updatedAt: now,
      ...extra,
    })
    .returning({ id: customers.id });
  if (!row) throw new Error(`the customer ${account.login} was not written`);
  return row.id;
}

async function insertBilling(
  tx: Tx,
  customerId: number,
  { village, address, place, postalCode, type }: SeedCustomer,
): Promise<void> {
  const [area] = await tx
    .select({
      provinceId: cities.provinceId,
      cityId: cities.id,
      districtId: districts.id,
      subdistrictId: subdistricts.id,
    })
    .from(subdistricts)
    .innerJoin(districts, eq(districts.id, subdistricts.districtId))
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .where(eq(subdistricts.code, village));
  if (!area) throw new Error(`no village ${village}`);
  const company = type === 'CORPORATE' ? (seedCompanies[0]?.name ?? null) : null;
  await tx.insert(billingAddresses).values({ customerId, address, company, place, postalCode, ...area });
}

function welcome({ firstName }: SeedCustomer) {
  return {
    topic: 'Akun',
    title: 'Selamat datang di Samudra Emas',
    message: `Halo ${firstName}, akun Anda sudah siap dipakai. Selamat menabung emas!`,
  };
}
