import { describe, expect, it } from 'vitest';
import { readText, repositoryFiles } from '../support/repository.ts';

const files = repositoryFiles().filter(
  (file) =>
    /^(shop-core|shop-app|admin-console|api-server)\/src\/.*\.tsx?$/.test(file) &&
    !/\.test\.|\/test[A-Z]|\/testing\/|\/db\/seed\//.test(file),
);

/** Lines of our sources with something in them, as 'file: line'. */
const linesWith = (pattern: RegExp) =>
  files.flatMap((file) =>
    readText(file)
      .split('\n')
      .filter((line) => pattern.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line))
      .map((line) => ({ file, line: line.trim() })),
  );

/** What is rounded beside money, or where the one rule stands. */
const mayRound: Readonly<Record<string, string>> = {
  'admin-console/src/contract/rest/scalars.ts': 'tells whether an amount has more than two decimals',
  'admin-console/src/records/typedForm.ts': 'back to the units that the wire divided: whole before, so whole again',
  'api-server/src/admin/reviews/store.ts': 'a rating, in tenths of a star',
  'api-server/src/admin/work/rupiahOf.ts': 'the rule as the database asks it',
  'api-server/src/http/requestLog.ts': 'milliseconds',
  'api-server/src/operations/backup.ts': 'megabytes',
  'api-server/src/operations/rowsOf.ts': 'how many rows are read at once',
  'api-server/src/operations/workInvariants.ts': 'looks for rows that the rule did not make',
  'shop-app/src/ui/Stars.tsx': 'stars that are drawn',
};

describe('money', () => {
  it('is rounded by one rule: Math.round goes up at a half below zero, and toFixed takes what a computer holds', () => {
    const rounding = linesWith(/Math\.round\(|\.toFixed\(|(?<![\w.])round\(/);
    expect([...new Set(rounding.map(({ file }) => file))].sort()).toEqual(Object.keys(mayRound));
  });

  it('in another currency becomes rupiah in one place: nothing else reads a rate', () => {
    const elsewhere = linesWith(/fx_to_idr/).filter(
      ({ file, line }) =>
        !file.startsWith('api-server/src/db/tables/') &&
        file !== 'api-server/src/admin/work/rupiahOf.ts' &&
        // The name of the column goes to `rupiahOf`.
        !/\brate: '\w+\.fx_to_idr'/.test(line),
    );
    expect(elsewhere).toEqual([]);
    const multiplied = linesWith(/fxToIdr\s*[*/]|[*/]\s*fxToIdr/);
    expect(multiplied).toEqual([]);
  });
});
