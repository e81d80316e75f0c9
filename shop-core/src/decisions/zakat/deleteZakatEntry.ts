import type { Decision } from '../decision.ts';
import { whyNotEntries } from './whyNotEntries.ts';
import type { ZakatFacts } from './zakatFacts.ts';

/** The id of the entry that goes (S7.67). */
export function deleteZakatEntry(
  { entries }: Pick<ZakatFacts, 'entries'>,
  ask: { readonly id: number },
): Decision<number, null> {
  const others = entries.filter(({ id }) => id !== ask.id);
  if (others.length === entries.length) return { refused: { code: 'NOT_FOUND', what: 'ZAKAT_ENTRY' } };
  return whyNotEntries(others) ?? { writes: ask.id, reply: null };
}
