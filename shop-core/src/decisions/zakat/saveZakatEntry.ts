import type { ZakatChange } from '../../contract/calls/zakat.ts';
import type { ZakatEntryReply } from '../../contract/entities/zakat.ts';
import { whyNotHold } from '../../rules/budget/whyNotHold.ts';
import type { CalendarDate } from '../../rules/dates/calendarDate.ts';
import { jakartaDate } from '../../rules/dates/jakartaDate.ts';
import type { FieldProblem } from '../../rules/fieldProblem.ts';
import { milligram } from '../../rules/money/milligram.ts';
import { zakatProblems } from '../../rules/zakat/zakatProblems.ts';
import { type Decision, refusedFields } from '../decision.ts';
import { refusedHold } from '../refusedHold.ts';
import { whyNotEntries } from './whyNotEntries.ts';
import { zakatEntryReply } from './zakatEntryReply.ts';
import type { GoldEntry, ZakatFacts } from './zakatFacts.ts';

/** The entry that is written over the customer's own with its id, or as a new one when the id is 0 (S7.65). */
export function saveZakatEntry(
  facts: ZakatFacts,
  ask: ZakatChange,
  now: Date,
): Decision<GoldEntry, (id: number) => ZakatEntryReply> {
  const wrong = refusedFields(problemsOf(ask, jakartaDate(now)));
  if (wrong) return wrong;
  const others = facts.entries.filter(({ id }) => id !== ask.id);
  const isNew = ask.id === 0;
  if (!isNew && others.length === facts.entries.length) return { refused: { code: 'NOT_FOUND', what: 'ZAKAT_ENTRY' } };
  const held = others.map(() => ({ since: now, until: null }));
  const tooMany = isNew && whyNotHold(held, { what: 'ZAKAT_ENTRY', holder: 'customer' }, now);
  if (tooMany) return refusedHold(tooMany);
  const { id, type, purity, price, date } = ask;
  const goldType = ask.goldType.trim();
  const entry = { id, type, goldType, weight: milligram(Math.abs(ask.weight)), purity, price, date };
  const impossible = whyNotEntries([...others, entry]);
  if (impossible) return impossible;
  return { writes: entry, reply: (newId) => zakatEntryReply({ ...entry, id: newId }, facts) };
}

/** What is wrong with an entry as it was sent: the form's rules, and that only a sale weighs less than nothing (S5.68). */
function problemsOf({ type, goldType, weight, purity, price, date }: ZakatChange, today: CalendarDate): FieldProblem[] {
  const problems = zakatProblems({ type, goldType, weight: Math.abs(weight), purity, price, date }, today);
  const isSignRight = type === 'Jual' ? weight <= 0 : weight >= 0;
  return isSignRight ? problems : [...problems, { field: 'weight', code: 'INVALID' }];
}
