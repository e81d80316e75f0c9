import { readDeliveryDays } from 'shop-core/contract';
import { rupiah } from 'shop-core/rules';
import * as z from 'zod';
import { RateFailure } from './rateFailure.ts';
import type { Quote } from './shipment.ts';

// Dearer than any parcel with its insurance.
const maxCost = 100_000_000;

const line = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}*$/u);
const firstCost = z.object({
  description: line,
  // What `etd` says is no reason to refuse a price.
  cost: z.tuple([z.object({ value: z.int().min(1).max(maxCost), etd: z.unknown() })], z.unknown()),
});
/** One courier was asked, so there is one result; the first cost counts (S7.58). */
const rateReply = z.object({
  rajaongkir: z.object({
    status: z.object({ code: z.literal(200) }),
    results: z.tuple([z.object({ costs: z.union([z.tuple([]), z.tuple([firstCost], z.unknown())]) })]),
  }),
});

/** The quote in a reply; undefined when the courier does not go there. @throws RateFailure */
export function readRateReply(text: string): Quote | undefined {
  const read = rateReply.safeParse(parsed(text));
  if (!read.success) {
    const { error: cause } = read;
    throw new RateFailure(`an answer of another shape at ${where(cause)}`, { kind: 'refused', cause });
  }
  const [{ costs }] = read.data.rajaongkir.results;
  const [first] = costs;
  if (!first) return undefined;
  const [{ value, etd }] = first.cost;
  return { cost: rupiah(value), service: first.description, days: daysOf(etd) };
}

/** As rate services write it; no more than a note. */
const daysOf = (etd: unknown) => (typeof etd === 'string' && etd.length <= 20 ? readDeliveryDays(etd) : null);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RateFailure('an answer that is not JSON', { kind: 'down', cause });
  }
}

/** The names on the way to what is wrong, which are ours. */
const where = ({ issues: [issue] }: z.ZodError) => issue?.path.join('.') || 'its root';
