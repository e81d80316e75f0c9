import { deleteZakat, getZakat, saveZakat } from 'shop-core/contract';
import { deleteZakatEntry, readZakat, saveZakatEntry } from 'shop-core/decisions';
import { inTransaction } from '../../db/inTransaction.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { accepted } from '../accepted.ts';
import type { ShopDesk } from '../desk.ts';
import { deleteEntry, loadEntries, loadFacts, lockLedger, writeEntry } from './store.ts';

/** The zakat tracker (S7.65-S7.67). Entries are judged all together: a new one may make an older sale impossible. */
export function zakatRoutes(desk: ShopDesk, { database: { db }, now }: Services): void {
  serve(desk, getZakat, async ({ body }, { caller }) => readZakat(await loadFacts(db, caller.id), body, now()));

  serve(desk, saveZakat, ({ body }, { caller }) =>
    inTransaction(db, async (tx) => {
      await lockLedger(tx, caller.id);
      const { writes, reply } = accepted(saveZakatEntry(await loadFacts(tx, caller.id), body, now()), now());
      return reply(await writeEntry(tx, caller.id, writes, now()));
    }),
  );

  serve(desk, deleteZakat, ({ params }, { caller }) =>
    inTransaction(db, async (tx) => {
      await lockLedger(tx, caller.id);
      const entries = await loadEntries(tx, caller.id);
      const { writes, reply } = accepted(deleteZakatEntry({ entries }, params), now());
      await deleteEntry(tx, caller.id, writes);
      return reply;
    }),
  );
}
