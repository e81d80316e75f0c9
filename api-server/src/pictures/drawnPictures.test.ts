import { expect, it, vi } from 'vitest';
import { drawnPictures } from './drawnPictures.ts';

const pixels = Buffer.from('pixels');

it('draws a picture once, however many ask for it at once and later', async () => {
  const draw = drawnPictures();
  const drawOne = vi.fn(async () => pixels);
  expect(await Promise.all([draw('a', drawOne), draw('a', drawOne)])).toEqual([pixels, pixels]);
  expect(await draw('a', drawOne)).toBe(pixels);
  expect(drawOne).toHaveBeenCalledTimes(1);
});

it('draws one at a time, and is busy for those who ask for too much', async () => {
  const draw = drawnPictures();
  const finish: (() => void)[] = [];
  const slowly = () => new Promise<Buffer>((resolve) => finish.push(() => resolve(pixels)));
  const asked = Array.from({ length: 100 }, (_, at) => draw(`picture ${at}`, slowly));
  expect(await asked.at(-1)).toBe('busy');
  expect(finish).toHaveLength(1);
  // What is drawn already is waited for, not counted.
  const again = draw('picture 0', slowly);
  finish[0]?.();
  expect(await Promise.all([asked[0], again])).toEqual([pixels, pixels]);
});

it('says what can not be drawn, and tries it anew the next time', async () => {
  const draw = drawnPictures();
  expect(await draw('a', async () => undefined)).toBe('undrawable');
  expect(await draw('a', async () => pixels)).toBe(pixels);
});
