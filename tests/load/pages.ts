import { chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../support/chromium.ts';
import { picturesDrawn } from '../support/picturesDrawn.ts';
import { startServer } from '../support/serverProcess.ts';
import { blockedTime } from './blockedTime.ts';
import { type Budget, budgets, type Measured, measured } from './budget.ts';
import { lighthouse } from './lighthouse.ts';
import { farAway, type PageLoad, pageLoad } from './pageLoad.ts';
import { pageTurn } from './pageTurn.ts';

const pages = { home: '/', 'product list': '/products', product: '/products/EB-0005-9999' };
const far = { home: budgets.farHome, 'product list': budgets.farList, product: budgets.farProduct };
const visits = 5;

const limits: Record<keyof PageLoad, Omit<Budget, 'what' | 'bound'>> = {
  lcp: { limit: 900, unit: 'ms' },
  cls: { limit: 0.02, unit: '' },
  scripts: { limit: 130, unit: 'kB' },
  styles: { limit: 20, unit: 'kB' },
  requests: { limit: 8, unit: '' },
  heap: { limit: 5.5, unit: 'MB' },
};

const blocked = { bound: 'at most', limit: 75, unit: 'ms' } as const;
const turn: Budget = { what: 'home to a prefetched product list', bound: 'at most', limit: 150, unit: 'ms' };

/** What a first visit to each public page costs on a slow phone, the median of five; and what Lighthouse says of it. */
export async function measurePages(): Promise<Measured[]> {
  const server = await startServer({ seed: 'demo', script: 'scripts/start.mjs' }, 180_000);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  const rows: Measured[] = [];
  for (const [name, path] of Object.entries(pages)) {
    // Whoever comes first after a change waits for the rendering, and gets no AVIF yet; the others do not.
    await picturesDrawn(server.shopUrl + path);
    const loads: PageLoad[] = [];
    for (let visit = 0; visit < visits; visit += 1) loads.push(await pageLoad(browser, server.shopUrl + path));
    for (const [figure, limit] of Object.entries(limits) as [keyof PageLoad, (typeof limits)[keyof PageLoad]][]) {
      const value = median(loads.map((load) => load[figure]));
      rows.push(measured({ what: `${name}: ${figure}`, bound: 'at most', ...limit }, value));
    }
  }
  for (const [name, path] of Object.entries(pages) as [keyof typeof pages, string][]) {
    const times: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      times.push((await pageLoad(browser, server.shopUrl + path, farAway)).lcp);
    }
    rows.push(measured(far[name], median(times)));
  }
  const turns: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) turns.push(await pageTurn(browser, server.shopUrl));
  rows.push(measured(turn, median(turns)));
  await browser.close();
  for (const [name, path] of Object.entries(pages)) {
    const times: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) times.push(await blockedTime(server.shopUrl + path));
    rows.push(measured({ what: `${name}: blocked`, ...blocked }, median(times)));
  }
  for (const [name, path] of Object.entries(pages)) {
    for (const [category, value] of Object.entries(await lighthouse(server.shopUrl + path))) {
      const limit = category === 'performance' ? 95 : 100;
      rows.push(measured({ what: `${name}: Lighthouse, ${category}`, bound: 'at least', limit, unit: '' }, value));
    }
  }
  await server.kill();
  return rows;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
