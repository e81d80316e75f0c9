import { mintedPrice } from './goldPrice.ts';
import { onlySku, type SeedProduct, thousands } from './seedProduct.ts';

const dinarText = (count: string, grams: string) => [
  `Koin dinar ${count} seberat <strong>${grams} gram</strong> dengan kadar <strong>22 karat</strong>, mengikuti ukuran satu mitsqal yang dipakai turun-temurun: 4,25 gram untuk setiap dinar.`,
  'Sisi depan memuat bintang bersudut delapan, sisi belakang memuat nilai dan beratnya. Dinar banyak dipilih untuk mahar, tabungan haji, dan pembayaran zakat karena mudah dihitung.',
  'Koin dikemas dalam kapsul bening beserta kartu keaslian.',
];

const pinisiText = (grams: string, extra: string) => [
  `Koin emas murni <strong>999,9</strong> seberat <strong>${grams} gram</strong> bergambar pinisi, kapal layar dua tiang dari Sulawesi Selatan yang mengarungi Nusantara sejak berabad-abad lalu.`,
  extra,
  'Koin dikemas dalam kapsul bening agar permukaannya tidak tergores, lengkap dengan kartu keaslian bernomor.',
];

const capsuleNotes =
  'Pegang koin pada tepinya. Jangan digosok atau dipoles: goresan halus mengurangi nilai koleksinya.';

interface Coin {
  readonly sku: string;
  readonly name: string;
  readonly grams: number;
  readonly minting: number;
  readonly purity: string;
  readonly fine: number;
  readonly millimetres: number;
  readonly stock: number;
  readonly groups: readonly string[];
  readonly picture: string;
  readonly paragraphs: readonly string[];
}

