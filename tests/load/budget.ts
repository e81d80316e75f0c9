export interface Budget {
  what: string;
  limit: number;
  unit: string;
  /** Whether the limit is a floor (requests a second) or a ceiling (seconds, bytes). */
  bound: 'at most' | 'at least';
}

export interface Measured extends Budget {
  value: number;
  isHeld: boolean;
}

export const measured = (budget: Budget, value: number): Measured => ({
  ...budget,
  value: Math.round(value * 100) / 100,
  isHeld: budget.bound === 'at most' ? value <= budget.limit : value >= budget.limit,
});

export const budgets = {
  firstStart: { what: 'first start of a fresh clone, to ready', limit: 120, unit: 's', bound: 'at most' },
  laterStart: { what: 'later start, nothing changed', limit: 5, unit: 's', bound: 'at most' },
  healthAtStart: {
    what: '/healthz beside 200 readers on a first start, slowest of 100',
    limit: 250,
    unit: 'ms',
    bound: 'at most',
  },
  homeScript: { what: 'JavaScript of the home page, gzip', limit: 140, unit: 'kB', bound: 'at most' },
  productList: { what: 'product list, 12 of 300, 10 connections', limit: 15_000, unit: 'req/s', bound: 'at least' },
  productListP99: { what: 'product list, slowest of 100', limit: 5, unit: 'ms', bound: 'at most' },
  productListRatio: { what: 'product list beside a static answer', limit: 1 / 3, unit: 'of it', bound: 'at least' },
  ownProductList: { what: 'product list of a customer', limit: 1_200, unit: 'req/s', bound: 'at least' },
  areaSearch: { what: 'area search, slowest of 100', limit: 30, unit: 'ms', bound: 'at most' },
  orderFlow: { what: 'order flows, 16 clients, PGlite', limit: 60, unit: 'flows/s', bound: 'at least' },
  orderP99: { what: 'an order, slowest of 100, PGlite', limit: 1_000, unit: 'ms', bound: 'at most' },
  orderFlowPostgres: { what: 'order flows, 16 clients, PostgreSQL', limit: 120, unit: 'flows/s', bound: 'at least' },
  orderP99Postgres: { what: 'an order, slowest of 100, PostgreSQL', limit: 1_000, unit: 'ms', bound: 'at most' },
  login: { what: 'logins beside reads of products', limit: 40, unit: 'logins/s', bound: 'at least' },
  rules: { what: 'shop-core/rules, gzip', limit: 6, unit: 'kB', bound: 'at most' },
  accountRules: { what: 'shop-core/rules/account, gzip', limit: 6, unit: 'kB', bound: 'at most' },
  backOfficeRules: { what: 'shop-core/rules/back-office, gzip', limit: 6, unit: 'kB', bound: 'at most' },
  contentRules: { what: 'shop-core/rules/content, gzip', limit: 6, unit: 'kB', bound: 'at most' },
  goldRules: { what: 'shop-core/rules/gold, gzip', limit: 6, unit: 'kB', bound: 'at most' },
  typedRules: { what: 'shop-core/rules/typed, gzip', limit: 6, unit: 'kB', bound: 'at most' },
  priceOrderSize: { what: 'priceOrder alone, gzip', limit: 1.2, unit: 'kB', bound: 'at most' },
  cartHooks: { what: 'cart hooks, client, contract and zod, gzip', limit: 18.5, unit: 'kB', bound: 'at most' },
  cartStep: {
    what: 'a step in a cart of 50 lines, 95 of 100, React in Chromium',
    limit: 4,
    unit: 'ms',
    bound: 'at most',
  },
  priceOrderRate: { what: 'carts of 50 lines priced, one core', limit: 700_000, unit: 'carts/s', bound: 'at least' },
  consoleBuild: { what: 'production build of the console', limit: 30, unit: 's', bound: 'at most' },
  consoleGzip: { what: 'console, first screen after a login, gzip', limit: 400, unit: 'kB', bound: 'at most' },
  consoleBrotli: { what: 'console, first screen after a login, brotli', limit: 340, unit: 'kB', bound: 'at most' },
  consoleRows: { what: 'console, 50 rows drawn after their data', limit: 300, unit: 'ms', bound: 'at most' },
  farHome: { what: 'home: lcp, 562 ms away', limit: 1_364, unit: 'ms', bound: 'at most' },
  farList: { what: 'product list: lcp, 562 ms away', limit: 1_372, unit: 'ms', bound: 'at most' },
  farProduct: { what: 'product: lcp, 562 ms away', limit: 1_508, unit: 'ms', bound: 'at most' },
  readsAtLogin: { what: 'those reads, slowest of 100', limit: 250, unit: 'ms', bound: 'at most' },
} as const satisfies Record<string, Budget>;
