import type { CategoryName } from './seedProduct.ts';

/** The categories in the order of the shop's select, with their sub-categories in the order of its tags. */
export const categoryTree: Readonly<Record<CategoryName, readonly string[]>> = {
  'Emas Batangan': ['Keping 0,5–5 gram', 'Keping 10–100 gram', 'Batangan 250 gram ke atas', 'Seri Khusus'],
  'Koin Emas & Dinar': ['Dinar', 'Koin Nusantara', 'Koin Koleksi'],
  Perhiasan: ['Cincin', 'Gelang', 'Kalung', 'Anting', 'Emas 24K', 'Emas 22K', 'Emas 18K'],
  'Emas Hadiah': ['Kelahiran', 'Pernikahan', 'Hari Raya', 'Wisuda'],
  Korporat: ['Penghargaan Karyawan', 'Program Massal', 'Cadangan Perusahaan'],
  Edukasi: ['Kelas Pemula', 'Kelas Lanjutan'],
};
