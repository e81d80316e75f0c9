import { list, wire } from 'shop-core/wire';
import * as z from 'zod/mini';

/**
 * The body of every answer that is not a success: `message[0]` is what a person reads, `code` names the reason, `params`
 * its numbers, `errors` one sentence a field (S8.3, S8.4).
 */
export const failure = wire({
  message: ['message', list(z.string())],
  code: ['code', z.optional(z.string())],
  params: ['params', z.optional(z.record(z.string(), z.unknown()))],
  errors: ['errors', z.optional(z.record(z.string(), z.string()))],
  requestId: ['requestId', z.optional(z.string())],
});

export type Failure = z.output<typeof failure>;
