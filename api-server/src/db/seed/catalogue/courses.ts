import { rupiah } from 'shop-core/rules';
import { onlySku, type SeedProduct, thousands } from './seedProduct.ts';

interface Course {
  readonly sku: string;
  readonly name: string;
  readonly group: string;
  readonly price: number;
  readonly picture: string;
  readonly saleDays?: readonly [number, number];
  readonly paragraphs: readonly string[];
}

const beginners = 'Kelas Pemula';
const advanced = 'Kelas Lanjutan';

const courses: readonly Course[] = [
  {
    sku: 'ED-DASAR',
    name: 'Kelas Daring: Dasar Investasi Emas Fisik',
    group: beginners,
    price: 149_000,
    picture: 'kelas-dasar',
    paragraphs: [
      'Enam sesi pendek tentang kadar, sertifikat, selisih harga jual dan beli, serta cara menyimpan emas dengan aman di rumah.',
      'Anda belajar menghitung harga wajar sebelum membeli dan mengenali tanda keping palsu. Tidak perlu pengetahuan awal.',
    ],
  },
  {
    sku: 'ED-ZAKAT',
    name: 'Kelas Daring: Menghitung Zakat Emas',
    group: beginners,
    price: 99_000,
    picture: 'kelas-zakat',
    paragraphs: [
      'Empat sesi tentang nisab 85 gram, haul satu tahun Hijriah, dan cara mencatat emas yang dibeli serta dijual di tengah tahun.',
      'Disertai lembar kerja dan latihan dengan contoh nyata, dari perhiasan yang dipakai sampai emas batangan yang disimpan.',
    ],
  },
  {
    sku: 'ED-RENCANA',
    name: 'Kelas Daring: Rencana Keuangan dengan Emas',
    group: advanced,
    price: 249_000,
    picture: 'kelas-rencana',
    saleDays: [1, 14],
    paragraphs: [
      'Delapan sesi menyusun tujuan keuangan: dana pendidikan, ibadah haji, dan masa pensiun, dengan emas sebagai salah satu penyangganya.',
      'Anda membuat rencana bulanan sendiri dan membahasnya bersama perencana keuangan dalam satu sesi tatap muka daring.',
    ],
  },
  {
    sku: 'ED-HARGA',
    name: 'Kelas Daring: Membaca Pergerakan Harga Emas',
    group: advanced,
    price: 349_000,
    picture: 'kelas-harga',
    paragraphs: [
      'Tujuh sesi tentang apa yang menggerakkan harga emas: suku bunga, kurs rupiah, dan permintaan dunia.',
      'Fokusnya bukan meramal, melainkan mengambil keputusan yang tenang saat harga naik maupun turun.',
    ],
  },
  {
    sku: 'ED-RESELLER',
    name: 'Kelas Daring: Menjadi Reseller Emas',
    group: advanced,
    price: 199_000,
    picture: 'kelas-reseller',
    paragraphs: [
      'Lima sesi untuk memulai usaha sebagai reseller: mengenal produk, melayani pembeli pertama, mencatat modal, dan menjaga kepercayaan.',
      'Peserta yang lulus dapat mengajukan akun reseller dan memperoleh harga khusus.',
    ],
  },
];

function courseOf({ sku, name, group, price, picture, saleDays, paragraphs }: Course): SeedProduct {
  return {
    sku,
    name,
    category: 'Edukasi',
    subCategories: [group],
    type: 'TR',
    segment: 'ALL',
    price: rupiah(price),
    ...(saleDays && { sale: { price: thousands(price * 0.8), from: saleDays[0], to: saleDays[1] } }),
    weightMg: 0,
    purity: null,
    paragraphs: [
      ...paragraphs,
      'Materi berupa video dan lembar kerja yang dapat dibuka selama satu tahun. Tidak ada barang yang dikirim.',
    ],
    notes: 'Gunakan peramban terbaru dan sambungan internet yang stabil.',
    purchaseNote: 'Tautan kelas dikirim ke email Anda setelah pembayaran diterima.',
    pictures: [picture],
    skus: onlySku(sku, 0, 500),
  };
}

/** Online trainings: nothing is shipped. */
export const courseProducts: readonly SeedProduct[] = courses.map(courseOf);
