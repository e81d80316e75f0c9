import { highestQuantity } from '../constants.ts';
import type { NumberBounds } from '../form/numberProblem.ts';

/** What a number counts, which is said with it. */
export type NumberUnit =
  | 'rupiah'
  | 'money'
  | 'gram'
  | 'percent'
  | 'year'
  | 'calendarYear'
  | 'point'
  | 'latitude'
  | 'longitude'
  | 'none';

/** A kind of number that is typed: what it counts, and between which bounds. */
export interface NumberKind extends NumberBounds {
  readonly unit: NumberUnit;
}

const trillion = 1_000_000_000_000;
const count = { unit: 'none', decimals: 0, isZeroFine: true } as const;
const metres = { unit: 'none', decimals: 2, isZeroFine: true, maximum: 9_999 } as const;
/** What a smallint and an integer of a database hold. */
const largestSmall = 32_767;
const largestWhole = 2_147_483_647;

/** The bounds of every kind of number that is typed into a field of the shop or the console; the server keeps the same ones. */
export const typedBounds = {
  goldWeight: { unit: 'gram', decimals: 3, maximum: 1_000_000 },
  purity: { unit: 'percent', decimals: 2, maximum: 100 },
  goldPrice: { unit: 'rupiah', decimals: 0, maximum: trillion, isZeroFine: true },
  planYears: { unit: 'year', decimals: 2, maximum: 50 },
  planMoney: { unit: 'rupiah', decimals: 0, maximum: trillion },
  planRise: { unit: 'percent', decimals: 2, maximum: 100, isZeroFine: true },
  /** Of a quantity or of points the stock and the balance are the real bound. */
  pieces: { ...count, maximum: highestQuantity },
  points: { unit: 'point', decimals: 0, maximum: largestWhole, minimum: 1 },
  buybackPrice: { unit: 'rupiah', decimals: 0, maximum: 1_000_000_000 },
  /** An amount in the currency of its record, with its hundredths. */
  money: { unit: 'money', decimals: 2, maximum: 90 * trillion, isZeroFine: true },
  latitude: { unit: 'latitude', decimals: 6, minimum: -90, maximum: 90 },
  longitude: { unit: 'longitude', decimals: 6, minimum: -180, maximum: 180 },
  daysToReport: { ...count, minimum: 1, maximum: 3_650 },
  termsDays: { ...count, maximum: 365 },
  metres,
  whole: { ...count, maximum: largestWhole },
  builtYear: { ...count, unit: 'calendarYear', minimum: 1800, maximum: 2200 },
  place: { ...count, minimum: -largestSmall, maximum: largestSmall },
} as const satisfies Readonly<Record<string, NumberKind>>;
