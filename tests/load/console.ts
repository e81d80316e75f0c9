import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { superAdmin } from '../../api-server/src/db/seed/demoAccounts.ts';
import { chromiumArgs, chromiumPath } from '../support/chromium.ts';
import { repository } from '../support/repository.ts';
import { startServer } from '../support/serverProcess.ts';
import { budgets, type Measured, measured } from './budget.ts';

const root = join(repository, 'admin-console');
const visits = 5;

/** What the console costs: its build, the code of the first screen after a login, and a list of 50 rows. */
export async function measureConsole(): Promise<Measured[]> {
  const began = performance.now();
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error' });
  const seconds = (performance.now() - began) / 1_000;
  const sizes = firstScreen();
  return [
    measured(budgets.consoleBuild, seconds),
    measured(budgets.consoleGzip, sizes.gzip),
    measured(budgets.consoleBrotli, sizes.brotli),
    measured(budgets.consoleRows, await rowsTime()),
  ];
}

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: true;
  readonly imports?: readonly string[];
}

/** The kB of the entry and of the list of admins with all that they import. */
function firstScreen() {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(root, 'dist/.vite/manifest.json'), 'utf8'));
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  Object.keys(manifest)
    .filter((name) => manifest[name]?.isEntry || manifest[name]?.src === 'src/users/UserList.tsx')
    .forEach(visit);
  const sources = [...files].map((file) => readFileSync(join(root, 'dist', file)));
  const kB = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0) / 1_000;
  return {
    gzip: kB(sources.map((source) => gzipSync(source, { level: 9 }).length)),
    brotli: kB(sources.map((source) => brotliCompressSync(source).length)),
  };
}

const list = '/projects?page=1&perPage=50&sort=instructionAt&order=DESC&filter={}';

/** From the last byte of 50 projects to the frame in which they stand there: the median of five. */
async function rowsTime(): Promise<number> {
  const server = await startServer({ seed: 'demo', script: 'scripts/start.mjs' }, 180_000);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // What tsx compiled names its functions by a helper, which a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(`${server.adminUrl}/users`);
  await page.getByLabel(/^Email/).fill(superAdmin.login);
  await page.getByLabel(/^Password/).fill(superAdmin.password);
  await page.keyboard.press('Enter');
  await page.getByRole('table').waitFor();
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    await page.goto(server.adminUrl + list);
    times.push(await drawn(page));
  }
  await browser.close();
  await server.kill();
  return times.sort((a, b) => a - b)[Math.floor(visits / 2)] ?? Number.NaN;
}

const drawn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelectorAll('tbody tr').length < 50) return requestAnimationFrame(look);
          const asks = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
          const arrived = asks.find(({ name }) => name.includes('/api/projects?'))?.responseEnd ?? Number.NaN;
          return requestAnimationFrame(() => resolve(performance.now() - arrived));
        };
        look();
      }),
  );
