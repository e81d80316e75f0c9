import { expect, it } from 'vitest';
import { drawnSvg } from './drawnSvg.ts';

const svg = (body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50" font-family="sans-serif">${body}</svg>`);
const pixelsOf = async (body: string, width = 100) => (await drawnSvg(svg(body), width)).raw().toBuffer();

it('draws in the width asked for, with colours that shine through as they are', async () => {
  const pixels = await pixelsOf('<rect width="100" height="50" fill="#f80" opacity="0.5"/>', 40);
  expect(pixels).toHaveLength(40 * 20 * 4);
  const [red, green, blue, opacity] = pixels;
  expect(opacity).toBe(128);
  expect([red, green, blue].map((part, at) => Math.abs((part ?? 0) - ([255, 136, 0][at] ?? 0)) <= 2)).not.toContain(
    false,
  );
});

it.each([400, 700])('writes words of weight %i, whatever typefaces the machine has', async (weight) => {
  const pixels = await pixelsOf(`<text y="40" font-size="40" font-weight="${weight}">MMMM</text>`);
  const inked = pixels.filter((part, at) => at % 4 === 3 && part > 128).length;
  expect(inked).toBeGreaterThan(400);
});

it('reads nothing from elsewhere', async () => {
  const pixels = await pixelsOf(
    '<image href="file:///etc/hostname" width="100" height="50"/><image href="http://127.0.0.1:9/x.png" width="9" height="9"/>',
  );
  expect(pixels.every((part) => part === 0)).toBe(true);
});

it('refuses what is no SVG', async () => {
  await expect(drawnSvg(Buffer.from('<svg'), 100)).rejects.toThrow();
});
