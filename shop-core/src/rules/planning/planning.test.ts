import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Simulation, simulatePlan } from './simulatePlan.ts';
import { type SimulationForm, simulationDraft } from './simulationDraft.ts';
import { simulationProblems } from './simulationProblems.ts';

const form: SimulationForm = {
  purpose: 'Ibadah haji',
  time: '10',
  money: '100.000.000',
  rise: '5',
  buybackPrice: '1.500.000',
};
const codes = (change: Partial<SimulationForm>) =>
  simulationProblems(simulationDraft({ ...form, ...change })).map(({ field, code }) => `${field} ${code}`);
const simulation: Simulation = {
  purpose: 'Rumah',
  time: 1_000,
  money: 100_000_000,
  rise: 500,
  buybackPrice: 1_500_000,
};
const plan = (change: Partial<Simulation>) => simulatePlan({ ...simulation, ...change });

describe('the planning form', () => {
  it('requires purpose, time, money, rise and buyback price [S5.69]', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ purpose: ' ', time: '', money: '', rise: ' ', buybackPrice: 'Rp ' })).toEqual([
      'purpose REQUIRED',
      'time REQUIRED',
      'money REQUIRED',
      'rise REQUIRED',
      'buybackPrice REQUIRED',
    ]);
  });

  it('takes decimals of time and rise, and whole rupiah', () => {
    expect(simulationDraft({ ...form, time: '1,5', rise: '7.25' })).toEqual({
      purpose: 'Ibadah haji',
      time: 150,
      money: 100_000_000,
      rise: 725,
      buybackPrice: 1_500_000,
    });
    expect(codes({ time: '1,555', money: '5,5' })).toEqual(['time NUMBER_INVALID', 'money NUMBER_INVALID']);
  });

  it('may have no rise, but needs time, money and a price', () => {
    expect(codes({ rise: '0' })).toEqual([]);
    expect(codes({ time: '0', money: '0', buybackPrice: '0' })).toEqual([
      'time NUMBER_TOO_SMALL',
      'money NUMBER_TOO_SMALL',
      'buybackPrice NUMBER_TOO_SMALL',
    ]);
  });

  it('ends where figures would stop being exact', () => {
    const most = { time: '50', money: '1.000.000.000.000', rise: '100', buybackPrice: '1.000.000.000' };
    expect(codes(most)).toEqual([]);
    expect(codes({ time: '50,01', money: '1.000.000.000.001', rise: '100,01', buybackPrice: '1.000.000.001' })).toEqual(
      ['time NUMBER_TOO_LARGE', 'money NUMBER_TOO_LARGE', 'rise NUMBER_TOO_LARGE', 'buybackPrice NUMBER_TOO_LARGE'],
    );
    expect(codes({ purpose: 'a'.repeat(101) })).toEqual(['purpose TOO_LONG']);
  });
});

describe('a plan', () => {
  it('keeps its purpose', () => expect(plan({}).purpose).toBe('Rumah'));

  it('costs money x (1 + rise% / 100 x years) in the future [S9.30]', () => {
    expect(plan({}).futureAmount).toEqual({ hundredths: 15_000_000_000, text: 'Rp 150.000.000,00' });
    expect(plan({ time: 150, rise: 725, money: 1_000_001 }).futureAmount.text).toBe('Rp 1.108.751,11');
    expect(plan({ rise: 0 }).futureAmount.text).toBe('Rp 100.000.000,00');
  });

  it('needs future amount / buyback price of gold [S9.31]', () => {
    expect(plan({}).goldNeeded).toEqual({ hundredths: 10_000, text: '100,00 gram' });
  });

  it('needs gold / (12 x years) each month [S9.32]', () => {
    expect(plan({}).monthlyGold).toEqual({ hundredths: 83, text: '0,83 gram' });
    expect(plan({ time: 50, rise: 0, money: 9_000_000 }).monthlyGold.text).toBe('1,00 gram');
  });

  it('is shown with 2 decimals, a half away from zero [S9.33]', () => {
    const grams = (money: number) => plan({ rise: 0, time: 100, money, buybackPrice: 200 }).goldNeeded.text;
    // 1.005 as a binary fraction is a little less and would be shown as 1,00.
    expect(grams(201)).toBe('1,01 gram');
    expect(grams(1)).toBe('0,01 gram');
    expect(plan({ rise: 0, money: 499, buybackPrice: 100_000 }).goldNeeded.text).toBe('0,00 gram');
    expect(plan({ rise: 0, money: 500, buybackPrice: 100_000 }).goldNeeded.text).toBe('0,01 gram');
  });

  it('is the nearest hundredth of the exact figure for anything the form takes', () => {
    const any = fc.record({
      purpose: fc.constant('Umrah'),
      time: fc.integer({ min: 1, max: 5_000 }),
      money: fc.integer({ min: 1, max: 1_000_000_000_000 }),
      rise: fc.nat(10_000),
      buybackPrice: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 1_000_000_000 })),
    });
    fc.assert(
      fc.property(any, (each) => {
        expect(simulationProblems(each)).toEqual([]);
        const { futureAmount, goldNeeded, monthlyGold } = simulatePlan(each);
        const [time, money, rise, price] = [each.time, each.money, each.rise, each.buybackPrice].map(BigInt) as [
          bigint,
          bigint,
          bigint,
          bigint,
        ];
        // Each figure as a fraction, straight from the specification: rise and time count hundredths.
        const future = [money * (100n * 100n * 100n + rise * time), 100n * 100n * 100n] as const;
        const gold = [future[0], future[1] * price] as const;
        const monthly = [gold[0] * 100n, gold[1] * 12n * time] as const;
        for (const [figure, exact] of [
          [futureAmount, future],
          [goldNeeded, gold],
          [monthlyGold, monthly],
        ] as const) {
          expect(Number.isSafeInteger(figure.hundredths)).toBe(true);
          const [dividend, divisor] = exact;
          const rest = 2n * (BigInt(figure.hundredths) * divisor - 100n * dividend);
          expect(rest > -divisor && rest <= divisor).toBe(true);
          expect(figure.text).toMatch(/^(Rp )?\d{1,3}(\.\d{3})*,\d\d( gram)?$/);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
