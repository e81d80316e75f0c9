import { type Named, orNull, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { id, money, words } from '../scalars.ts';

/** S3.31 */
export interface ShippingOption extends z.output<typeof shippingOptionWire> {}
const shippingOptionWire = wire({ id: ['id', id], code: ['code', words], name: ['name', words] });
export const shippingOption: Named<ShippingOption> = shippingOptionWire;

/** S3.32, with what the order page shows of a bank (ours, so that the choice can show the logo). */
export interface BankOption extends z.output<typeof bankOptionWire> {}
const bankOptionWire = wire({
  id: ['id', id],
  bankName: ['bankName', words],
  logo: ['logo', orNull(words)],
});
export const bankOption: Named<BankOption> = bankOptionWire;

// S7.58: a back end answers data.value or data.costs[0].cost[0].value; both are read, and both are written.
const nestedCost = z.object({
  description: z.optional(z.nullable(z.string())),
  cost: z.array(z.object({ value: z.int() })),
});
const looseQuote = z.object({
  value: z.optional(z.nullable(z.int())),
  description: z.optional(z.nullable(z.string())),
  costs: z.optional(z.nullable(z.array(nestedCost))),
});

/** What a courier asks. */
export interface CourierCost extends z.output<typeof courierCost> {}
const courierCost = z.object({ cost: money, description: z.nullable(z.string()) });
/** What a courier asks, or null when it does not serve the destination. */
export type ShippingQuote = CourierCost | null;
export const shippingQuote: Named<ShippingQuote> = z.codec(z.nullable(looseQuote), z.nullable(courierCost), {
  decode: (theirs) => {
    const nested = theirs?.costs?.[0];
    const cost = theirs?.value ?? nested?.cost[0]?.value;
    return cost === undefined ? null : { cost, description: theirs?.description ?? nested?.description ?? null };
  },
  encode: (ours) =>
    ours && {
      value: ours.cost,
      description: ours.description,
      costs: [{ description: ours.description, cost: [{ value: ours.cost }] }],
    },
});
