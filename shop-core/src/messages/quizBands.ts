import type { QuizBand } from '../rules/quiz/quizBand.ts';

/** What a risk profile is called and what it is advised. */
export interface QuizBandText {
  readonly name: string;
  /** What it says of the person. */
  readonly meaning: string;
  readonly advice: string;
}

/** The texts of the four risk profiles. */
export const quizBands: { readonly [B in QuizBand]: QuizBandText } = {
  // S9.25
  SECURE: {
    name: 'Secure',
    meaning: 'Rasa aman paling penting bagi Anda. Anda tidak ingin nilai dana berkurang, meski hasilnya lebih kecil.',
    advice: 'Simpan dana Anda dalam deposito bagi hasil, lalu belikan emas dari bagi hasilnya.',
  },
  // S9.26
  CAUTIOUS: {
    name: 'Cautious/Conservative',
    meaning:
      'Anda berhati-hati. Naik turun harga yang kecil dapat Anda terima, asal dana terjaga dalam jangka panjang.',
    advice: 'Beli emas, lalu simpan untuk jangka panjang.',
  },
  // S9.27
  BALANCED: {
    name: 'Balanced',
    meaning: 'Anda menyeimbangkan rasa aman dan hasil. Penurunan sesaat Anda terima demi pertumbuhan yang teratur.',
    advice: 'Miliki emas lewat cicilan atau tabungan emas digital.',
  },
  // S9.28
  ADVENTUROUS: {
    name: 'Adventurous/Aggressive',
    meaning: 'Anda mengejar hasil besar dan siap melihat nilai dana turun tajam untuk sementara.',
    advice: 'Perdagangkan emas: beli saat harga turun, jual saat harga naik. Pakai dana yang siap berkurang nilainya.',
  },
};
