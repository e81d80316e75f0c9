import { type Piece, pieceOf } from './piece.ts';

const earrings: readonly Piece[] = [
  {
    sku: 'PA-BULAN-18K',
    name: 'Anting Lingkar Bulan 18K',
    group: 'Anting',
    grams: 2.8,
    purity: '18K',
    making: 225_000,
    stock: 32,
    size: [22, 17, 4],
    pictures: ['anting-bulan', 'kotak-cincin'],
    paragraphs: [
      'Anting lingkar dengan penampang bulat yang membesar di tengah, dari <strong>emas kuning 18 karat</strong>. Berat sepasang sekitar <strong>2,8 gram</strong>.',
      'Pengaitnya berengsel dan berbunyi klik saat terkunci, sehingga aman dipakai seharian tanpa penutup belakang.',
    ],
  },
  {
    sku: 'PA-KIRANA-18K',
    name: 'Anting Tusuk Kirana 18K',
    group: 'Anting',
    grams: 1.9,
    purity: '18K',
    making: 245_000,
    stones: 2_350_000,
    stock: 26,
    size: [9, 9, 16],
    pictures: ['anting-kirana', 'kotak-cincin'],
    paragraphs: [
      'Satu batu bundar dalam bingkai <strong>emas putih 18 karat</strong> untuk setiap telinga. Berat emas sepasang sekitar <strong>1,9 gram</strong>.',
      'Batunya moissanite 0,25 karat, serasi dengan Cincin Tiga Batu Kirana. Penutup belakangnya berulir agar tidak mudah lepas.',
    ],
  },
];

export const earringProducts = earrings.map(pieceOf);
