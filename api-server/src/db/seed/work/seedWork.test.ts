import { it } from 'vitest';
import { openTestDatabase } from '../../testDatabase.ts';
import { hashedPasswords } from '../people/hashedPasswords.ts';
import { seedAdmins } from '../people/seedAdmins.ts';
import { seedBase } from '../seedBase.ts';
import { seedWork } from './seedWork.ts';

const now = new Date('2026-11-27T02:00:00Z');
const cpu = async (name: string, run: () => Promise<unknown>) => {
  const [c, w] = [process.cpuUsage(), performance.now()];
  await run();
  const u = process.cpuUsage(c);
  console.log('T', name, 'wall', Math.round(performance.now() - w), 'cpu', Math.round((u.user + u.system) / 1000));
};
it('time', async () => {
  const database = await openTestDatabase();
  await cpu('base', () => seedBase(database.db, now));
  const hashed = await hashedPasswords();
  await database.db.transaction(async (tx) => {
    await seedAdmins(tx, hashed, now);
    await cpu('work', () => seedWork(tx, now));
  });
  await database.close();
}, 90_000);
