import { type Piece, pieceOf } from './piece.ts';
import type { Axis } from './variations.ts';

const size: Axis = { name: 'Ukuran', values: ['12', '14', '16', '18', '20'] };
const measure =
  'Belum tahu ukuran jari? Lingkarkan benang pada pangkal jari, ukur panjangnya dalam milimeter, lalu kurangi 40: hasilnya adalah ukuran cincin Indonesia.';

const rings: readonly Piece[] = [
  {
    sku: 'PR-POLOS-24K',
    name: 'Cincin Polos Samudra 24K',
    group: 'Cincin',
    grams: 3,
    purity: '24K',
    making: 95_000,
    size: [20, 20, 5],
    axes: [size],
    pictures: ['cincin-polos', 'kotak-cincin'],
    paragraphs: [
      'Cincin polos dari emas murni <strong>24 karat</strong> seberat sekitar <strong>3 gram</strong>. Garisnya sederhana dan tepinya dibulatkan, nyaman dipakai setiap hari.',
      'Karena kadarnya tertinggi, warnanya kuning pekat dan nilainya mengikuti harga emas murni. Logam murni lebih lunak, jadi goresan halus akan muncul dan memberi karakter.',
      measure,
    ],
  },
  {
    sku: 'PR-ARUNA-18K',
    name: 'Cincin Solitaire Aruna 18K',
    group: 'Cincin',
    grams: 2.6,
    purity: '18K',
    making: 260_000,
    stones: 4_750_000,
    size: [20, 24, 3],
    axes: [size],
    pictures: ['cincin-aruna', 'kotak-cincin'],
    paragraphs: [
      'Satu batu bening bertatah empat cakar di atas cincin <strong>emas putih 18 karat</strong>. Aruna berarti fajar: batunya dipasang tinggi supaya cahaya masuk dari segala arah.',
      'Batu yang dipakai adalah moissanite potongan bundar 0,5 karat dengan kartu keaslian. Berat emas sekitar <strong>2,6 gram</strong> tanpa batu.',
      measure,
    ],
  },
  {
    sku: 'PR-KIRANA-18K',
    name: 'Cincin Tiga Batu Kirana 18K',
    group: 'Cincin',
    grams: 3.2,
    purity: '18K',
    making: 280_000,
    stones: 5_900_000,
    size: [20, 23, 4],
    axes: [size],
    pictures: ['cincin-kirana', 'kotak-cincin'],
    paragraphs: [
      'Tiga batu berjajar melambangkan kemarin, hari ini, dan esok. Cincin <strong>emas kuning 18 karat</strong> ini sering dipilih untuk ulang tahun pernikahan.',
      'Batu tengah 0,4 karat diapit dua batu 0,2 karat, semuanya moissanite. Berat emas sekitar <strong>3,2 gram</strong>.',
      measure,
    ],
  },
  {
    sku: 'PR-OMBAK-18K',
    name: 'Cincin Ukir Ombak 18K',
    group: 'Cincin',
    grams: 4.1,
    purity: '18K',
    making: 230_000,
    size: [20, 20, 7],
    axes: [size, { name: 'Warna', values: ['Emas rosa', 'Emas kuning'] }],
    pictures: ['cincin-ombak-rosa', 'cincin-ombak', 'kotak-cincin'],
    paragraphs: [
      'Gelombang kecil diukir tangan di sekeliling cincin lebar ini, masing-masing sedikit berbeda seperti ombak yang sebenarnya.',
      'Tersedia dalam <strong>emas rosa</strong> yang hangat dan <strong>emas kuning</strong>, keduanya <strong>18 karat</strong> dengan berat sekitar <strong>4,1 gram</strong>.',
      measure,
    ],
  },
  {
    sku: 'PR-SEJOLI-22K',
    name: 'Cincin Kawin Sejoli 22K (sepasang)',
    group: 'Cincin',
    grams: 7.4,
    purity: '22K',
    making: 175_000,
    stones: 1_450_000,
    size: [60, 60, 40],
    axes: [
      { name: 'Ukuran pria', values: ['18', '20', '22'] },
      { name: 'Ukuran wanita', values: ['10', '12', '14'] },
    ],
    pictures: ['cincin-sejoli', 'kotak-cincin'],
    paragraphs: [
      'Sepasang cincin kawin: satu polos dari emas kuning, satu dengan batu kecil dari emas putih. Berat keduanya sekitar <strong>7,4 gram</strong>, kadar <strong>22 karat</strong>.',
      'Nama dan tanggal dapat diukir di sisi dalam tanpa biaya. Tuliskan ukirannya pada catatan pesanan; pengerjaan memakan waktu tiga hari kerja.',
      measure,
    ],
  },
];

export const ringProducts = rings.map(pieceOf);
