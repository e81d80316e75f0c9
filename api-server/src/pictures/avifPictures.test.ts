import { expect, it, vi } from 'vitest';
import { avifPictures } from './avifPictures.ts';

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const pixels = Buffer.from('pixels');

it('makes each once and one at a time, however many ask meanwhile', async () => {
  const avifs = avifPictures(undefined, log);
  const finish: (() => void)[] = [];
  const make = vi.fn(() => new Promise<Buffer>((resolve) => finish.push(() => resolve(pixels))));
  for (const name of ['a', 'b', 'a']) avifs.begin(name, make);
  expect(await avifs.find('a')).toBeUndefined();
  expect(make).toHaveBeenCalledTimes(1);
  finish[0]?.();
  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(2));
  expect(await avifs.find('a')).toBe(pixels);
  expect(await avifs.find('b')).toBeUndefined();
});

it('refuses nobody aloud when too many wait, and makes what was not made when it is asked for again', async () => {
  const avifs = avifPictures(undefined, log);
  let finish = (_bytes: Buffer) => {};
  const first = new Promise<Buffer>((resolve) => {
    finish = resolve;
  });
  avifs.begin('first', () => first);
  // Asked for by many it waits once.
  for (let at = 0; at < 100; at += 1) avifs.begin('second', async () => pixels);
  for (let at = 0; at < 100; at += 1) avifs.begin(`picture ${at}`, async () => pixels);
  finish(pixels);
  await vi.waitFor(async () => expect(await avifs.find('picture 40')).toBe(pixels));
  expect(await avifs.find('picture 99')).toBeUndefined();
  avifs.begin('picture 99', async () => pixels);
  await vi.waitFor(async () => expect(await avifs.find('picture 99')).toBe(pixels));
});

it('tries anew what could not be made', async () => {
  const avifs = avifPictures(undefined, log);
  const make = vi.fn(async () => pixels).mockRejectedValueOnce(new Error('no memory'));
  await vi.waitFor(async () => {
    avifs.begin('a', make);
    expect(await avifs.find('a')).toBe(pixels);
  });
  expect(make).toHaveBeenCalledTimes(2);
});
