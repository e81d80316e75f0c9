import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { cutText } from './cutText.ts';
import { shortCartName } from './shortCartName.ts';
import { shortName } from './shortName.ts';

const clusters = (text: string) => [...new Intl.Segmenter('id', { granularity: 'grapheme' }).segment(text)];
const anyText = fc.string({ unit: 'grapheme', maxLength: 60 });

describe('cutting a product name', () => {
  it('leaves 20 characters and three dots in the cart [S9.5]', () => {
    expect(shortCartName('Emas Batangan Antam 5')).toBe('Emas Batangan Antam ...');
    expect(shortCartName('Emas Batangan Antam5')).toBe('Emas Batangan Antam5');
  });

  it('leaves 30 characters and an ellipsis elsewhere [S9.6]', () => {
    expect(shortName(`${'a'.repeat(30)}b`)).toBe(`${'a'.repeat(30)}…`);
    expect(shortName('a'.repeat(30))).toBe('a'.repeat(30));
  });

  it('counts what a reader sees, so a family or a flag is one character and never torn', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(shortCartName(family.repeat(20))).toBe(family.repeat(20));
    expect(shortCartName(family.repeat(21))).toBe(`${family.repeat(20)}...`);
    expect(cutText('e\u0301e\u0301e\u0301', 2, '…')).toBe('e\u0301e\u0301…');
  });

  it('tears no letter from its marks and no family apart in a browser without a segmenter', () => {
    vi.stubGlobal('Intl', {});
    const family = '👨‍👩‍👧‍👦';
    expect(cutText(family.repeat(3), 2, '…')).toBe(`${family.repeat(2)}…`);
    expect(cutText('e\u0301👍🏽é!', 2, '…')).toBe('e\u0301👍🏽…');
  });

  it('gives the whole text or exactly so many of its first characters', () => {
    fc.assert(
      fc.property(anyText, fc.nat(40), (text, length) => {
        const cut = cutText(text, length, '…');
        if (clusters(text).length <= length) expect(cut).toBe(text);
        else
          expect(cut).toBe(
            `${clusters(text)
              .slice(0, length)
              .map(({ segment }) => segment)
              .join('')}…`,
          );
      }),
    );
  });
});
