import { expect } from 'vitest';
import * as z from 'zod/mini';
import { ledger } from './testLedger.ts';

/**
 * Expects an entity to keep a sample of the wire as it is, and every name in it to stand in its row of the ledger.
 * @param ours names that the specification does not have
 * @returns the sample as we hold it
 */
export function expectSpelling<S extends z.core.$ZodType>(
  ids: readonly string[],
  schema: S,
  sample: z.input<S>,
  ours: readonly string[] = [],
): z.output<S> {
  const read = z.decode(schema, sample);
  expect(JSON.parse(JSON.stringify(z.encode(schema, read)))).toStrictEqual(sample);
  const rows = ids.map((id) => ledger.get(id)).join(' ');
  for (const name of new Set(namesIn(sample))) {
    const isInRow = new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(rows);
    expect({ name, isInRow }).toEqual({ name, isInRow: !ours.includes(name) });
  }
  return read;
}

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, held]) => [name, ...namesIn(held)]);
}
