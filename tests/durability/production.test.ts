import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSeededFolder } from '../../api-server/src/db/testSeeded.ts';
import { spawnServer } from '../support/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporaryFolder.ts';

let demo: TemporaryFolder;
beforeAll(async () => {
  demo = temporaryFolder('demo');
  await makeSeededFolder(demo.path, async () => {});
});
afterAll(() => demo.remove());

async function refusal(env: Record<string, string>, seed?: 'demo' | 'none'): Promise<string> {
  const server = await spawnServer({
    dataDir: demo.path,
    ...(seed && { seed }),
    env: { NODE_ENV: 'production', ...env },
  });
  expect(await server.exited).toEqual({ code: 1, signal: null });
  return server.output();
}

describe('a server in production', () => {
  it('118: does not open its doors to people whose passwords everybody knows', async () => {
    const said = await refusal({ LOG_LEVEL: 'error' });
    expect(said).toMatch(/^NODE_ENV is production, but demo accounts still have their public passwords: [^\n]+\n$/);
    for (const login of ['budi', 'sinarlaut', 'rina', 'admin@samudraemas.test', 'ida.ayu@samudraemas.test']) {
      expect(said).toContain(login);
    }
    expect(said).toContain('npm run admin -- create-admin');
  });

  it('118: does not make such people', async () => {
    expect(await refusal({}, 'demo')).toBe(
      'SEED is demo, but NODE_ENV is production: a shop with public passwords is for show only.\n',
    );
  });
});
