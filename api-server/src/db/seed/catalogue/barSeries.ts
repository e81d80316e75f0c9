import { mintedPrice } from './goldPrice.ts';
import { onlySku, type SeedProduct } from './seedProduct.ts';

interface Series {
  readonly sku: string;
  readonly grams: number;
  readonly title: string;
  readonly picture: string;
  readonly stock: number;
  readonly story: string;
}

const series: readonly Series[] = [
  {
    sku: 'EB-BATIK-0002',
    grams: 2,
    title: 'Seri Batik Parang 2 gram',
    picture: 'seri-batik',
    stock: 75,
    story:
      'Kartu kemasannya bermotif parang, ragam hias Jawa yang melambangkan tekad yang tidak putus seperti ombak laut selatan.',
  },
  {
    sku: 'EB-LEBARAN-0001',
    grams: 1,
    title: 'Seri Idulfitri 1 gram',
    picture: 'seri-idulfitri',
    stock: 120,
    story:
      'Kartu kemasan hijau dengan ucapan Idulfitri, siap diselipkan ke dalam amplop untuk anak, keponakan, atau orang tua.',
  },
  {
    sku: 'EB-SENJA-0005',
    grams: 5,
    title: 'Seri Senja Nusantara 5 gram',
    picture: 'seri-senja',
    stock: 40,
    story:
      'Kartu kemasan merah tembaga menggambarkan matahari terbenam di Selat Bali, dicetak dalam jumlah terbatas setiap tahun.',
  },
];

function seriesOf({ sku, grams, title, picture, stock, story }: Series): SeedProduct {
  return {
    sku,
    name: `Emas Batangan ${title}`,
    category: 'Emas Batangan',
    subCategories: ['Keping 0,5–5 gram', 'Seri Khusus'],
    type: 'SP',
    segment: 'INDIVIDU',
    price: mintedPrice(grams, 150_000),
    weightMg: grams * 1000,
    purity: '999.9',
    size: [86, 54, 3],
    paragraphs: [
      `Emas murni kadar <strong>999,9</strong> seberat <strong>${grams} gram</strong> dalam kemasan edisi khusus. ${story}`,
      'Berat dan kadarnya sama dengan emas batangan biasa, sehingga nilai jual kembalinya mengikuti harga emas yang berlaku. Yang membedakan hanya kemasannya.',
    ],
    notes: 'Kemasan edisi khusus tidak dicetak ulang setelah persediaan habis.',
    pictures: [picture, 'kartu-belakang'],
    skus: onlySku(sku, grams * 1000, stock),
  };
}

/** Bars in a card of their own kind, printed once. */
export const barSeriesProducts: readonly SeedProduct[] = series.map(seriesOf);
