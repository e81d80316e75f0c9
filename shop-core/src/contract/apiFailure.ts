import { type Named, wire } from '../wire/index.ts';
import * as z from '../wire/zod.ts';
import { orderFigures } from './entities/orderFigures.ts';

const sentence = z.union([z.string(), z.array(z.string())]);

const sentences = z.codec(z.nullish(sentence), z.custom<readonly string[]>(), {
  decode: (value) => (typeof value === 'string' ? [value] : (value ?? [])),
  encode: (value) => [...value],
});
const firstSentence = z.codec(sentence, z.string(), {
  decode: (value) => (typeof value === 'string' ? value : (value[0] ?? '')),
  encode: (value) => value,
});

/** A part of a failure that another back end may leave out or shape otherwise: then it is as good as not there. */
const perhaps = <T extends z.core.$ZodType>(part: T) => z.catch(z.optional(part), undefined);

/**
 * The body of every answer that is not a success. `message[0]` is what a person reads, `code` names the reason,
 * `params` its numbers, `errors` one sentence a field and `errors.message` a general one (S8.3, S8.4).
 * Other back ends may leave out all but the message.
 */
export interface ApiFailure extends z.output<typeof apiFailureWire> {}
const apiFailureWire = wire({
  message: ['message', z.catch(sentences, [])],
  code: ['code', perhaps(z.string())],
  params: ['params', perhaps(z.record(z.string(), z.unknown()))],
  errors: ['errors', perhaps(z.record(z.string(), firstSentence))],
  // Ours: the fresh figures of an order whose claims were stale (409), so that the shopper can accept them.
  figures: ['figures', perhaps(orderFigures)],
  requestId: ['requestId', perhaps(z.string())],
});
export const apiFailure: Named<ApiFailure> = apiFailureWire;
