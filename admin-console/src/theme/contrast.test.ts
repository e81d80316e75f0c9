import { getContrastRatio } from '@mui/material';
import { describe, expect, it } from 'vitest';
import { palette } from './palette.ts';
import { daySurfaces, nightSurfaces } from './surfaces.ts';

describe.each([daySurfaces, nightSurfaces])('the colours by $mode', (colours) => {
  const { page, raised, text, textMuted, primary, onPrimary, primaryHover, good, warn, bad } = colours;

  it.each([
    ['text', text],
    ['muted text', textMuted],
    ['links and buttons', primary],
    ['what is good', good],
    ['a warning', warn],
    ['an error', bad],
  ])('let %s be read on every surface (AA)', (_, colour) => {
    for (const ground of [page, raised]) expect(getContrastRatio(colour, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('let the word on a button be read, also under the pointer', () => {
    for (const ground of [primary, primaryHover]) {
      expect(getContrastRatio(onPrimary, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('the words of the sidebar can be read on ink', () => {
  for (const colour of [palette.onInk, palette.gold]) {
    for (const ground of [palette.ink, palette.inkRaised]) {
      expect(getContrastRatio(colour, ground)).toBeGreaterThanOrEqual(4.5);
    }
  }
});
