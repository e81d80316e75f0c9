import { type Piece, pieceOf } from './piece.ts';
import type { Axis } from './variations.ts';

const wrist: Axis = { name: 'Panjang', values: ['16 cm', '18 cm', '20 cm'] };
const neck: Axis = { name: 'Panjang', values: ['40 cm', '45 cm', '50 cm'] };

const chains: readonly Piece[] = [
  {
    sku: 'PG-RANTAI-22K',
    name: 'Gelang Rantai Nusantara 22K',
    group: 'Gelang',
    grams: 6,
    purity: '22K',
    making: 160_000,
    size: [80, 65, 8],
    axes: [wrist],
    pictures: ['gelang-rantai', 'kotak-gelang'],
    paragraphs: [
      'Gelang rantai kabel dengan mata bundar yang disambung satu per satu, dari <strong>emas 22 karat</strong> seberat sekitar <strong>6 gram</strong>.',
      'Pengaitnya memuat lambang toko kami dan dilengkapi pengaman ganda. Panjang 18 cm pas untuk pergelangan tangan rata-rata orang dewasa.',
    ],
    saleDays: [-2, 12],
  },
  {
    sku: 'PG-BANGLE-22K',
    name: 'Gelang Bangle Gelombang 22K',
    group: 'Gelang',
    grams: 10.5,
    purity: '22K',
    making: 150_000,
    size: [62, 62, 12],
    axes: [{ name: 'Diameter', values: ['56 mm', '58 mm', '60 mm', '62 mm'] }],
    pictures: ['gelang-bangle', 'kotak-gelang'],
    paragraphs: [
      'Gelang keras berukir garis gelombang di sisi luarnya. Beratnya sekitar <strong>10,5 gram</strong> dengan kadar <strong>22 karat</strong>, terasa mantap tanpa membebani tangan.',
      'Ukur diameter gelang yang biasa Anda pakai dari sisi dalam ke sisi dalam, lalu pilih ukuran yang sama atau dua milimeter lebih besar.',
    ],
  },
  {
    sku: 'PG-SERUT-24K',
    name: 'Gelang Serut Merah 24K',
    group: 'Gelang',
    grams: 1.2,
    purity: '24K',
    making: 240_000,
    stock: 48,
    size: [70, 70, 8],
    pictures: ['gelang-serut', 'kotak-gelang'],
    paragraphs: [
      'Tali merah anyam dengan manik dan liontin <strong>emas 24 karat</strong> seberat total <strong>1,2 gram</strong>. Simpul serutnya menyesuaikan pergelangan anak sampai dewasa.',
      'Dalam banyak tradisi, benang merah dan emas diberikan sebagai doa keselamatan. Talinya dapat diganti gratis bila aus.',
    ],
  },
  {
    sku: 'PK-PADI-22K',
    name: 'Kalung Rantai Padi 22K',
    group: 'Kalung',
    grams: 8,
    purity: '22K',
    making: 155_000,
    size: [90, 60, 10],
    axes: [neck],
    pictures: ['kalung-padi', 'kotak-kalung'],
    paragraphs: [
      'Kalung rantai tebal dengan mata lonjong seperti bulir padi, lambang kecukupan. Berat sekitar <strong>8 gram</strong>, kadar <strong>22 karat</strong>.',
      'Tahan dipakai sendiri maupun dengan liontin sampai lima gram. Setiap sambungan dipatri dan diuji tarik sebelum dikirim.',
    ],
  },
  {
    sku: 'PK-OMBAK-18K',
    name: 'Kalung Liontin Ombak 18K',
    group: 'Kalung',
    grams: 4.6,
    purity: '18K',
    making: 235_000,
    size: [90, 60, 10],
    axes: [neck],
    pictures: ['kalung-ombak', 'kotak-kalung'],
    paragraphs: [
      'Liontin bundar bergambar matahari dan tiga gelombang pada rantai halus <strong>emas rosa 18 karat</strong>. Berat keseluruhan sekitar <strong>4,6 gram</strong>.',
      'Sisi belakang liontin dibiarkan polos sehingga inisial dapat diukir. Tuliskan dua huruf pada catatan pesanan bila menginginkannya.',
    ],
  },
  {
    sku: 'PK-BATANG-24K',
    name: 'Kalung Liontin Batangan 24K',
    group: 'Kalung',
    grams: 4,
    purity: '24K',
    making: 140_000,
    size: [90, 60, 10],
    axes: [neck],
    pictures: ['kalung-batangan', 'kotak-kalung'],
    paragraphs: [
      'Keping emas murni <strong>2 gram</strong> sebagai liontin, digantung pada rantai <strong>24 karat</strong>. Perhiasan sekaligus simpanan: kepingnya dapat dilepas dari bingkainya.',
      'Berat keseluruhan sekitar <strong>4 gram</strong>. Keping bernomor seri dan tercatat pada kartu keaslian yang menyertai kalung.',
    ],
  },
  {
    sku: 'PK-EMBUN-22K',
    name: 'Kalung Tetes Embun 22K',
    group: 'Kalung',
    grams: 5.2,
    purity: '22K',
    making: 180_000,
    size: [90, 60, 10],
    axes: [neck],
    pictures: ['kalung-embun', 'kotak-kalung'],
    paragraphs: [
      'Liontin berbentuk tetes yang licin dan berongga, ringan di leher tetapi besar tampilannya. Kadar <strong>22 karat</strong>, berat sekitar <strong>5,2 gram</strong>.',
      'Cocok dipakai bersama kebaya maupun busana kerja. Rantainya dapat dipendekkan tiga sentimeter dengan pengait tambahan.',
    ],
  },
];

export const chainProducts = chains.map(pieceOf);
