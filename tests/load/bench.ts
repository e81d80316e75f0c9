import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../support/repository.ts';
import { type ServerProcess, startServer } from '../support/serverProcess.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { addProducts } from './addProducts.ts';
import { areaSearchTime } from './areaSearchTime.ts';
import { budgets, type Measured, measured } from './budget.ts';
import { cartSize } from './cartSize.ts';
import { cartStep } from './cartStep.ts';
import { measureConsole } from './console.ts';
import { healthBesideReaders } from './healthBesideReaders.ts';
import { homePageScript } from './homePageScript.ts';
import { loginRate } from './loginRate.ts';
import { orderFlowRate } from './orderFlowRate.ts';
import { measurePages } from './pages.ts';
import { priceOrderRate } from './priceOrderRate.ts';
import { productListRate } from './productListRate.ts';
import { rulesSize } from './rulesSize.ts';
import { scale } from './scale/scale.ts';

const timedStart = async (dataDir: string): Promise<{ server: ServerProcess; seconds: number }> => {
  const began = performance.now();
  const server = await startServer({ dataDir, seed: 'demo', script: 'scripts/start.mjs' }, 180_000);
  return { server, seconds: (performance.now() - began) / 1_000 };
};

const forgetBuilds = (): void => {
  for (const part of ['shop-app', 'admin-console', 'api-server']) {
    rmSync(join(repository, part, 'dist'), { recursive: true, force: true });
  }
};

const measure = async (dataDir: string): Promise<Measured[]> => {
  forgetBuilds();
  const first = await timedStart(dataDir);
  const health = await healthBesideReaders(first.server.shopUrl);
  await first.server.kill();
  await addProducts(dataDir, 300);
  const later = await timedStart(dataDir);
  const list = await productListRate(later.server.shopUrl);
  const rows = [
    measured(budgets.firstStart, first.seconds),
    measured(budgets.healthAtStart, health),
    measured(budgets.laterStart, later.seconds),
    measured(budgets.homeScript, await homePageScript(later.server.shopUrl)),
    measured(budgets.productList, list.rate),
    measured(budgets.productListP99, list.p99),
    measured(budgets.productListRatio, list.ratio),
    measured(budgets.ownProductList, list.own),
    measured(budgets.areaSearch, await areaSearchTime(later.server.shopUrl)),
  ];
  await later.server.kill();
  return [...(await measureRules()), ...rows, ...(await measureShopping())];
};

const measureRules = async (): Promise<Measured[]> => {
  const size = await rulesSize();
  return [
    measured(budgets.rules, size.shop),
    measured(budgets.accountRules, size.account),
    measured(budgets.backOfficeRules, size.backOffice),
    measured(budgets.contentRules, size.content),
    measured(budgets.goldRules, size.gold),
    measured(budgets.typedRules, size.typed),
    measured(budgets.priceOrderSize, size.priceOrder),
    measured(budgets.cartHooks, await cartSize()),
    measured(budgets.cartStep, await cartStep()),
    measured(budgets.priceOrderRate, priceOrderRate()),
  ];
};

const measureShopping = async (): Promise<Measured[]> => {
  const embedded = await orderFlowRate('pglite');
  const postgres = await orderFlowRate('postgres');
  const login = await loginRate('pglite');
  return [
    measured(budgets.orderFlow, embedded.rate),
    measured(budgets.orderP99, embedded.p99),
    measured(budgets.orderFlowPostgres, postgres.rate),
    measured(budgets.orderP99Postgres, postgres.p99),
    measured(budgets.login, login.rate),
    measured(budgets.readsAtLogin, login.readP99),
  ];
};

const parts = new Map<string | undefined, () => Promise<Measured[]>>([
  ['--rules', measureRules],
  ['--shopping', measureShopping],
  ['--pages', measurePages],
  ['--console', measureConsole],
]);

/** Every budget, with what was measured; whether all of them are held. */
const holdsBudgets = async (part: string | undefined): Promise<boolean> => {
  const data = temporaryFolder('bench');
  const rows = await (parts.get(part)?.() ?? measure(data.path));
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
  return rows.every(({ isHeld }) => isHeld);
};

// --shopping asks for the orders and logins alone, --rules for the sizes, the speed of the rules and of the cart,
// --pages for what a first visit costs on a slow phone, --console for the back office's.
// --scale or --scale=small asks for the big shop instead, on PostgreSQL unless --pglite is said too.
const asked = process.argv.slice(2).find((word) => word.startsWith('--scale'));
const size = asked && (asked.split('=')[1] ?? 'full');
const engine = process.argv.includes('--pglite') ? 'pglite' : 'postgres';
process.exitCode = (await (size ? scale(size, engine) : holdsBudgets(process.argv.find((word) => parts.has(word)))))
  ? 0
  : 1;
