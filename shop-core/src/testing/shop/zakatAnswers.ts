import { deleteZakat, getZakat, saveZakat, type ZakatChange } from '../../contract/calls/zakat.ts';
import type { CalendarDate } from '../../rules/dates/calendarDate.ts';
import { jakartaDate } from '../../rules/dates/jakartaDate.ts';
import type { FieldProblem } from '../../rules/fieldProblem.ts';
import { milligram } from '../../rules/money/milligram.ts';
import { whyNotGoldLedger } from '../../rules/zakat/whyNotGoldLedger.ts';
import { zakatProblems } from '../../rules/zakat/zakatProblems.ts';
import { type FakeRoute, on } from '../server/on.ts';
import { refuse } from '../server/refuse.ts';
import { callerOf } from './callerOf.ts';
import type { HeldCustomer, HeldShop } from './heldShop.ts';
import { refuseFields } from './refuseFields.ts';
import type { SeedZakat } from './shopSeed.ts';
import { requireLeft } from './spendHeld.ts';
import { entryReply, ledgerReply } from './zakatReply.ts';

/** The zakat tracker (S7.65-S7.67). Entries are judged all together. */
export function zakatAnswers(held: HeldShop): FakeRoute[] {
  return [
    on(getZakat, ({ body: { customerCode, page, size } }, request) =>
      ledgerReply(held, callerOf(held, request, customerCode), page, size),
    ),
    on(saveZakat, ({ body }, request) => {
      const caller = callerOf(held, request, body.customerCode);
      refuseFields(problemsOf(body, jakartaDate(held.now)));
      const { customerCode: _, goldType, weight, ...entry } = body;
      const before = caller.zakat.find(({ id }) => id === body.id);
      if (body.id !== 0 && !before) return refuse({ code: 'NOT_FOUND', what: 'ZAKAT_ENTRY' });
      const has = caller.zakat.map(() => ({ since: held.now, until: null }));
      if (!before) requireLeft(has, { what: 'ZAKAT_ENTRY' }, held.now);
      const id = before?.id ?? held.nextId();
      const saved = { ...entry, id, goldType: goldType.trim(), weight: milligram(Math.abs(weight)) };
      keep(caller, [...caller.zakat.filter((each) => each !== before), saved]);
      return entryReply(saved, held);
    }),
    on(deleteZakat, ({ params }, request) => {
      const caller = callerOf(held, request);
      if (!caller.zakat.some(({ id }) => id === params.id)) refuse({ code: 'NOT_FOUND', what: 'ZAKAT_ENTRY' });
      keep(
        caller,
        caller.zakat.filter(({ id }) => id !== params.id),
      );
      return null;
    }),
  ];
}

function problemsOf({ weight, ...form }: ZakatChange, today: CalendarDate): FieldProblem[] {
  const problems = zakatProblems({ ...form, weight: Math.abs(weight) }, today);
  const isSignRight = form.type === 'Jual' ? weight <= 0 : weight >= 0;
  return isSignRight ? problems : [...problems, { field: 'weight', code: 'INVALID' }];
}

function keep(caller: HeldCustomer, entries: SeedZakat[]): void {
  const problem = whyNotGoldLedger(entries);
  if (problem) refuse(problem);
  caller.zakat = entries;
}
