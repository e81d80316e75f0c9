import { mintedPrice } from './goldPrice.ts';
import { onlySku, type SeedProduct } from './seedProduct.ts';

interface Gift {
  readonly sku: string;
  readonly name: string;
  readonly occasion: string;
  readonly grams: number;
  readonly extras: number;
  readonly stock: number;
  readonly picture: string;
  readonly paragraphs: readonly string[];
}

const gifts: readonly Gift[] = [
  {
    sku: 'HD-BUAHHATI-01',
    name: 'Set Buah Hati 1 gram',
    occasion: 'Kelahiran',
    grams: 1,
    extras: 185_000,
    stock: 64,
    picture: 'hadiah-buah-hati',
    paragraphs: [
      'Sambut kelahiran dengan emas murni <strong>1 gram</strong> dalam kotak berpita, lengkap dengan kartu ucapan yang dapat Anda tulis sendiri.',
      'Banyak orang tua melanjutkannya setiap ulang tahun, sehingga anak tumbuh bersama tabungannya.',
    ],
  },
  {
    sku: 'HD-ANGPAO-05',
    name: 'Amplop Emas 0,5 gram',
    occasion: 'Hari Raya',
    grams: 0.5,
    extras: 110_000,
    stock: 150,
    picture: 'hadiah-amplop',
    paragraphs: [
      'Keping <strong>0,5 gram</strong> dalam amplop tebal bercetak emas, cocok untuk Lebaran, Imlek, Natal, dan hari istimewa lainnya.',
      'Sebutkan jenis perayaan pada catatan pesanan agar kami memilih amplop yang sesuai.',
    ],
  },
  {
    sku: 'HD-LEBARAN-03',
    name: 'Set Lebaran 3 x 1 gram',
    occasion: 'Hari Raya',
    grams: 3,
    extras: 260_000,
    stock: 42,
    picture: 'hadiah-lebaran',
    paragraphs: [
      'Tiga keping <strong>1 gram</strong> dalam satu kotak merah marun dengan tiga amplop kosong, siap dibagikan kepada keluarga.',
      'Setiap keping bersegel dan bersertifikat sendiri, sehingga penerima dapat menyimpan atau menjualnya terpisah.',
    ],
  },
  {
    sku: 'HD-WISUDA-02',
    name: 'Set Wisuda Koin 2 gram',
    occasion: 'Wisuda',
    grams: 2,
    extras: 210_000,
    stock: 38,
    picture: 'hadiah-wisuda',
    paragraphs: [
      'Koin Samudra <strong>2 gram</strong> dalam kotak krem berpita merah anggur, hadiah yang akan diingat lebih lama daripada buket bunga.',
      'Nama penerima dan tahun kelulusan dicetak pada kartu di dalam kotak tanpa biaya tambahan.',
    ],
  },
  {
    sku: 'HD-MAHAR-05',
    name: 'Set Mahar Kencana 5 gram',
    occasion: 'Pernikahan',
    grams: 5,
    extras: 340_000,
    stock: 27,
    picture: 'hadiah-mahar-5',
    paragraphs: [
      'Keping emas murni <strong>5 gram</strong> dalam kotak biru tua dengan pita emas, disusun sebagai mahar yang siap diserahkan.',
      'Kotaknya memuat bingkai kecil untuk nama kedua mempelai dan tanggal akad. Kirimkan tulisannya melalui catatan pesanan.',
    ],
  },
  {
    sku: 'HD-MAHAR-10',
    name: 'Set Mahar Kencana 10 gram',
    occasion: 'Pernikahan',
    grams: 10,
    extras: 420_000,
    stock: 18,
    picture: 'hadiah-mahar-10',
    paragraphs: [
      'Keping emas murni <strong>10 gram</strong> dalam kotak mahar biru tua berpita emas, dengan bingkai nama kedua mempelai.',
      'Setelah hari pernikahan, keping tetap bersegel dan bersertifikat, siap menjadi simpanan pertama keluarga baru.',
    ],
  },
  {
    sku: 'HD-PARSEL-05',
    name: 'Parsel Akhir Tahun Koin 5 gram',
    occasion: 'Hari Raya',
    grams: 5,
    extras: 375_000,
    stock: 22,
    picture: 'hadiah-parsel',
    paragraphs: [
      'Koin Samudra <strong>5 gram</strong> dalam kotak krem beserta kartu ucapan tahun baru, dikirim langsung ke alamat penerima.',
      'Centang pengiriman ke alamat lain saat membayar, dan kami tidak menyertakan harga di dalam paket.',
    ],
  },
];

function giftOf({ sku, name, occasion, grams, extras, stock, picture, paragraphs }: Gift): SeedProduct {
  return {
    sku,
    name,
    category: 'Emas Hadiah',
    subCategories: [occasion],
    type: 'SP',
    segment: 'ALL',
    price: mintedPrice(grams, extras),
    weightMg: grams * 1000,
    purity: '999.9',
    size: [120, 120, 70],
    paragraphs: [
      ...paragraphs,
      'Emas di dalamnya berkadar <strong>999,9</strong> dan dapat dijual kembali seperti emas batangan lainnya.',
    ],
    notes: 'Pita dan kartu dipasang tangan; warnanya dapat sedikit berbeda dari gambar.',
    pictures: [picture],
    skus: onlySku(sku, grams * 1000, stock),
  };
}

/** Gift sets: a piece of gold in its box, by occasion. */
export const giftProducts: readonly SeedProduct[] = gifts.map(giftOf);
