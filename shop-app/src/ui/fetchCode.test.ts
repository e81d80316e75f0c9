import { expect, it, vi } from 'vitest';
import { fetchCode } from './fetchCode.ts';

const broken = new TypeError('Failed to fetch dynamically imported module');
const shopIs = (answer: () => Promise<Response>) => {
  const asked = vi.fn(answer);
  vi.stubGlobal('fetch', asked);
  return asked;
};

it('asks nobody where the code comes', async () => {
  const asked = shopIs(async () => new Response());
  expect(await fetchCode(async () => 'code')).toBe('code');
  expect(asked).not.toHaveBeenCalled();
});

it('waits for a connection where the shop can not be reached, or is down', async () => {
  for (const answer of [() => Promise.reject(broken), async () => new Response('', { status: 503 })]) {
    shopIs(answer);
    const load = vi.fn(() => Promise.reject(broken));
    await expect(fetchCode(load)).rejects.toMatchObject({ why: 'offline', cause: broken });
    expect(load).toHaveBeenCalledTimes(1);
  }
});

it('tries once more where the shop answers, and then knows that the code is gone', async () => {
  const asked = shopIs(async () => new Response());
  expect(await fetchCode(vi.fn(async () => 'code').mockRejectedValueOnce(broken))).toBe('code');
  await expect(fetchCode(() => Promise.reject(broken))).rejects.toMatchObject({ why: 'gone' });
  expect(asked).toHaveBeenLastCalledWith('/', expect.objectContaining({ method: 'HEAD', cache: 'no-store' }));
});
