import type { Milligram } from '../../rules/money/milligram.ts';
import type { Rupiah } from '../../rules/money/rupiah.ts';
import type { ZakatEntry } from '../../rules/zakat/zakatEntry.ts';

/** An entry as its owner wrote it. */
export interface GoldEntry extends ZakatEntry {
  readonly id: number;
  readonly goldType: string;
  readonly weight: Milligram;
  readonly price: Rupiah;
}

/** All that a customer bought and sold, in any order, and today's price of a gram of fine gold, null while there is none. */
export interface ZakatFacts {
  readonly entries: readonly GoldEntry[];
  readonly goldPrice: Rupiah | null;
}
