/** One question and its five answers: the first scores 1, the last 5. */
export interface QuizQuestion {
  readonly text: string;
  readonly answers: readonly [string, string, string, string, string];
}

/** The eight questions of the risk profile (S9.24), each from the most careful answer to the boldest. */
export const quizQuestions: readonly QuizQuestion[] = [
  {
    text: 'Apa tujuan utama Anda memiliki emas?',
    answers: [
      'Menjaga nilai tabungan agar tidak berkurang',
      'Menyiapkan dana darurat',
      'Menyiapkan kebutuhan besar, misalnya pendidikan anak atau ibadah haji',
      'Menambah kekayaan sedikit demi sedikit',
      'Mencari keuntungan dari naik turunnya harga',
    ],
  },
  {
    text: 'Berapa lama dana ini dapat Anda simpan tanpa dipakai?',
    answers: [
      'Kurang dari 1 tahun',
      '1 tahun sampai kurang dari 3 tahun',
      '3 tahun sampai kurang dari 5 tahun',
      '5 tahun sampai kurang dari 10 tahun',
      '10 tahun atau lebih',
    ],
  },
  {
    text: 'Harga emas turun 10% dalam sebulan. Apa yang Anda lakukan?',
    answers: [
      'Menjual semuanya agar tidak rugi lebih banyak',
      'Menjual sebagian',
      'Menunggu sampai harga pulih',
      'Menambah sedikit selagi murah',
      'Menambah sebanyak yang saya mampu',
    ],
  },
  {
    text: 'Berapa bagian penghasilan bulanan yang dapat Anda sisihkan untuk investasi?',
    answers: [
      'Kurang dari 5%',
      '5% sampai kurang dari 10%',
      '10% sampai kurang dari 20%',
      '20% sampai kurang dari 30%',
      '30% atau lebih',
    ],
  },
  {
    text: 'Sudah berapa lama Anda berinvestasi?',
    answers: [
      'Belum pernah',
      'Kurang dari 1 tahun',
      '1 tahun sampai kurang dari 3 tahun',
      '3 tahun sampai kurang dari 5 tahun',
      '5 tahun atau lebih',
    ],
  },
  {
    text: 'Dana darurat Anda cukup untuk berapa bulan pengeluaran?',
    answers: [
      'Saya belum memiliki dana darurat',
      'Kurang dari 3 bulan',
      '3 bulan sampai kurang dari 6 bulan',
      '6 bulan sampai kurang dari 12 bulan',
      '12 bulan atau lebih',
    ],
  },
  {
    text: 'Hasil seperti apa yang Anda pilih untuk setahun ke depan?',
    answers: [
      'Pasti untung 3%',
      'Mungkin untung 6%, mungkin tidak untung sama sekali',
      'Mungkin untung 12%, mungkin rugi 5%',
      'Mungkin untung 25%, mungkin rugi 15%',
      'Mungkin untung 50%, mungkin rugi 35%',
    ],
  },
  {
    text: 'Bagaimana keadaan penghasilan Anda?',
    answers: [
      'Tidak menentu',
      'Sering berubah, tetapi selalu ada',
      'Tetap, tetapi habis untuk kebutuhan sehari-hari',
      'Tetap dan selalu bersisa',
      'Tetap, selalu bersisa, dan terus bertambah',
    ],
  },
];
