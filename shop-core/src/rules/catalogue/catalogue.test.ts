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
