import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imoProblem } from './imoProblem.ts';

const wrong = { code: 'IMO_INVALID' };
const sixDigits = fc.stringMatching(/^\d{6}$/);
const endings = (six: string) => Array.from({ length: 10 }, (_, digit) => `${six}${digit}`);

describe('an IMO number', () => {
  it.each(['9074729', '9839272', '1234567', '0000000'])('%s has the right check digit', (imo) => {
    expect(imoProblem(imo)).toBeUndefined();
  });

  it.each(['9074728', '907472', '90747299', 'IMO 9074729', '907472O', ''])('%s is none', (imo) => {
    expect(imoProblem(imo)).toEqual(wrong);
  });

  it('has one check digit of ten, whatever the six before it', () => {
    fc.assert(fc.property(sixDigits, (six) => endings(six).filter((imo) => !imoProblem(imo)).length === 1));
  });

  it('is refused once its last but one digit is mistyped', () => {
    // It counts twice: a slip by five is the one that is not found.
    const slip = fc.integer({ min: 1, max: 9 }).filter((by) => by !== 5);
    fc.assert(
      fc.property(sixDigits, slip, (six, by) => {
        const good = endings(six).find((imo) => !imoProblem(imo)) ?? '';
        const mistyped = `${good.slice(0, 5)}${(Number(good[5]) + by) % 10}${good[6]}`;
        return imoProblem(mistyped) !== undefined;
      }),
    );
  });
});
