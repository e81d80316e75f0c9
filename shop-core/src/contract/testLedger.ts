import rows from '../../../docs/spec/ledger.tsv?raw';

/** The statements of the specification, by id. */
export const ledger: ReadonlyMap<string, string> = new Map(
  rows
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((row) => {
      const [id = '', , statement = ''] = row.split('\t');
      return [id, statement];
    }),
);
