import { mintedPrice } from './goldPrice.ts';
import { onlySku, type SeedProduct } from './seedProduct.ts';

interface CorporateItem {
  readonly sku: string;
  readonly name: string;
  readonly group: string;
  readonly grams: number;
  readonly pieces: number;
  readonly minting: number;
  readonly stock: number;
  readonly picture: string;
  readonly paragraphs: readonly string[];
}

const service = 'Penghargaan Karyawan';
const bulk = 'Program Massal';

const items: readonly CorporateItem[] = [
  {
    sku: 'KP-MASA-05',
    name: 'Penghargaan Masa Kerja 5 Tahun (2 gram)',
    group: service,
    grams: 2,
    pieces: 1,
    minting: 190_000,
    stock: 200,
    picture: 'korporat-5-tahun',
    paragraphs: [
      'Koin emas murni <strong>2 gram</strong> untuk karyawan yang telah mengabdi lima tahun, dalam kotak berlogo perusahaan Anda.',
      'Nama karyawan dan tanggal penyerahan dicetak pada piagam kecil di dalam kotak.',
    ],
  },
  {
    sku: 'KP-MASA-10',
    name: 'Penghargaan Masa Kerja 10 Tahun (5 gram)',
    group: service,
    grams: 5,
    pieces: 1,
    minting: 240_000,
    stock: 120,
    picture: 'korporat-10-tahun',
    paragraphs: [
      'Keping emas murni <strong>5 gram</strong> sebagai tanda terima kasih atas satu dasawarsa pengabdian.',
      'Kami menyiapkan kotak, piagam, dan daftar serah terima, sehingga bagian SDM tinggal membagikannya pada acara.',
    ],
  },
  {
    sku: 'KP-MASA-25',
    name: 'Penghargaan Masa Kerja 25 Tahun (25 gram)',
    group: service,
    grams: 25,
    pieces: 1,
    minting: 420_000,
    stock: 30,
    picture: 'korporat-25-tahun',
    paragraphs: [
      'Keping emas murni <strong>25 gram</strong> untuk seperempat abad kesetiaan, dalam kotak kayu berukir nama.',
      'Pengukiran memakan waktu lima hari kerja setelah daftar nama kami terima.',
    ],
  },
  {
    sku: 'KP-LOGO-05',
    name: 'Koin Logo Perusahaan 5 gram',
    group: service,
    grams: 5,
    pieces: 1,
    minting: 320_000,
    stock: 150,
    picture: 'korporat-koin-logo',
    paragraphs: [
      'Koin emas murni <strong>5 gram</strong> dengan logo perusahaan Anda di satu sisi dan lambang Samudra Emas di sisi lain.',
      'Pemesanan minimal sepuluh keping. Cetakan pertama kami kirim sebagai gambar untuk disetujui sebelum produksi.',
    ],
  },
  {
    sku: 'KP-PAKET-100',
    name: 'Paket 100 Keping 0,5 gram',
    group: bulk,
    grams: 50,
    pieces: 100,
    minting: 5_900_000,
    stock: 12,
    picture: 'korporat-paket-100',
    paragraphs: [
      'Seratus keping <strong>0,5 gram</strong> untuk undian, bingkisan hari raya, atau program loyalitas, masing-masing bersegel dan bersertifikat.',
      'Harga paket lebih hemat daripada membeli satuan. Pengiriman dapat dipecah ke beberapa kantor cabang.',
    ],
  },
  {
    sku: 'KP-PAKET-50',
    name: 'Paket 50 Keping 1 gram',
    group: bulk,
    grams: 50,
    pieces: 50,
    minting: 2_450_000,
    stock: 15,
    picture: 'korporat-paket-50',
    paragraphs: [
      'Lima puluh keping <strong>1 gram</strong> dalam koper bersegel, untuk bonus tahunan atau tunjangan hari raya dalam bentuk emas.',
      'Daftar nomor seri dikirim dalam bentuk lembar kerja agar mudah dicatat bagian keuangan.',
    ],
  },
  {
    sku: 'KP-CADANGAN-1000',
    name: 'Batangan Cadangan Kas 1000 gram',
    group: 'Cadangan Perusahaan',
    grams: 1000,
    pieces: 1,
    minting: 950_000,
    stock: 4,
    picture: 'korporat-cadangan',
    paragraphs: [
      'Batangan tuang <strong>satu kilogram</strong> untuk cadangan kas perusahaan, dengan harga khusus dan faktur lengkap.',
      'Kami menyediakan penitipan di brankas mitra berlisensi selama tiga bulan pertama tanpa biaya.',
    ],
  },
];

function itemOf({ sku, name, group, grams, pieces, minting, stock, picture, paragraphs }: CorporateItem): SeedProduct {
  return {
    sku,
    name,
    category: 'Korporat',
    subCategories: [group],
    type: 'SP',
    segment: 'CORPORATE',
    price: mintedPrice(grams, minting),
    weightMg: grams * 1000,
    purity: '999.9',
    size: pieces > 1 ? [320, 240, 90] : [150, 110, 60],
    paragraphs: [
      ...paragraphs,
      'Kadar <strong>999,9</strong>. Produk ini hanya dapat dibeli oleh pelanggan korporat yang keanggotaannya telah disetujui.',
    ],
    notes: 'Faktur diterbitkan atas nama perusahaan yang terdaftar pada akun Anda.',
    purchaseNote: 'Tim korporat kami menghubungi Anda dalam satu hari kerja untuk logo, nama, dan jadwal serah terima.',
    regional: 'Seluruh Indonesia',
    pictures: [picture],
    skus: onlySku(sku, grams * 1000, stock),
  };
}

/** What only corporate customers may buy. */
export const corporateProducts: readonly SeedProduct[] = items.map(itemOf);
