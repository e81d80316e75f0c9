// Who may import whom. The directions are those of the architecture page in docs/; this file is how they are kept.

/** Each layer of shop-core and the layers below it that it may read. Nothing else, in particular nothing above. */
const shopCoreLayers = {
  rules: [],
  messages: ['rules'],
  // A date on the wire becomes the one date type the rules know; no other word of the shop.
  wire: ['rules/dates'],
  contract: ['wire', 'rules'],
  // What each verb of the shop decides: run by the server and by the shop in memory.
  decisions: ['contract', 'rules'],
  client: ['contract', 'wire', 'rules'],
  hooks: ['client', 'contract', 'wire', 'rules', 'messages'],
  // The kit mounts a shop as an app would.
  testing: ['hooks', 'client', 'contract', 'decisions', 'wire', 'rules', 'messages'],
};

/** What each package may take from its siblings: their published entries only. */
const siblingEntries = {
  'shop-core': [],
  'shop-app': [
    'shop-core',
    'shop-core/rules',
    'shop-core/rules/account',
    'shop-core/rules/content',
    'shop-core/rules/gold',
    'shop-core/rules/typed',
    'shop-core/messages',
    'shop-core/contract',
    'shop-core/client',
  ],
  'admin-console': [
    'shop-core/wire',
    'shop-core/rules',
    'shop-core/rules/account',
    'shop-core/rules/back-office',
    'shop-core/rules/typed',
    'shop-core/messages',
  ],
  'api-server': [
    'shop-core/rules',
    'shop-core/rules/account',
    'shop-core/rules/back-office',
    'shop-core/rules/content',
    'shop-core/rules/gold',
    'shop-core/rules/typed',
    'shop-core/messages',
    'shop-core/contract',
    'shop-core/decisions',
    'shop-core/wire',
    'admin-console/contract',
  ],
};

const areas = 'session|account|address|catalogue|cart|checkout|content|quiz|zakat|planning';
const packages = Object.keys(siblingEntries).join('|');
// A test, or a file beside the source that only tests use: testDatabase.ts.
const testFile = '([.](test|spec)|/test[A-Z][A-Za-z]*)[.]tsx?$';
const ruleEntries = 'rules|rules/account|rules/back-office|rules/content|rules/gold|rules/typed';
const packageEntry = `^shop-core/src/((${ruleEntries}|messages|contract|decisions|client|wire|testing|testing/react)/)?index[.]ts$`;
const contractEntry = '^admin-console/src/contract/index[.]ts$';
const reactAdminResource = '^admin-console/src/([^/]+|shop/[^/]+)/index[.]tsx?$';

const entryFile = (entry) => {
  const [name, ...parts] = entry.split('/');
  return `^${[name, 'src', ...parts].join('/')}/index[.]ts$`;
};

const layerRules = Object.entries(shopCoreLayers).map(([layer, below]) => ({
  name: `shop-core-${layer}`,
  comment: `shop-core/src/${layer} may import itself${below.length ? `, ${below.join(', ')}` : ''}; no other layer.`,
  severity: 'error',
  from: { path: `^shop-core/src/${layer}/`, pathNot: testFile },
  to: { path: '^shop-core/src/', pathNot: `^shop-core/src/(${[layer, ...below].join('|')})/` },
}));

const siblingRules = Object.entries(siblingEntries).map(([name, entries]) => ({
  name: `${name}-siblings`,
  comment: `${name} may import ${entries.join(', ') || 'no sibling package'}. shop-core/testing is for tests alone.`,
  severity: 'error',
  from: { path: `^${name}/`, pathNot: testFile },
  to: { path: `^(${packages})/`, pathNot: [`^${name}/`, ...entries.map(entryFile)] },
}));

