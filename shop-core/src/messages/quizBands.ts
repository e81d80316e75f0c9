import type { QuizBand } from '../rules/quiz/quizBand.ts';

/** What a risk profile is called and what it is advised. */
export interface QuizBandText {
  readonly name: string;
  readonly advice: string;
}

/** The texts of the four risk profiles. */
export const quizBands: { readonly [B in QuizBand]: QuizBandText } = {
  // S9.25
  SECURE: {
    name: 'Secure',
    advice: 'Simpan dana Anda dalam deposito bagi hasil, lalu belikan emas dari bagi hasilnya.',
  },
  // S9.26
  CAUTIOUS: { name: 'Cautious/Conservative', advice: 'Beli emas, lalu simpan untuk jangka panjang.' },
  // S9.27
  BALANCED: { name: 'Balanced', advice: 'Miliki emas lewat cicilan atau tabungan emas digital.' },
  // S9.28
  ADVENTUROUS: {
    name: 'Adventurous/Aggressive',
    advice: 'Perdagangkan emas: beli saat harga turun, jual saat harga naik. Pakai dana yang siap berkurang nilainya.',
  },
};
