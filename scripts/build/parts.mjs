import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const tool = (path) => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));

const vite = [tool('vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
const tsup = [tool('tsup/dist/cli-default.js'), '--silent'];

/** What is built, from which folders (its own and those it reads of its siblings), by which commands, into which files. */
export const parts = [
  {
    name: 'shop-app',
    reads: ['shop-app', 'shop-core/src'],
    commands: [vite, [...vite, '--ssr', 'src/entry-server.tsx', '--outDir', 'dist/.server']],
    makes: ['shop-app/dist/index.html', 'shop-app/dist/.server/entry-server.js'],
  },
  {
    name: 'admin-console',
    reads: ['admin-console', 'shop-core/src/rules', 'shop-core/src/messages', 'shop-core/src/wire'],
    commands: [vite],
    makes: ['admin-console/dist/index.html'],
  },
  {
    name: 'api-server',
    reads: [
      'api-server',
      'admin-console/src/contract',
      'docs/api',
      ...['rules', 'messages', 'wire', 'contract'].map((layer) => `shop-core/src/${layer}`),
    ],
    commands: [tsup],
    makes: ['api-server/dist/server.js'],
  },
];

/** Read by every part: versions and compiler settings. */
export const sharedFiles = [
  'package-lock.json',
  'tsconfig.base.json',
  'shop-core/package.json',
  'admin-console/package.json',
];

export { root };
