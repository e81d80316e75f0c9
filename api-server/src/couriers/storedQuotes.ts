import { and, eq, gt, lt, type SQL } from 'drizzle-orm';
import { readDeliveryDays, writeDeliveryDays } from 'shop-core/contract';
import { rupiah } from 'shop-core/rules';
import type { Db } from '../db/database.ts';
import { shippingQuotes } from '../db/tables/couriers.ts';
import type { Quote, Shipment } from './shipment.ts';

const minute = 60_000;
/** As long as a unique code is reserved: what was shown holds until the button is pressed. */
const freshMs = 30 * minute;
/** A price of yesterday is better than no sale; an older one may lose money. */
const lastQuoteMs = 24 * 60 * minute;
/** How long a last quote serves before the service is asked again. */
const respiteMs = 2 * minute;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Only sap insures, so only there the value changes the cost (S7.58). */
export const insuredValue = ({ courier, itemValue }: Shipment): number => (courier.code === 'sap' ? itemValue : 0);

const keyOf = (shipment: Shipment) => ({
  courierId: shipment.courier.id,
  subdistrictId: shipment.subdistrictId,
  weightKg: shipment.weightKg,
  insuredValue: insuredValue(shipment),
});

/** The answer that still holds, which is undefined where the courier does not go; 'unasked' when none does. */
export async function freshQuote(db: Db, shipment: Shipment, now: Date): Promise<Quote | undefined | 'unasked'> {
  const [row] = await db
    .select()
    .from(shippingQuotes)
    .where(and(isOf(shipment), gt(shippingQuotes.freshUntil, now)));
  return row ? quoteOf(row) : 'unasked';
}

/** Keeps an answer of the service. */
export async function keepQuote(db: Db, shipment: Shipment, quote: Quote | undefined, now: Date): Promise<void> {
  const answer = {
    cost: quote?.cost ?? null,
    service: quote?.service ?? null,
    days: quote?.days ? writeDeliveryDays(quote.days) : null,
    quotedAt: now,
    freshUntil: after(now, freshMs),
  };
  const { courierId, subdistrictId, weightKg, insuredValue: value } = shippingQuotes;
  await db
    .insert(shippingQuotes)
    .values({ ...keyOf(shipment), ...answer })
    .onConflictDoUpdate({ target: [courierId, subdistrictId, weightKg, value], set: answer });
}

/** The last answer, taken for a good one for a short while; 'unasked' when there is none, or it is too old. */
export async function reviveQuote(db: Db, shipment: Shipment, now: Date): Promise<Quote | undefined | 'unasked'> {
  const [row] = await db
    .update(shippingQuotes)
    .set({ freshUntil: after(now, respiteMs) })
    .where(and(isOf(shipment), gt(shippingQuotes.quotedAt, after(now, -lastQuoteMs))))
    .returning();
  return row ? quoteOf(row) : 'unasked';
}

/** Drops the answers that are too old to be used. */
export async function forgetOldQuotes(db: Db, now: Date): Promise<void> {
  await db.delete(shippingQuotes).where(lt(shippingQuotes.quotedAt, after(now, -lastQuoteMs - respiteMs)));
}

function isOf(shipment: Shipment): SQL | undefined {
  const key = keyOf(shipment);
  return and(
    eq(shippingQuotes.courierId, key.courierId),
    eq(shippingQuotes.subdistrictId, key.subdistrictId),
    eq(shippingQuotes.weightKg, key.weightKg),
    eq(shippingQuotes.insuredValue, key.insuredValue),
  );
}

function quoteOf({ cost, service, days }: typeof shippingQuotes.$inferSelect): Quote | undefined {
  if (cost === null) return undefined;
  return { cost: rupiah(cost), service: service ?? '', days: readDeliveryDays(days) };
}
