import { expect, it } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

const press = (key: string, more: Partial<Parameters<typeof shortcutOf>[0]> = {}) =>
  shortcutOf({ key, ctrlKey: false, metaKey: false, altKey: false, target: document.body, ...more });

it('knows its keys', () => {
  expect([press('/'), press('['), press('?'), press('k')]).toEqual(['search', 'sidebar', 'help', undefined]);
  expect([press('k', { ctrlKey: true }), press('K', { metaKey: true })]).toEqual(['palette', 'palette']);
});

it('leaves letters to who types, but for the way to the palette', () => {
  const target = document.createElement('input');
  document.body.append(target);
  expect([press('?', { target }), press('/', { target })]).toEqual([undefined, undefined]);
  expect(press('k', { target, ctrlKey: true })).toBe('palette');
});

it('leaves the keys of the browser alone', () => {
  expect([press('/', { ctrlKey: true }), press('?', { altKey: true })]).toEqual([undefined, undefined]);
});
