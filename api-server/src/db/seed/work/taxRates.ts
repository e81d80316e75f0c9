import type { taxRates } from '../../tables/work/numbering.ts';

/** The taxes of a fee note, each from its day on. They need an accountant's eye before they are used for real. */
export const seedTaxRates: readonly (typeof taxRates.$inferInsert)[] = [
  { kind: 'ppn', rate: 11, validFrom: '2022-04-01', note: 'UU 7/2021 pasal 7' },
  { kind: 'ppn', rate: 12, validFrom: '2025-01-01', note: 'PMK 131/2024, dengan DPP nilai lain 11/12' },
  { kind: 'dpp_other_share', rate: 1, validFrom: '2022-04-01', note: null },
  { kind: 'dpp_other_share', rate: 0.91666667, validFrom: '2025-01-01', note: '11/12, PMK 131/2024' },
  { kind: 'pph23', rate: 2, validFrom: '2009-01-01', note: 'UU 36/2008 pasal 23' },
  { kind: 'pph23_without_npwp', rate: 4, validFrom: '2009-01-01', note: 'Tarif dua kali lipat tanpa NPWP' },
  { kind: 'stamp_duty', rate: 10_000, validFrom: '2021-01-01', note: 'UU 10/2020, di atas Rp 5.000.000' },
];
