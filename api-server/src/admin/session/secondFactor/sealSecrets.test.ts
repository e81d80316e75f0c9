import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { adminSecondFactors } from '../../../db/tables/admins.ts';
import { addAdmin, addRole, type TestConsole, testConsole } from '../../testConsole.ts';
import { openSecret, sealSecret } from './sealedSecret.ts';
import { sealSecrets } from './sealSecrets.ts';

const [key, newer] = ['k'.repeat(32), 'n'.repeat(32)];
const secret = 'JBSWY3DPEHPK3PXP';
const log = { debug: () => {}, info: () => {}, warn: vi.fn(), error: vi.fn() };
let server: TestConsole;
let adminId: number;

beforeAll(async () => {
  server = await testConsole();
  adminId = (await addAdmin(server, await addRole(server, 'surveyor', []))).id;
});
afterAll(() => server.close());
beforeEach(async () => {
  log.warn.mockClear();
  log.error.mockClear();
  await server.database.db.delete(adminSecondFactors);
});

const keep = async (kept: string) => {
  await server.database.db.insert(adminSecondFactors).values({ adminId, secret: kept });
};
const kept = async () => (await server.database.db.select().from(adminSecondFactors))[0]?.secret ?? '';
const seal = (...secretKeys: string[]) => sealSecrets(server.database.db, { secretKeys }, log);

it('seals what was kept before there was a key, once', async () => {
  await keep(secret);
  await seal(key);
  const first = await kept();
  expect(first).not.toContain(secret);
  expect(openSecret({ adminId, secret: first }, [key])).toBe(secret);
  await seal(key);
  expect(await kept()).toBe(first);
});

it('seals anew, with the newest key, what an older one sealed', async () => {
  await keep(sealSecret({ adminId, secret }, [key]));
  await seal(newer, key);
  expect(openSecret({ adminId, secret: await kept() }, [newer])).toBe(secret);
});

it('leaves what it can’t open for the day the key is found, and says whom that keeps out', async () => {
  const lost = sealSecret({ adminId, secret }, [key]);
  await keep(lost);
  await seal(newer);
  expect(await kept()).toBe(lost);
  expect(log.error).toHaveBeenCalledWith(expect.stringContaining(`admin ${adminId}`));
});

it('leaves a secret as it is without any key, and says so', async () => {
  await keep(secret);
  await seal();
  expect(await kept()).toBe(secret);
  expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('SECRETS_KEY'));
});
