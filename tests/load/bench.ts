import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../support/repository.ts';
import { type ServerProcess, startServer } from '../support/serverProcess.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { addProducts } from './addProducts.ts';
import { budgets, type Measured, measured } from './budget.ts';
import { homePageScript } from './homePageScript.ts';
import { productListRate } from './productListRate.ts';

const data = temporaryFolder('bench');

const timedStart = async (): Promise<{ server: ServerProcess; seconds: number }> => {
  const began = performance.now();
  const server = await startServer({ dataDir: data.path, seed: 'demo', script: 'scripts/start.mjs' }, 180_000);
  return { server, seconds: (performance.now() - began) / 1_000 };
};

const forgetBuilds = (): void => {
  for (const part of ['shop-app', 'admin-console', 'api-server']) {
    rmSync(join(repository, part, 'dist'), { recursive: true, force: true });
  }
};

const measure = async (): Promise<Measured[]> => {
  forgetBuilds();
  const first = await timedStart();
  await first.server.kill();
  await addProducts(data.path, 300);
  const later = await timedStart();
  const list = await productListRate(later.server.shopUrl);
  // The order flow and logins under load are measured here too, once they have budgets.
  const rows = [
    measured(budgets.firstStart, first.seconds),
    measured(budgets.laterStart, later.seconds),
    measured(budgets.homeScript, await homePageScript(later.server.shopUrl)),
    measured(budgets.productList, list.rate),
    measured(budgets.productListP99, list.p99),
    measured(budgets.productListRatio, list.ratio),
    measured(budgets.ownProductList, list.own),
  ];
  await later.server.kill();
  return rows;
};

const rows = await measure();
data.remove();
console.table(
  rows.map(({ what, value, unit, bound, limit, isHeld }) => ({
    what,
    value,
    unit,
    budget: `${bound} ${limit}`,
    held: isHeld,
  })),
);
console.log(JSON.stringify(rows));
mkdirSync(join(repository, '.cache'), { recursive: true });
writeFileSync(join(repository, '.cache/bench.json'), `${JSON.stringify(rows, null, 2)}\n`);
process.exitCode = rows.every(({ isHeld }) => isHeld) ? 0 : 1;
