import { deleteZakat, getZakat, saveZakat } from 'shop-core/contract';
import { jakartaDate, milligram } from 'shop-core/rules';
import { whyNotHold } from 'shop-core/rules/back-office';
import { whyNotGoldLedger } from 'shop-core/rules/gold';
import { refuseHeld } from '../../budget/refuseHeld.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { refuse, refuseFields } from '../../http/refuse.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import type { ShopDesk } from '../desk.ts';
import { pageRows } from '../pageRows.ts';
import { refusedEntry } from './refusedEntry.ts';
import { deleteEntry, type GoldEntry, goldPrice, loadEntries, lockLedger, writeEntry } from './store.ts';
import { entryAnswer, ledgerAnswer } from './zakatAnswer.ts';

/** The zakat tracker (S7.65-S7.67). Entries are judged all together: a new one may make an older sale impossible. */
export function zakatRoutes(desk: ShopDesk, { database: { db }, now }: Services): void {
  serve(desk, getZakat, async ({ body }, { caller }) => {
    const entries = await loadEntries(db, caller.id);
    const ledger = ledgerAnswer(entries, await goldPrice(db), jakartaDate(now()), pageRows(body));
    return { ...ledger, currentPage: body.page };
  });

  serve(desk, saveZakat, async ({ body }, { caller }) => {
    refuseFields(refusedEntry(body, jakartaDate(now())));
    const { type, goldType, purity, price, date } = body;
    const entry = { type, goldType: goldType.trim(), weight: milligram(Math.abs(body.weight)), purity, price, date };
    const id = await inTransaction(db, async (tx) => {
      await lockLedger(tx, caller.id);
      if (body.id === 0) requireEntryLeft(await loadEntries(tx, caller.id), now());
      const written = await writeEntry(tx, caller.id, body.id, entry, now());
      requirePossible(await loadEntries(tx, caller.id));
      return written;
    });
    return entryAnswer({ id, ...entry }, await goldPrice(db));
  });

  serve(desk, deleteZakat, async ({ params }, { caller }) => {
    await inTransaction(db, async (tx) => {
      await lockLedger(tx, caller.id);
      await deleteEntry(tx, caller.id, params.id);
      requirePossible(await loadEntries(tx, caller.id));
    });
    return null;
  });
}

/** How much gold one tracker holds at most, so that every sum of it is exact: a hundred tonnes, in milligrams. */
const mostGold = 100_000_000_000;

function requireEntryLeft(entries: readonly GoldEntry[], at: Date): void {
  const held = entries.map(() => ({ since: at, until: null }));
  const problem = whyNotHold(held, { what: 'ZAKAT_ENTRY', holder: 'customer' }, at);
  if (problem) refuseHeld(problem, at);
}

function requirePossible(entries: readonly GoldEntry[]): void {
  const written = entries.reduce((sum, { weight }) => sum + weight, 0);
  if (written > mostGold) refuseFields([{ field: 'weight', code: 'NUMBER_TOO_LARGE', maximum: mostGold / 1_000 }]);
  const problem = whyNotGoldLedger(entries);
  if (problem) refuse(problem);
}
