import { deleteZakat, getZakat, saveZakat } from '../../contract/calls/zakat.ts';
import { deleteZakatEntry } from '../../decisions/zakat/deleteZakatEntry.ts';
import { readZakat } from '../../decisions/zakat/readZakat.ts';
import { saveZakatEntry } from '../../decisions/zakat/saveZakatEntry.ts';
import type { ZakatFacts } from '../../decisions/zakat/zakatFacts.ts';
import { type FakeRoute, on } from '../server/on.ts';
import { accepted } from './accepted.ts';
import { callerOf } from './callerOf.ts';
import type { HeldCustomer, HeldShop } from './heldShop.ts';

/** The zakat tracker (S7.65-S7.67). */
export function zakatAnswers(held: HeldShop): FakeRoute[] {
  const factsOf = ({ zakat }: HeldCustomer): ZakatFacts => ({ entries: zakat, goldPrice: held.goldPrice });
  return [
    on(getZakat, ({ body }, request) => {
      const caller = callerOf(held, request, body.customerCode);
      return readZakat(factsOf(caller), body, held.now);
    }),
    on(saveZakat, ({ body }, request) => {
      const caller = callerOf(held, request, body.customerCode);
      const { writes, reply } = accepted(saveZakatEntry(factsOf(caller), body, held.now));
      const id = writes.id === 0 ? held.nextId() : writes.id;
      caller.zakat = [...caller.zakat.filter((entry) => entry.id !== id), { ...writes, id }];
      return reply(id);
    }),
    on(deleteZakat, ({ params }, request) => {
      const caller = callerOf(held, request);
      const { writes, reply } = accepted(deleteZakatEntry(factsOf(caller), params));
      caller.zakat = caller.zakat.filter(({ id }) => id !== writes);
      return reply;
    }),
  ];
}
