import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ledgerRows, needsNoTest } from './ledger/ledgerRows.mjs';
import { namedIds } from './ledger/namedIds.mjs';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    root: { type: 'string', default: fileURLToPath(new URL('..', import.meta.url)) },
  },
});
const listFile = join(values.root, 'docs/spec/ledger-named.txt');
const rows = ledgerRows(values.root);
const named = namedIds(values.root);

/** What no test names yet, by area. */
const list = () => {
  const owed = rows.filter(({ id }) => !needsNoTest(id));
  const open = owed.filter(({ id }) => !named.includes(id));
  for (const area of new Set(owed.map((row) => row.area))) {
    const inArea = (row) => row.area === area;
    console.log(`\n${area}: ${open.filter(inArea).length} of ${owed.filter(inArea).length} named by no test`);
    for (const { id, statement } of open.filter(inArea)) console.log(`  ${id.padEnd(6)} ${statement}`);
  }
  console.log(`\n${owed.length - open.length} of ${owed.length} statements are named by a test`);
};

/** What was shown once stays shown, and nothing is named that the specification does not say. */
const check = () => {
  const before = existsSync(listFile) ? readFileSync(listFile, 'utf8').split('\n').filter(Boolean) : [];
  const lost = before.filter((id) => !named.includes(id));
  const unknown = named.filter((id) => !rows.some((row) => row.id === id));
  for (const id of lost) console.error(`${id} was named by a test title and is named no longer`);
  for (const id of unknown) console.error(`${id} stands in a test title but not in the ledger`);
  const unlisted = named.filter((id) => !before.includes(id)).length;
  console.log(`ledger: ${named.length} statements named, ${unlisted} not yet in ledger-named.txt`);
  if (lost.length + unknown.length > 0) process.exitCode = 1;
};

if (values.write) writeFileSync(listFile, named.map((id) => `${id}\n`).join(''));
if (values.check) check();
if (!values.check && !values.write) list();
