import { and, eq, gt, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Customer as Account, CustomerChange } from 'shop-core/contract';
import { calendarDate, isBlank, jakartaDate } from 'shop-core/rules';
import { type PointTotals, pointTotals } from 'shop-core/rules/back-office';
import type { Db } from '../../db/connect.ts';
import { companies, customers, emailChanges, levels } from '../../db/tables/customers.ts';
import { allLots } from '../../loyalty/pointLots.ts';

const referrers = alias(customers, 'referrers');

/** S3.14. What a customer sees of themselves; undefined once deleted. */
export async function findAccount(db: Db, customerId: number, now: Date): Promise<Account | undefined> {
  const [row] = await db
    .select({ customer: customers, level: levels, company: companies, referrer: referrers, wish: emailChanges })
    .from(customers)
    .innerJoin(levels, eq(levels.id, customers.levelId))
    .leftJoin(companies, eq(companies.id, customers.companyId))
    .leftJoin(emailChanges, and(eq(emailChanges.customerId, customers.id), gt(emailChanges.expiresAt, now)))
    .leftJoin(referrers, and(eq(referrers.id, customers.referredById), isNull(referrers.deletedAt)))
    .where(and(eq(customers.id, customerId), isNull(customers.deletedAt)));
  return row && accountOf(row, pointTotals(await allLots(db, customerId), jakartaDate(now)));
}

type Person = typeof customers.$inferSelect;

interface Row {
  readonly customer: Person;
  readonly level: typeof levels.$inferSelect;
  readonly company: typeof companies.$inferSelect | null;
  readonly referrer: Person | null;
  readonly wish: typeof emailChanges.$inferSelect | null;
}

function accountOf({ customer, level, company, referrer, wish }: Row, points: PointTotals): Account {
  const isApproved = customer.companyApprovedAt !== null;
  return {
    customerCode: customer.code,
    fullName: fullName(customer),
    firstName: customer.firstName,
    lastName: customer.lastName,
    username: customer.username,
    email: customer.email,
    gender: customer.gender,
    birthDate: customer.birthDate === null ? null : calendarDate(customer.birthDate),
    phoneNumber: customer.phone,
    avatar: customer.avatar,
    level: level.name,
    levelId: level.id,
    lastTransactionDate: customer.lastTransactionAt && jakartaDate(customer.lastTransactionAt),
    lastUpdate: jakartaDate(customer.updatedAt),
    lastLoginDate: customer.lastLoginAt && jakartaDate(customer.lastLoginAt),
    isReseller: customer.isReseller,
    influencers: referrer ? [{ name: fullName(referrer) ?? referrer.username, code: referrer.code }] : [],
    points,
    typeOfCustomer: isApproved ? customer.type : 'INDIVIDU',
    company: isApproved ? company : null,
    ...(wish && { pendingEmail: wish.email }),
  };
}

function fullName({ firstName, lastName }: Person): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}

/** S7.20. Saves what a customer may say of themselves: no level, type, company or code, and no e-mail before it is confirmed. */
export async function saveProfile(db: Db, customerId: number, change: CustomerChange, now: Date): Promise<void> {
  await db
    .update(customers)
    .set({
      firstName: change.firstName.trim(),
      lastName: isBlank(change.lastName) ? null : (change.lastName?.trim() ?? null),
      birthDate: change.birthDate,
      gender: change.gender,
      phone: change.phoneNumber.trim(),
      updatedAt: now,
    })
    .where(and(eq(customers.id, customerId), isNull(customers.deletedAt)));
}