const sameFolderOnly = (name, folder, names, except = []) => ({
  name,
  comment: `One folder below ${folder} never imports a sibling: what they share belongs one level up or in shop-core.`,
  severity: 'error',
  from: { path: `^${folder}/(${names})/`, pathNot: [testFile, ...except] },
  to: { path: `^${folder}/(${names})/`, pathNot: `^${folder}/$1/` },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layerRules,
    ...siblingRules,
    {
      name: 'rules-are-pure',
      comment: 'The rules run anywhere: no dependency, no Node module, nothing outside shop-core/src/rules.',
      severity: 'error',
      from: { path: '^shop-core/src/rules/', pathNot: testFile },
      to: { pathNot: '^shop-core/src/rules/' },
    },
    {
      name: 'react-only-in-hooks',
      comment: 'Below the hooks shop-core knows no React, so a server or another framework can use it.',
      severity: 'error',
      from: { path: '^shop-core/src/(rules|messages|wire|contract|decisions|client)/', pathNot: testFile },
      to: { path: 'node_modules/(react|react-dom|@tanstack|react-hook-form)/' },
    },
    {
      name: 'console-contract-is-plain',
      comment: 'admin-console/contract is read by the server: zod and shop-core, never the console around it.',
      severity: 'error',
      from: { path: '^admin-console/src/contract/', pathNot: testFile },
      to: { path: '^admin-console/src/|node_modules/(react|@mui|ra-)', pathNot: '^admin-console/src/contract/' },
    },
    {
      name: 'tests-take-siblings-by-their-entry',
      comment: 'Also a test reaches another package through a published entry.',
      severity: 'error',
      from: { path: `^(${packages})/.+${testFile}` },
      to: { path: '^(shop-core|admin-console)/src/', pathNot: [packageEntry, contractEntry, '^$1/'] },
    },
    {
      name: 'examples-show-the-package',
      comment: 'An example imports what its reader installs: the entries of shop-core, React and TanStack Query.',
      severity: 'error',
      from: { path: '^shop-core/examples/', pathNot: testFile },
      to: {
        pathNot: [
          packageEntry,
          'node_modules/(@types/)?react/',
          'node_modules/@tanstack/react-query/',
          // What the examples of calls are given.
          '^shop-core/examples/calls/callExamples[.]ts$',
        ],
      },
    },
    {
      name: 'nobody-imports-tests',
      comment: 'What tests/ offers is for tests/ and the configuration at the root.',
      severity: 'error',
      from: { path: `^(${packages})/`, pathNot: testFile },
      to: { path: `^tests/|${testFile}` },
    },
    {
      name: 'nobody-imports-scripts',
      comment: 'scripts/ are commands, not modules.',
      severity: 'error',
      from: { path: `^(${packages})/` },
      to: { path: '^scripts/' },
    },
    {
      name: 'no-inner-barrels',
      comment:
        'An index file stands where a package ends or describes a react-admin resource; import the file you mean.',
      severity: 'error',
      from: { path: `^(${packages}|tests)/` },
      to: {
        path: '/index[.](ts|tsx|js|mjs)$',
        pathNot: ['node_modules', packageEntry, contractEntry, reactAdminResource],
      },
    },
    {
      name: 'no-own-entry',
      comment: 'A layer is entered by its index file from outside only; inside it a file imports the file it means.',
      severity: 'error',
      // The entry of who draws a shop is the entry of who opens one, and more.
      from: { path: '^shop-core/src/([^/]+)/', pathNot: [testFile, '^shop-core/src/testing/react/index[.]ts$'] },
      to: { path: ['^shop-core/src/$1/.*index[.]ts$', '^shop-core/src/index[.]ts$'] },
    },
    // The checkout is where cart, account and store come together; it reads their hooks, and none of them reads it.
    sameFolderOnly('no-sibling-hooks', 'shop-core/src/hooks', areas, ['^shop-core/src/hooks/checkout/']),
    {
      name: 'checkout-is-the-last',
      comment: 'Nothing but the checkout itself imports the hooks of the checkout.',
      severity: 'error',
      from: { path: `^shop-core/src/hooks/(${areas})/`, pathNot: '^shop-core/src/hooks/checkout/' },
      to: { path: '^shop-core/src/hooks/checkout/' },
    },
    sameFolderOnly('no-sibling-screens', 'shop-app/src/screens', '[^/]+'),
    sameFolderOnly('no-sibling-shop-areas', 'api-server/src/shop', '[^/]+'),
    // rest is no area but the dialect that areas speak.
    sameFolderOnly('no-sibling-admin-areas', 'api-server/src/admin', '(?!rest/)[^/]+'),
    {
      name: 'one-list-of-migrations',
      comment: 'A start, a restore and a check go by the same list in the same order; Drizzle would pass one over.',
      severity: 'error',
      from: { path: '^api-server/src/', pathNot: [testFile, '^api-server/src/db/journal[.]ts$'] },
      to: { path: '(^|/)drizzle-orm/.*migrator' },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle means two files are one; put what they share into a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'An import nobody can follow is an import nobody checks.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared',
      comment: 'What a package imports stands in its package.json.',
      severity: 'error',
      from: { path: `^(${packages})/src/`, pathNot: testFile },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-package-at-run-time',
      comment: 'devDependencies are not there in production.',
      severity: 'error',
      from: { path: '^(shop-core|api-server)/src/', pathNot: [testFile, '^shop-core/src/testing/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'npm-peer', 'type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|migrations)/' },
    combinedDependencies: true,
    // Types count too: a type import is a direction like any other.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['samudra-source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.d.ts', '.js', '.mjs', '.cjs', '.jsx', '.json'],
    },
  },
};
