import { barPicture } from '../art/barPicture.ts';
import { boxPicture, ringBoxPicture } from '../art/boxPicture.ts';
import { capsulePicture } from '../art/capsulePicture.ts';
import { cardBackPicture } from '../art/cardBackPicture.ts';
import { batikTone, duskTone, leafTone } from '../art/cardTone.ts';
import { type CoinPicture, coinPicture } from '../art/coinPicture.ts';
import { coursePicture } from '../art/coursePicture.ts';
import { fineGold } from '../art/metals.ts';
import type { Pictures } from './picture.ts';

const grams = [0.5, 1, 2, 3, 5, 10, 25, 50, 100, 250, 500, 1000];
const bars: Pictures = Object.fromEntries(
  grams.map((weight) => [`emas-batangan-${String(weight).replace('.', '_')}`, () => barPicture({ grams: weight })]),
);

const coin = (face: Pick<CoinPicture, 'title' | 'value' | 'millimetres'> & Partial<CoinPicture>) => () =>
  coinPicture({
    legend: 'SAMUDRA EMAS • INDONESIA • EMAS MURNI • ',
    fineness: 'EMAS MURNI 999,9',
    motif: 'emblem',
    ...face,
  });

const dinar = (title: string, value: string, weight: string, millimetres: number) =>
  coin({
    title,
    value,
    millimetres,
    motif: 'star',
    fineness: `${weight} g · 22K`,
    legend: 'SAMUDRA EMAS • KOIN DINAR • NUSANTARA • ',
  });

const pinisi = (weight: number, millimetres: number) =>
  coin({
    title: `Koin Pinisi ${weight} gram`,
    value: `${weight} g`,
    millimetres,
    motif: 'ship',
    legend: 'SAMUDRA EMAS • SERI PINISI • INDONESIA • ',
  });

const coins: Pictures = {
  'dinar-setengah': dinar('Koin setengah dinar', '½ DINAR', '2,125', 20),
  'dinar-1': dinar('Koin satu dinar', '1 DINAR', '4,25', 23),
  'dinar-2': dinar('Koin dua dinar', '2 DINAR', '8,5', 27),
  'dinar-5': dinar('Koin lima dinar', '5 DINAR', '21,25', 32),
  'pinisi-1': pinisi(1, 14),
  'pinisi-5': pinisi(5, 21),
  'pinisi-10': pinisi(10, 26),
  'pinisi-25': pinisi(25, 34),
  'samudra-2': coin({ title: 'Koin Samudra 2 gram', value: '2 g', millimetres: 17 }),
  'samudra-20': coin({ title: 'Koin Samudra 20 gram', value: '20 g', millimetres: 32 }),
};

const course = (title: string, lines: readonly string[], sessions: string, chart: readonly number[]) => () =>
  coursePicture({ title, lines, sessions, chart });

const courses: Pictures = {
  'kelas-dasar': course(
    'Kelas dasar investasi emas fisik',
    ['Dasar Investasi', 'Emas Fisik'],
    '6 sesi daring',
    [10, 24, 18, 52, 44, 84, 72, 120],
  ),
  'kelas-zakat': course(
    'Kelas menghitung zakat emas',
    ['Menghitung', 'Zakat Emas'],
    '4 sesi daring',
    [30, 34, 44, 58, 74, 84, 88, 96],
  ),
  'kelas-rencana': course(
    'Kelas rencana keuangan dengan emas',
    ['Rencana Keuangan', 'dengan Emas'],
    '8 sesi daring',
    [8, 22, 36, 50, 66, 84, 104, 126],
  ),
  'kelas-harga': course(
    'Kelas membaca pergerakan harga emas',
    ['Membaca', 'Harga Emas'],
    '7 sesi daring',
    [60, 96, 40, 88, 52, 110, 78, 118],
  ),
  'kelas-reseller': course(
    'Kelas menjadi reseller emas',
    ['Menjadi', 'Reseller Emas'],
    '5 sesi daring',
    [12, 16, 30, 34, 62, 70, 100, 124],
  ),
};

/** Pictures of everything but jewellery and gifts, and of what they come in. */
export const productPictures: Pictures = {
  ...bars,
  'seri-batik': () => barPicture({ grams: 2, tone: batikTone }),
  'seri-idulfitri': () => barPicture({ grams: 1, tone: leafTone }),
  'seri-senja': () => barPicture({ grams: 5, tone: duskTone }),
  'kartu-belakang': cardBackPicture,
  'kotak-kayu': () =>
    boxPicture({ title: 'Kotak kayu', colours: ['#9A7048', '#7A5433', '#4F3520'], accent: '#F3DDA0', shape: 'cube' }),
  ...coins,
  'kapsul-koin': capsulePicture,
  'kotak-cincin': () => ringBoxPicture('Cincin dalam kotaknya', fineGold),
  'kotak-gelang': () =>
    boxPicture({ title: 'Kotak gelang', colours: ['#2C4176', '#1A2A50', '#0E1830'], accent: '#D9A93A', shape: 'cube' }),
  'kotak-kalung': () =>
    boxPicture({ title: 'Kotak kalung', colours: ['#2C4176', '#1A2A50', '#0E1830'], accent: '#D9A93A', shape: 'long' }),
  ...courses,
};
