import { mintedPrice } from './goldPrice.ts';
import { onlySku, type SeedProduct, thousands } from './seedProduct.ts';

const small = 'Keping 0,5–5 gram';
const medium = 'Keping 10–100 gram';
const large = 'Batangan 250 gram ke atas';

interface Bar {
  readonly grams: number;
  readonly code: string;
  readonly minting: number;
  readonly stock: number;
  readonly size: readonly [number, number, number];
  readonly group: string;
  readonly use: string;
}

const bars: readonly Bar[] = [
  {
    grams: 0.5,
    code: '05DG',
    minting: 80_000,
    stock: 240,
    size: [14, 9, 1],
    group: small,
    use: 'Pecahan terkecil kami, cocok untuk memulai kebiasaan menabung atau menjadi bingkisan kecil yang nilainya tidak habis dipakai.',
  },
  {
    grams: 1,
    code: '0001',
    minting: 60_000,
    stock: 500,
    size: [18, 11, 1],
    group: small,
    use: 'Pecahan yang paling sering dipilih penabung pemula: cukup ringan untuk dibeli rutin setiap bulan dan mudah dijual kembali kapan saja.',
  },
  {
    grams: 2,
    code: '0002',
    minting: 70_000,
    stock: 300,
    size: [21, 12, 1],
    group: small,
    use: 'Pas untuk menyisihkan sebagian bonus atau arisan, dengan biaya cetak per gram yang lebih hemat daripada pecahan satu gram.',
  },
  {
    grams: 3,
    code: '0003',
    minting: 80_000,
    stock: 180,
    size: [23, 14, 1],
    group: small,
    use: 'Pilihan tengah bagi Anda yang ingin menambah simpanan tanpa menunggu dana terkumpul untuk lima gram.',
  },
  {
    grams: 5,
    code: '0005',
    minting: 90_000,
    stock: 260,
    size: [26, 16, 1],
    group: small,
    use: 'Ukuran favorit keluarga: mudah disimpan, mudah dibagi sebagai dana pendidikan, dan harganya per gram sudah mendekati pecahan besar.',
  },
  {
    grams: 10,
    code: '0010',
    minting: 125_000,
    stock: 150,
    size: [31, 19, 1],
    group: medium,
    use: 'Langkah berikutnya setelah kebiasaan menabung terbentuk. Sepuluh gram sering dipakai sebagai patokan dana darurat dan uang muka ibadah haji.',
  },
  {
    grams: 25,
    code: '0025',
    minting: 190_000,
    stock: 60,
    size: [40, 24, 2],
    group: medium,
    use: 'Menyimpan nilai dalam satu keping ringkas, dengan biaya cetak yang kecil dibandingkan nilai logamnya.',
  },
  {
    grams: 50,
    code: '0050',
    minting: 280_000,
    stock: 40,
    size: [47, 28, 2],
    group: medium,
    use: 'Bagi Anda yang menata tujuan jangka menengah, seperti biaya kuliah atau renovasi rumah, dalam beberapa keping saja.',
  },
  {
    grams: 100,
    code: '0100',
    minting: 420_000,
    stock: 25,
    size: [53, 32, 4],
    group: medium,
    use: 'Keping cetak terbesar kami. Satu keping sudah melewati nisab zakat 85 gram, sehingga pencatatannya sederhana.',
  },
  {
    grams: 250,
    code: '0250',
    minting: 640_000,
    stock: 8,
    size: [58, 40, 8],
    group: large,
    use: 'Batangan tuang dengan permukaan alami, untuk penyimpanan jangka panjang di kotak simpan atau brankas.',
  },
  {
    grams: 500,
    code: '0500',
    minting: 890_000,
    stock: 5,
    size: [80, 45, 9],
    group: large,
    use: 'Setengah kilogram dalam satu batangan tuang, pilihan keluarga dan badan usaha yang menata cadangan kekayaan.',
  },
  {
    grams: 1000,
    code: '1000',
    minting: 1_250_000,
    stock: 3,
    size: [115, 52, 10],
    group: large,
    use: 'Batangan satu kilogram dengan harga per gram terendah di toko kami, dikirim dengan pengawalan dan asuransi penuh.',
  },
];

const written = (grams: number) => String(grams).replace('.', ',');

const packaging = (grams: number) =>
  grams >= 250
    ? 'Batangan dikirim dalam kotak kayu bersegel beserta sertifikat bernomor yang sama dengan nomor seri pada logamnya.'
    : 'Keping disegel dalam kartu seukuran kartu bank. Nomor seri pada keping sama dengan nomor pada kartunya, sehingga keaslian dapat dicocokkan tanpa membuka segel.';

function barOf({ grams, code, minting, stock, size, group, use }: Bar): SeedProduct {
  const price = mintedPrice(grams, minting);
  const sku = `EB-${code}-9999`;
  return {
    sku,
    name: `Emas Batangan Samudra ${written(grams)} gram`,
    category: 'Emas Batangan',
    subCategories: [group],
    type: 'SP',
    segment: grams >= 100 ? 'ALL' : 'INDIVIDU',
    price,
    ...(grams === 10 && { sale: { price: thousands(price * 0.98), from: -3, to: 7 } }),
    weightMg: grams * 1000,
    purity: '999.9',
    size,
    paragraphs: [
      `Emas batangan murni seberat <strong>${written(grams)} gram</strong> dengan kadar <strong>999,9</strong>. ${use}`,
      packaging(grams),
      'Setiap pembelian disertai nota yang mencantumkan berat, kadar, dan nomor seri. Simpan nota bersama emas Anda: keduanya memudahkan penjualan kembali di toko kami maupun di tempat lain.',
    ],
    notes:
      'Jangan membuka segel kartu bila emas disimpan untuk dijual kembali. Simpan di tempat kering, jauh dari bahan kimia rumah tangga.',
    pictures: [`emas-batangan-${String(grams).replace('.', '_')}`, grams >= 250 ? 'kotak-kayu' : 'kartu-belakang'],
    skus: onlySku(sku, grams * 1000, stock),
  };
}

/** Bars from half a gram to a kilogram in their plain card, wooden box from 250 g on. */
export const barProducts: readonly SeedProduct[] = bars.map(barOf);
