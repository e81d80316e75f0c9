import type { Call } from 'shop-core/wire';
import * as z from 'zod/mini';
import type { Entry, LooseAsk, World } from './entry.ts';
import type { WireParts } from './fuzzedAsk.ts';

const encode = (schema: z.core.$ZodType | undefined, value: unknown) =>
  schema && value !== undefined ? z.encode(schema, value as never) : undefined;

/** An ask in the wire's spelling. */
export const encodedParts = (call: Call, { params, query, body }: LooseAsk): WireParts => ({
  params: encode(call.params, params),
  query: encode(call.query, query),
  body: encode(call.body, body),
});

/** An ask of a call that is served. */
export async function wireParts({ call, ask }: Entry, world: World): Promise<WireParts> {
  return encodedParts(call, await ask(world));
}
