import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository } from '../support/repository.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporaryFolder.ts';

const packages = ['shop-core', 'shop-app', 'admin-console', 'api-server'];

/** A house in miniature: each file and what it imports. */
const legal: Record<string, string[]> = {
  'shop-core/src/index.ts': ['./hooks/cart/useCart.ts'],
  'shop-core/src/rules/index.ts': ['./cart/canAdd.ts'],
  'shop-core/src/rules/back-office/index.ts': ['../cart/canAdd.ts'],
  'shop-core/src/rules/gold/index.ts': ['../zakat/isDue.ts'],
  'shop-core/src/rules/zakat/isDue.ts': [],
  'shop-core/src/rules/problem.ts': [],
  'shop-core/src/rules/cart/canAdd.ts': ['../problem.ts', '../checkout/priceOrder.ts'],
  'shop-core/src/rules/cart/canAdd.test.ts': ['./canAdd.ts', 'zod'],
  'shop-core/src/rules/checkout/priceOrder.ts': [],
  'shop-core/src/messages/index.ts': ['../rules/problem.ts'],
  'shop-core/src/wire/index.ts': ['zod'],
  'shop-core/src/contract/index.ts': ['./calls/addToCart.ts'],
  'shop-core/src/contract/calls/addToCart.ts': ['zod', '../../rules/problem.ts'],
  'shop-core/src/client/index.ts': ['../contract/calls/addToCart.ts'],
  'shop-core/src/testing/index.ts': ['../contract/calls/addToCart.ts'],
  'shop-core/src/hooks/queryKeys.ts': ['../rules/problem.ts'],
  'shop-core/src/hooks/cart/useCart.ts': ['../queryKeys.ts', 'react'],
  'shop-core/src/hooks/checkout/useCheckout.ts': ['../queryKeys.ts'],
  'shop-app/src/screens/cart/CartScreen.tsx': ['shop-core', 'shop-core/rules', './CartTotal.tsx', 'react'],
  'shop-app/src/screens/cart/CartTotal.tsx': [],
  'shop-app/src/screens/checkout/CheckoutScreen.tsx': ['shop-core/messages', 'shop-core/rules/gold'],
  'shop-app/src/screens/checkout/CheckoutScreen.test.tsx': ['shop-core/testing', '../../../../tests/support/until.ts'],
  'admin-console/src/App.tsx': ['./users/index.ts', './contract/index.ts', 'shop-core/rules'],
  'admin-console/src/users/index.ts': ['./UserList.tsx'],
  'admin-console/src/users/UserList.tsx': ['react'],
  'admin-console/src/contract/index.ts': ['zod', 'shop-core/wire'],
  'api-server/src/server.ts': ['shop-core/contract', 'admin-console/contract', './shop/cart/routes.ts'],
  'api-server/src/shop/cart/routes.ts': ['./store.ts'],
  'api-server/src/shop/cart/store.ts': [],
  'api-server/src/shop/checkout/store.ts': [],
  'api-server/src/admin/users/store.ts': [],
  'tests/support/until.ts': [],
};

