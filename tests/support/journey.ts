import { cpSync } from 'node:fs';
import { test as base } from '@playwright/test';
import type { Db } from '../../api-server/src/db/connect.ts';
import { changeData } from './changeData.ts';
import { freePorts } from './freePorts.ts';
import { type GivenPoints, givePoints } from './givePoints.ts';
import { seededFolder } from './seedOnce.ts';
import { type ServerProcess, startServer } from './serverProcess.ts';
import { type Stock, setStock } from './setStock.ts';
import { temporaryFolder } from './temporaryFolder.ts';

interface RunningShop extends Pick<ServerProcess, 'shopUrl' | 'adminUrl' | 'dataDir'> {
  /** Changes data as the office does, under the tabs that are open: the server is away for a moment. */
  readonly meanwhile: (change: (db: Db) => Promise<unknown>) => Promise<void>;
}

interface OwnProduct {
  /** What is in stock when the server starts, where a journey needs another number than the demo's. */
  stock: Stock;
  /** Points on top of what the demo's customers have, where a journey needs more. */
  points: GivenPoints;
  /** The real server on a data folder of its own, filled with the demo shop: no journey meets what another left. */
  product: RunningShop;
  shopUrl: string;
  adminUrl: string;
  dataDir: string;
  meanwhile: RunningShop['meanwhile'];
}

/** `test` for journeys: the built product runs, and `page.goto('/')` opens its shop. */
export const test = base.extend<OwnProduct>({
  stock: [{}, { option: true }],
  points: [{}, { option: true }],
  product: [
    async ({ stock, points }, use) => {
      const data = temporaryFolder('journey');
      const seeded = process.env[seededFolder];
      if (!seeded) throw new Error('No seeded data folder: journeys run by playwright.config.ts.');
      cpSync(seeded, data.path, { recursive: true });
      if (Object.keys(stock).length > 0) await setStock(data.path, stock);
      if (Object.keys(points).length > 0) await givePoints(data.path, points);
      const [shop = 0, admin = 0] = await freePorts(2);
      const start = () => startServer({ dataDir: data.path, seed: 'demo', ports: { shop, admin } });
      let server = await start();
      const meanwhile: RunningShop['meanwhile'] = async (change) => {
        await server.kill();
        await changeData(data.path, change);
        server = await start();
      };
      const { shopUrl, adminUrl, dataDir } = server;
      await use({ shopUrl, adminUrl, dataDir, meanwhile });
      await server.kill();
      data.remove();
    },
    { timeout: 120_000 },
  ],
  shopUrl: ({ product }, use) => use(product.shopUrl),
  adminUrl: ({ product }, use) => use(product.adminUrl),
  dataDir: ({ product }, use) => use(product.dataDir),
  meanwhile: ({ product }, use) => use(product.meanwhile),
  baseURL: ({ shopUrl }, use) => use(shopUrl),
});

export { expect } from '@playwright/test';
