import type { types } from '../../tables/work/types.ts';

export interface SeedType extends Omit<typeof types.$inferInsert, 'createdAt' | 'updatedAt'> {
  readonly id: number;
  readonly code: string;
  readonly defaultFee: number;
  readonly daysPrelim: number | null;
  readonly daysFinal: number;
  readonly statusEveryDays: number | null;
}

const type = (
  [id, code, name]: readonly [number, string, string],
  line: SeedType['line'],
  defaultFee: number,
  [daysPrelim, daysFinal, statusEveryDays]: readonly [number | null, number, number | null],
): SeedType => ({ id, code, name, line, defaultFee, daysPrelim, daysFinal, statusEveryDays, numberingPrefix: code });

/** The kinds of work of the office. Links of the menu name them by their ids. */
export const seedTypes: readonly SeedType[] = [
  type([1, 'HM', 'Hull & Machinery'], 'H&M', 35_000_000, [10, 60, 30]),
  type([2, 'PI', 'Protection & Indemnity'], 'P&I', 22_500_000, [5, 30, 30]),
  type([3, 'CG', 'Cargo'], 'Cargo', 12_500_000, [3, 14, null]),
  type([4, 'CH', 'Charter'], 'Charter', 9_500_000, [null, 5, null]),
  type([5, 'RC', 'Risk & Condition'], 'Risk/Condition', 18_000_000, [1, 14, null]),
  type([6, 'MW', 'Marine Warranty & Towage'], 'MWS/Towage', 25_000_000, [null, 7, null]),
  type([7, 'AJ', 'Average Adjusting'], 'Adjusting', 75_000_000, [21, 150, 30]),
];