/** File, what it must not import, and the rule that says so. */
const illegal: [file: string, imported: string, rule: string][] = [
  ['shop-core/src/rules/cart/clock.ts', 'node:fs', 'rules-are-pure'],
  ['shop-core/src/rules/cart/shape.ts', 'zod', 'rules-are-pure'],
  ['shop-core/src/rules/cart/words.ts', '../../messages/index.ts', 'shop-core-rules'],
  ['shop-core/src/messages/shaped.ts', '../contract/calls/addToCart.ts', 'shop-core-messages'],
  ['shop-core/src/wire/knowing.ts', '../rules/problem.ts', 'shop-core-wire'],
  ['shop-core/src/contract/speaking.ts', '../messages/index.ts', 'shop-core-contract'],
  ['shop-core/src/client/hooked.ts', '../hooks/queryKeys.ts', 'shop-core-client'],
  ['shop-core/src/client/drawn.ts', 'react', 'react-only-in-hooks'],
  ['shop-core/src/hooks/pretending.ts', '../testing/index.ts', 'shop-core-hooks'],
  ['shop-core/src/rules/cart/round.ts', '../index.ts', 'no-own-entry'],
  ['shop-core/src/rules/cart/golden.ts', '../gold/index.ts', 'no-own-entry'],
  ['shop-core/src/hooks/cart/useAll.ts', '../checkout/useCheckout.ts', 'no-sibling-hooks'],
  ['api-server/src/operations/migrating.ts', 'drizzle-orm/pglite/migrator', 'one-list-of-migrations'],
  ['shop-core/src/hooks/outward.ts', 'admin-console/contract', 'shop-core-siblings'],
  ['shop-app/src/screens/cart/Borrowing.tsx', '../checkout/CheckoutScreen.tsx', 'no-sibling-screens'],
  ['shop-app/src/Wired.tsx', 'shop-core/wire', 'shop-app-siblings'],
  ['shop-app/src/Deciding.tsx', 'shop-core/rules/back-office', 'shop-app-siblings'],
  ['shop-app/src/Deep.tsx', '../../shop-core/src/rules/problem.ts', 'shop-app-siblings'],
  ['shop-app/src/Deep.test.tsx', '../../shop-core/src/rules/problem.ts', 'tests-take-siblings-by-their-entry'],
  ['shop-app/src/Tested.tsx', '../../tests/support/until.ts', 'nobody-imports-tests'],
  ['shop-app/src/Barrelled.tsx', './ui/index.ts', 'no-inner-barrels'],
  ['admin-console/src/Shop.tsx', 'shop-core', 'admin-console-siblings'],
  ['admin-console/src/contract/shown.ts', '../users/UserList.tsx', 'console-contract-is-plain'],
  ['api-server/src/hooked.ts', 'shop-core', 'api-server-siblings'],
  ['api-server/src/shop/cart/taking.ts', '../checkout/store.ts', 'no-sibling-shop-areas'],
  ['api-server/src/admin/roles/taking.ts', '../users/store.ts', 'no-sibling-admin-areas'],
  ['api-server/src/ghost.ts', './nowhere.ts', 'no-unresolved'],
  ['api-server/src/foreign.ts', 'left-out', 'no-undeclared'],
];

const cycle: Record<string, string[]> = {
  'shop-app/src/ui/index.ts': [],
  'api-server/src/http/one.ts': ['./other.ts'],
  'api-server/src/http/other.ts': ['./one.ts'],
};

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

const write = (root: string, file: string, imported: string[]): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  const lines = imported.map((path, index) => `import type { T as T${index} } from '${path}';`);
  writeFileSync(join(root, file), [...lines, 'export type T = 1;', ''].join('\n'));
};

const build = (root: string): void => {
  mkdirSync(join(root, 'node_modules'));
  for (const name of packages) {
    cpSync(join(repository, name, 'package.json'), join(root, name, 'package.json'));
    symlinkSync(join(root, name), join(root, 'node_modules', name));
  }
  for (const name of ['zod', 'react', 'left-out']) {
    write(root, `node_modules/${name}/index.ts`, []);
    writeFileSync(join(root, 'node_modules', name, 'package.json'), JSON.stringify({ name, main: 'index.ts' }));
  }
  for (const file of ['package.json', 'tsconfig.base.json']) cpSync(join(repository, file), join(root, file));
};

const violationsIn = (root: string): Violation[] => {
  const depcruise = join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = join(repository, '.dependency-cruiser.cjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [depcruise, '--config', config, '--output-type', 'json', ...packages, 'tests'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout).summary.violations;
};

let folder: TemporaryFolder;
beforeAll(() => {
  folder = temporaryFolder('boundaries');
  build(folder.path);
  for (const [file, imported] of Object.entries(legal)) write(folder.path, file, imported);
});
afterAll(() => folder.remove());

describe('the import directions', () => {
  it('allow what the architecture allows, and see each way against it', () => {
    expect(violationsIn(folder.path)).toEqual([]);

    for (const [file, imported] of illegal) write(folder.path, file, [imported]);
    for (const [file, imported] of Object.entries(cycle)) write(folder.path, file, imported);
    const seen = violationsIn(folder.path).map(({ from, rule }) => `${from} breaks ${rule.name}`);
    expect(seen).toEqual(expect.arrayContaining(illegal.map(([file, , rule]) => `${file} breaks ${rule}`)));
    expect(seen).toContain('api-server/src/http/one.ts breaks no-cycles');
  });
});
