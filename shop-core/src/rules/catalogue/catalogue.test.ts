import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerTypes, productSegments } from '../constants.ts';
import { availability } from './availability.ts';
import { hasCorporateOffer } from './hasCorporateOffer.ts';
import { isSegmentAllowed } from './isSegmentAllowed.ts';
import { storeStatus } from './storeStatus.ts';

describe('the shop', () => {
  it.each([null, undefined, '', ' ', 'OPEN', 'open'])('is open when the configuration says %j [S4.8]', (value) => {
    expect(storeStatus(value)).toBe('OPEN');
  });
  it.each(['CLOSE', 'close', ' CLOSE\n'])('is closed when the configuration says %j [S4.8]', (value) => {
    expect(storeStatus(value)).toBe('CLOSE');
  });

  it('is closed by the one word and by no other', () => {
    const word = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'CLOSEDclose '), maxLength: 7 }));
    fc.assert(
      fc.property(word, (value) => {
        expect(storeStatus(value)).toBe(/^\s*close\s*$/i.test(value) ? 'CLOSE' : 'OPEN');
      }),
    );
  });
});

describe('stock', () => {
  it('of 0 or less is HABIS', () => {
    expect([-3, 0, 1, 50].map(availability)).toEqual(['HABIS', 'HABIS', 'AVAILABLE', 'AVAILABLE']);
  });
});

describe('segments', () => {
  it('are INDIVIDU, CORPORATE and ALL [S9.16]', () => {
    expect(productSegments).toEqual(['INDIVIDU', 'CORPORATE', 'ALL']);
  });

  it('meet customers who are INDIVIDU or CORPORATE [S9.15]', () => {
    expect(customerTypes).toEqual(['INDIVIDU', 'CORPORATE']);
  });

  it('CORPORATE and ALL carry the corporate badge, for corporate customers only', () => {
    const badges = [undefined, ...customerTypes].map((type) =>
      productSegments.filter((segment) => hasCorporateOffer(segment, type)),
    );
    expect(badges).toEqual([[], [], ['CORPORATE', 'ALL']]);
  });

  it('never carry a badge for who may not buy', () => {
    for (const segment of productSegments) {
      for (const type of [undefined, null, ...customerTypes]) {
        if (hasCorporateOffer(segment, type)) expect(isSegmentAllowed(segment, type)).toBe(true);
        if (!isSegmentAllowed(segment, type)) expect(type).not.toBe('CORPORATE');
      }
    }
  });

  it('are open to everybody but CORPORATE, which is for corporate customers', () => {
    const open = [null, ...customerTypes].map((type) =>
      productSegments.filter((segment) => isSegmentAllowed(segment, type)),
    );
    expect(open).toEqual([
      ['INDIVIDU', 'ALL'],
      ['INDIVIDU', 'ALL'],
      ['INDIVIDU', 'CORPORATE', 'ALL'],
    ]);
  });
});
