// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const [light = '', dark = '', chosen = ''] = read('tokens.css').split(
  /@media \(prefers-color-scheme: dark\)|:root:where\(\[data-colors="dark"\]\)/,
);
const tokensOf = (css: string) =>
  Object.fromEntries([...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
const schemes = { light: tokensOf(light), dark: { ...tokensOf(light), ...tokensOf(dark) } };

type Colour = readonly [number, number, number];

const colour = (hex = ''): Colour => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
};
const mix = (one: Colour, other: Colour, share: number): Colour => {
  const blend = (at: 0 | 1 | 2) => one[at] * share + other[at] * (1 - share);
  return [blend(0), blend(1), blend(2)];
};
const luminance = (parts: Colour) => {
  const [r, g, b] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
};
const contrast = (one: Colour, other: Colour) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

it('names exactly the tokens that a replacement theme sets', () => {
  expect(Object.keys(schemes.light)).toEqual([
    'surface',
    'surface-raised',
    'ink',
    'ink-muted',
    'gold',
    'gold-ink',
    'gold-line',
    'good',
    'warn',
    'bad',
    'radius',
    'space',
  ]);
  expect(Object.keys(tokensOf(dark))).toEqual(Object.keys(schemes.light).slice(0, -2));
});

it('is as dark for who chose it as on a device that is dark', () => {
  expect(tokensOf(chosen)).toEqual(tokensOf(dark));
});

describe.each(Object.entries(schemes))('in the %s scheme', (_name, tokens) => {
  const of = (name: string) => colour(tokens[name]);
  const grounds = ['surface', 'surface-raised'] as const;

  it('sets prices at 7 : 1 and all other words at 4.5 : 1', () => {
    for (const ground of grounds) {
      expect(contrast(of('ink'), of(ground))).toBeGreaterThanOrEqual(7);
      for (const words of ['ink-muted', 'good', 'warn', 'bad']) {
        expect(contrast(of(words), of(ground)), `${words} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(of('gold-ink'), of('gold'))).toBeGreaterThanOrEqual(7);
    expect(contrast(of('surface-raised'), of('bad'))).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps words readable on their own tint: badges, alerts, the payment card', () => {
    for (const tone of ['good', 'warn', 'bad']) {
      const ground = mix(of(tone), of('surface-raised'), 0.08);
      expect(contrast(of(tone), ground), tone).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(of('ink-muted'), mix(of('gold'), of('surface-raised'), 0.13))).toBeGreaterThanOrEqual(4.5);
  });

  it('shows the focus ring and the edge of fields at 3 : 1', () => {
    const ring = mix(of('gold-line'), of('ink'), 0.82);
    for (const ground of grounds) {
      expect(contrast(ring, of(ground)), `ring on ${ground}`).toBeGreaterThanOrEqual(3);
      expect(contrast(mix(of('ink'), of(ground), 0.54), of(ground)), `edge on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });
});

it('weighs at most 20 kB gzip without its comments, before it is made smaller', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.css'));
  const rules = files
    .map(read)
    .join('')
    .replaceAll(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '');
  expect(gzipSync(rules).length).toBeLessThanOrEqual(20_000);
});

it('loads every stylesheet of its folder, tokens first', () => {
  const loaded = [...read('theme.css').matchAll(/@import "\.\/([\w-]+\.css)"/g)].map(([, file]) => file);
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.css'));
  expect([...loaded, 'theme.css'].sort()).toEqual(files.sort());
  expect(loaded[0]).toBe('tokens.css');
});
