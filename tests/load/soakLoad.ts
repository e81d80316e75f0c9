import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Measured, measured } from './budget.ts';
import { type Engine, loadedShop } from './loadedShop.ts';
import { customersOf, orderOnce } from './orderFlowRate.ts';
import { percentile } from './percentile.ts';

const residentMb = (pid: number): number => {
  const [, kb = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1_024;
};

const memory = { what: 'memory at the end beside after warm-up', limit: 1.1, unit: 'of it', bound: 'at most' } as const;

/**
 * Orders at a steady pace, and how the memory of the server grew from a quarter of the time on. The pace is slow enough that
 * no bank runs out of codes: an order waits for its payment for half an hour.
 */
export async function soakLoad(engine: Engine, seconds: number): Promise<Measured> {
  const shop = await loadedShop(engine, 4);
  const { server, close } = shop;
  const until = performance.now() + seconds * 1_000;
  const samples: number[] = [];
  try {
    const customers = await customersOf(shop);
    while (performance.now() < until) {
      const begun = performance.now();
      await Promise.all(customers.map(orderOnce));
      samples.push(residentMb(server.pid));
      await pause(Math.max(0, 2_500 - (performance.now() - begun)));
    }
  } finally {
    await close();
  }
  const quarter = Math.ceil(samples.length / 4);
  const warm = percentile(samples.slice(quarter, 2 * quarter), 0.5);
  return measured(memory, percentile(samples.slice(-quarter), 0.5) / warm);
}