const coins: readonly Coin[] = [
  {
    sku: 'KE-DINAR-05',
    name: 'Koin Setengah Dinar',
    grams: 2.125,
    minting: 95_000,
    purity: '22K',
    fine: 917,
    millimetres: 20,
    stock: 90,
    groups: ['Dinar'],
    picture: 'dinar-setengah',
    paragraphs: dinarText('setengah', '2,125'),
  },
  {
    sku: 'KE-DINAR-1',
    name: 'Koin 1 Dinar',
    grams: 4.25,
    minting: 120_000,
    purity: '22K',
    fine: 917,
    millimetres: 23,
    stock: 160,
    groups: ['Dinar'],
    picture: 'dinar-1',
    paragraphs: dinarText('satu', '4,25'),
  },
  {
    sku: 'KE-DINAR-2',
    name: 'Koin 2 Dinar',
    grams: 8.5,
    minting: 160_000,
    purity: '22K',
    fine: 917,
    millimetres: 27,
    stock: 70,
    groups: ['Dinar'],
    picture: 'dinar-2',
    paragraphs: dinarText('dua', '8,5'),
  },
  {
    sku: 'KE-DINAR-5',
    name: 'Koin 5 Dinar',
    grams: 21.25,
    minting: 240_000,
    purity: '22K',
    fine: 917,
    millimetres: 32,
    stock: 24,
    groups: ['Dinar'],
    picture: 'dinar-5',
    paragraphs: dinarText('lima', '21,25'),
  },
  {
    sku: 'KE-PINISI-01',
    name: 'Koin Pinisi 1 gram',
    grams: 1,
    minting: 110_000,
    purity: '999.9',
    fine: 1000,
    millimetres: 14,
    stock: 130,
    groups: ['Koin Nusantara'],
    picture: 'pinisi-1',
    paragraphs: pinisiText(
      '1',
      'Pecahan ringan ini menjadi pintu masuk bagi kolektor muda dan hadiah kecil yang berkesan.',
    ),
  },
  {
    sku: 'KE-PINISI-05',
    name: 'Koin Pinisi 5 gram',
    grams: 5,
    minting: 165_000,
    purity: '999.9',
    fine: 1000,
    millimetres: 21,
    stock: 85,
    groups: ['Koin Nusantara'],
    picture: 'pinisi-5',
    paragraphs: pinisiText(
      '5',
      'Diameternya 21 milimeter, cukup lebar untuk memperlihatkan ukiran layar dan lambungnya.',
    ),
  },
  {
    sku: 'KE-PINISI-10',
    name: 'Koin Pinisi 10 gram',
    grams: 10,
    minting: 220_000,
    purity: '999.9',
    fine: 1000,
    millimetres: 26,
    stock: 45,
    groups: ['Koin Nusantara'],
    picture: 'pinisi-10',
    paragraphs: pinisiText(
      '10',
      'Pecahan yang paling dicari kolektor: seimbang antara rincian ukiran dan harga per gram.',
    ),
  },
  {
    sku: 'KE-PINISI-25',
    name: 'Koin Pinisi 25 gram Edisi Terbatas',
    grams: 25,
    minting: 480_000,
    purity: '999.9',
    fine: 1000,
    millimetres: 34,
    stock: 0,
    groups: ['Koin Nusantara', 'Koin Koleksi'],
    picture: 'pinisi-25',
    paragraphs: pinisiText(
      '25',
      'Hanya dua ratus keping yang dicetak, masing-masing bernomor. Edisi ini sudah habis terjual; kami menampilkannya sebagai arsip dan akan mengabarkan bila ada pemilik yang menjual kembali.',
    ),
  },
  {
    sku: 'KE-SAMUDRA-02',
    name: 'Koin Samudra 2 gram',
    grams: 2,
    minting: 125_000,
    purity: '999.9',
    fine: 1000,
    millimetres: 17,
    stock: 110,
    groups: ['Koin Nusantara'],
    picture: 'samudra-2',
    paragraphs: [
      'Koin emas murni <strong>999,9</strong> seberat <strong>2 gram</strong> dengan lambang matahari dan tiga gelombang, ciri khas toko kami.',
      'Lambang itu mengingatkan bahwa kekayaan tumbuh seperti samudra: dari tetes yang dikumpulkan dengan sabar. Banyak pelanggan memberikannya kepada anak sebagai emas pertama mereka.',
    ],
  },
  {
    sku: 'KE-SAMUDRA-20',
    name: 'Koin Samudra 20 gram',
    grams: 20,
    minting: 340_000,
    purity: '999.9',
    fine: 1000,
    millimetres: 32,
    stock: 30,
    groups: ['Koin Nusantara', 'Koin Koleksi'],
    picture: 'samudra-20',
    paragraphs: [
      'Koin emas murni <strong>999,9</strong> seberat <strong>20 gram</strong> dengan lambang matahari dan tiga gelombang yang dicetak timbul tinggi.',
      'Bidang yang lebar membuat cahaya jatuh lembut pada ukirannya. Koin dikirim dalam kotak beledu bersama kapsul dan kartu keaslian.',
    ],
  },
];

function coinOf(coin: Coin): SeedProduct {
  const { sku, name, grams, minting, purity, fine, millimetres, stock, groups, picture, paragraphs } = coin;
  const price = mintedPrice((grams * fine) / 1000, minting);
  return {
    sku,
    name,
    category: 'Koin Emas & Dinar',
    subCategories: groups,
    type: 'SP',
    segment: 'INDIVIDU',
    price,
    ...(sku === 'KE-PINISI-05' && { sale: { price: thousands(price * 0.97), from: -6, to: 0 } }),
    weightMg: grams * 1000,
    purity,
    size: [millimetres, millimetres, 2],
    paragraphs,
    notes: capsuleNotes,
    pictures: [picture, 'kapsul-koin'],
    skus: onlySku(sku, grams * 1000, stock),
  };
}

/** Dinars, and the coins of the house. */
export const coinProducts: readonly SeedProduct[] = coins.map(coinOf);
