import type { Db } from '../database.ts';
import { seedBase } from './seedBase.ts';
import { seedDemo } from './seedDemo.ts';

export interface SeedOptions {
  /** What SEED says: 'none' is what the product needs to run, 'demo' a shop full of things beside. */
  readonly kind: 'demo' | 'none';
  readonly now: Date;
}

/**
 * Fills an empty database. One that has been filled stays as it is, whatever its people have changed since.
 * @returns whether anything was missing
 */
export async function seed(db: Db, { kind, now }: SeedOptions): Promise<boolean> {
  const isNew = await seedBase(db, now);
  if (kind === 'none') return isNew;
  return (await seedDemo(db, now)) || isNew;
}
