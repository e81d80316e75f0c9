import { cpSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { seededFolder } from './seedOnce.ts';
import { type ServerProcess, startServer } from './serverProcess.ts';
import { temporaryFolder } from './temporaryFolder.ts';

interface OwnProduct {
  /** The real server on a data folder of its own, filled with the demo shop; one a worker. */
  product: ServerProcess;
}

interface Addresses {
  shopUrl: string;
  adminUrl: string;
  dataDir: string;
}

/** `test` for journeys: the built product runs, and `page.goto('/')` opens its shop. */
export const test = base.extend<Addresses, OwnProduct>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const data = temporaryFolder('journey');
      const seeded = process.env[seededFolder];
      if (!seeded) throw new Error('No seeded data folder: journeys run by playwright.config.ts.');
      cpSync(seeded, data.path, { recursive: true });
      const server = await startServer({ dataDir: data.path, seed: 'demo' });
      await use(server);
      await server.kill();
      data.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  shopUrl: ({ product }, use) => use(product.shopUrl),
  adminUrl: ({ product }, use) => use(product.adminUrl),
  dataDir: ({ product }, use) => use(product.dataDir),
  baseURL: ({ shopUrl }, use) => use(shopUrl),
});

export { expect } from '@playwright/test';
