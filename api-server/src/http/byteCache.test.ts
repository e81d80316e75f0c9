import { expect, it } from 'vitest';
import { byteCache } from './byteCache.ts';

const bytes = (length: number) => Buffer.alloc(length);

it('keeps what fits', () => {
  const cache = byteCache(10);
  cache.set('a', bytes(4));
  cache.set('b', bytes(6));
  expect([cache.get('a')?.length, cache.get('b')?.length, cache.get('c')]).toEqual([4, 6, undefined]);
});

it('forgets what was not used for longest', () => {
  const cache = byteCache(10);
  cache.set('a', bytes(4));
  cache.set('b', bytes(4));
  cache.get('a');
  cache.set('c', bytes(4));
  expect([cache.get('a')?.length, cache.get('b'), cache.get('c')?.length]).toEqual([4, undefined, 4]);
});

it('does not count twice what comes twice', () => {
  const cache = byteCache(10);
  for (let at = 0; at < 9; at += 1) cache.set('a', bytes(5));
  cache.set('b', bytes(5));
  expect([cache.get('a')?.length, cache.get('b')?.length]).toEqual([5, 5]);
});

it('does not keep what is larger than all its room', () => {
  const cache = byteCache(10);
  cache.set('small', bytes(3));
  cache.set('huge', bytes(11));
  expect(cache.get('huge')).toBeUndefined();
});
