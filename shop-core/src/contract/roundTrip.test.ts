import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Call, decodeAsk, decodeReply, encodeReply } from '../wire/index.ts';
import * as contract from './index.ts';
import { theirs } from './testTheirs.ts';

type Schema = z.core.$ZodType;

const declared = Object.entries(contract as Record<string, unknown>);
const calls = declared.filter((entry): entry is [string, Call] => isCall(entry[1]));
const entities = declared.filter((entry): entry is [string, Schema] => isSchema(entry[1]));

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'reply' in value;
}
function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/** What arrives at the other end. */
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Read, write, send, read: ours both times the same. */
function expectRoundTrip(schema: Schema): void {
  fc.assert(
    fc.property(theirs(schema), (sent) => {
      const ours = z.decode(schema, sent as never);
      expect(z.decode(schema, overTheWire(z.encode(schema, ours)) as never)).toEqual(ours);
    }),
    { numRuns: 40 },
  );
}

it('finds the whole contract', () => {
  expect(calls.length).toBeGreaterThan(25);
  expect(entities.length).toBeGreaterThan(25);
});

it.each(entities)('%s goes out and comes back the same', (_name, schema) => {
  expectRoundTrip(schema);
});

it.each(calls)('%s: what is asked and answered goes out and comes back the same', (_name, call) => {
  for (const part of [call.params, call.query, call.body, call.reply]) if (part) expectRoundTrip(part);
});

it.each(calls)('101: %s: a reply is whole or refused, whatever another back end answers', (_name, call) => {
  const answers = fc.oneof(
    fc.jsonValue(),
    fc.record({ data: fc.jsonValue() }),
    fc.record({ data: theirs(call.reply) }),
  );
  fc.assert(
    fc.property(answers, (json) => {
      const reply = attempt(() => decodeReply(call, json));
      if (reply) expect(encodeReply(call, reply.value).data).toBeDefined();
    }),
    { numRuns: 40 },
  );
});

it.each(calls)('%s: an ask is whole or refused, whatever a stranger sends', (_name, call) => {
  const anything = fc.record({ params: fc.jsonValue(), query: fc.jsonValue(), body: fc.jsonValue() });
  fc.assert(
    fc.property(anything, (raw) => {
      attempt(() => decodeAsk(call, raw));
    }),
    { numRuns: 40 },
  );
});

/** The value, or undefined when the contract refused it; anything else that is thrown is a fault. */
function attempt<T>(read: () => T): { value: T } | undefined {
  try {
    return { value: read() };
  } catch (error) {
    expect(error).toBeInstanceOf(z.core.$ZodError);
    return undefined;
  }
}
