import { bankLogo } from '../art/bankLogo.ts';
import { bannerPicture } from '../art/bannerPicture.ts';
import { type CoverPicture, coverPicture, videoStill } from '../art/coverPicture.ts';
import { icon } from '../art/icon.ts';
import { logo, mark } from '../art/logo.ts';
import { portrait } from '../art/portrait.ts';
import type { Pictures } from './picture.ts';

const cover = (title: string, mood: CoverPicture['mood'], things: CoverPicture['things']) => () =>
  coverPicture({ title, mood, things });

const banners: Pictures = {
  'banner-mulai': () =>
    bannerPicture({
      lines: ['Emas murni,', 'mulai 0,5 gram'],
      under: 'Bersertifikat dan dikirim tersegel',
      mood: 'night',
      things: 'bars',
    }),
  'banner-hadiah': () =>
    bannerPicture({
      lines: ['Hadiah yang', 'tak lekang waktu'],
      under: 'Perhiasan dan set hadiah emas',
      mood: 'paper',
      things: 'rings',
    }),
  'banner-korporat': () =>
    bannerPicture({
      lines: ['Harga khusus', 'untuk korporat'],
      under: 'Penghargaan karyawan dengan emas',
      mood: 'dawn',
      things: 'ingots',
    }),
  'banner-rencana': () =>
    bannerPicture({
      lines: ['Sedikit demi', 'sedikit, emas'],
      under: 'Susun rencana Anda hari ini',
      mood: 'night',
      things: 'growth',
    }),
};

const covers: Pictures = {
  'artikel-pecahan': cover('Keping emas berbagai ukuran', 'paper', 'bars'),
  'artikel-keaslian': cover('Koin emas', 'night', 'coins'),
  'artikel-zakat': cover('Emas batangan dan koin', 'dawn', 'savings'),
  'artikel-kebiasaan': cover('Tumpukan koin yang meninggi', 'night', 'growth'),
  'galeri-batangan': cover('Batangan besar', 'dawn', 'ingots'),
  'galeri-cincin': cover('Sepasang cincin', 'paper', 'rings'),
  'galeri-koin': cover('Tiga koin emas', 'paper', 'coins'),
  'galeri-keping': cover('Tiga keping emas', 'night', 'bars'),
  'galeri-tabungan': cover('Keping dan koin', 'paper', 'savings'),
  'galeri-tumbuh': cover('Koin yang tumbuh', 'dawn', 'growth'),
  'tentang-sampul': cover('Batangan emas Samudra', 'night', 'ingots'),
  'tentang-kami': cover('Keping emas Samudra', 'paper', 'bars'),
  'video-toko': () => videoStill({ title: 'Cara kerja Samudra Emas', mood: 'night', things: 'coins' }),
};

/** Everything that is not a product: the house's marks, banners, covers, banks' names, faces. */
export const sitePictures: Pictures = {
  'logo-terang': () => logo('light'),
  'logo-gelap': () => logo('dark'),
  lambang: mark,
  ...banners,
  ...covers,
  'ikon-asli': () => icon('shield', 'Keaslian'),
  'ikon-harga': () => icon('scale', 'Harga'),
  'ikon-kirim': () => icon('truck', 'Pengiriman'),
  'ikon-buyback': () => icon('buyback', 'Jual kembali'),
  'ikon-layanan': () => icon('people', 'Layanan'),
  'ikon-belajar': () => icon('book', 'Belajar'),
  'bank-bca': () => bankLogo('BCA', '#1C4E8A'),
  'bank-mandiri': () => bankLogo('Bank Mandiri', '#24406E'),
  'bank-bni': () => bankLogo('BNI', '#0F6B6B'),
  'bank-bri': () => bankLogo('BRI', '#2F5597'),
  'foto-budi': () => portrait('Budi Santoso'),
  'foto-rina': () => portrait('Rina Kartika'),
  'foto-sinar-laut': () => portrait('Dewi Lestari'),
};
