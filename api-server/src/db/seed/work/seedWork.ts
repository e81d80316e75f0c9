import type { Tx } from '../../database.ts';
import { clients } from '../../tables/work/clients.ts';
import { vessels } from '../../tables/work/vessels.ts';
import { calendar } from './calendar.ts';
import { clientRows } from './clientRows.ts';
import { insertRows } from './insertRows.ts';
import { writtenBills } from './invoiceRows.ts';
import { readOffice } from './readOffice.ts';
import { vesselRows } from './vesselRows.ts';
import { writeDiary } from './writeDiary.ts';
import { writeMoney } from './writeMoney.ts';
import { writeProjects } from './writeProjects.ts';
import { yearOf } from './year.ts';

/** Writes a year of work of the office, up to `now`: made up, but each row agrees with all others. */
export async function seedWork(tx: Tx, now: Date): Promise<void> {
  const days = calendar(now);
  const office = await readOffice(tx);
  const begun = days.moment(-370, 9);
  const ships = vesselRows(begun);
  const year = yearOf(office, ships, days);
  const bills = writtenBills(
    year.flatMap((each) => each.bills),
    days,
  );
  await insertRows(tx, clients, clientRows(begun));
  await insertRows(tx, vessels, ships);
  await writeProjects(tx, year, office, days);
  await writeMoney(tx, year, bills, office, days);
  await writeDiary(tx, year, bills, office, days);
}
