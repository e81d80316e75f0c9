import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// They state a silence of the specification, so there is nothing to show.
const silences = 'S1.4 S4.43 S4.47 S6.12 S6.20 S7.10 S7.68 S8.33 S9.10 S9.29'.split(' ');
// We deviate on purpose; docs/decisions says what is done instead.
const deviations = ['S8.10'];

export const needsNoTest = (id) => silences.includes(id) || deviations.includes(id);

/** The specification as numbered statements. */
export const ledgerRows = (root) =>
  readFileSync(join(root, 'docs/spec/ledger.tsv'), 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split('\t'))
    .map(([id, area, statement]) => ({ id, area, statement }));
