import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { ProjectsInTurn } from './tests/support/projectsInTurn.ts';

// Limits tell what hangs, not what is slow.
const minute = 60_000;
const sources = '*.test.{ts,tsx}';

/** What the server promises, told once; run on both engines. */
const serverTests = [
  'api-server/src/**/*.test.ts',
  ...['contract', 'safety', 'conformance'].map((folder) => `tests/${folder}/**/*.test.ts`),
];

type ProjectTest = NonNullable<TestProjectInlineConfiguration['test']>;

/** Every property is seeded in one place, whatever project it runs in. */
const project = (name: string, { setupFiles = [], ...test }: ProjectTest): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, setupFiles: ['tests/support/seedProperties.ts', ...[setupFiles].flat()], ...test },
});

/** What asks a server tells what it was answered when it fails. */
const inNode = (name: string, test: ProjectTest) =>
  project(name, { environment: 'node', setupFiles: ['tests/support/tellAnswers.ts'], ...test });

const inBrowserDom = (name: string, include: string[], test: ProjectTest = {}) =>
  project(name, {
    environment: 'jsdom',
    include,
    setupFiles: ['tests/support/domSetup.ts'],
    testTimeout: minute,
    hookTimeout: minute,
    ...test,
  });

/**
 * Its files share what a worker has loaded (`isolate: false`): loading the server costs more than most files test. Each
 * still has a database and a server of its own.
 */
const onEngine = (engine: 'pglite' | 'postgres', test: ProjectTest = {}) =>
  inNode(`server-${engine}`, {
    include: serverTests,
    env: { TEST_ENGINE: engine },
    isolate: false,
    testTimeout: 2 * minute,
    hookTimeout: 4 * minute,
    ...test,
  });

export default defineConfig({
  // Siblings are read as TypeScript: nothing is built before a test.
  resolve: { conditions: ['samudra-source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['samudra-source', ...defaultServerConditions] } },
  test: {
    maxWorkers: 2,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    sequence: { shuffle: true, sequencer: ProjectsInTurn },
    env: { TZ: 'UTC' },
    // The longest files first: what is left at the end keeps both workers busy.
    projects: [
      inNode('process', {
        include: ['durability', 'architecture', 'package', 'support'].map((folder) => `tests/${folder}/**/*.test.ts`),
        testTimeout: 5 * minute,
        hookTimeout: 4 * minute,
      }),
      inBrowserDom(
        'hooks',
        [
          ...['hooks', 'client'].map((layer) => `shop-core/src/${layer}/**/${sources}`),
          `shop-core/examples/hooks/${sources}`,
        ],
        { isolate: false },
      ),
      inBrowserDom('app', [`shop-app/src/**/${sources}`]),
      inBrowserDom('console', [`admin-console/src/**/${sources}`]),
      onEngine('pglite'),
      onEngine('postgres', { globalSetup: ['tests/support/postgresForRun.ts'] }),
      inNode('rules', {
        isolate: false,
        include: [
          ...['rules', 'wire', 'messages', 'contract', 'decisions', 'testing'].map(
            (layer) => `shop-core/src/${layer}/**/${sources}`,
          ),
          `shop-core/examples/calls/${sources}`,
        ],
      }),
    ],
  },
});
