import { barPicture } from '../art/barPicture.ts';
import { coinPicture } from '../art/coinPicture.ts';
import { type GiftPicture, giftPicture } from '../art/giftPicture.ts';
import { trayPicture } from '../art/trayPicture.ts';
import type { Pictures } from './picture.ts';

const navy = { box: ['#2C4176', '#1A2A50', '#0E1830'], ribbon: '#D9A93A' } as const;
const cream = { box: ['#FBF3E0', '#F1E3C4', '#D8C498'], ribbon: '#8E3440' } as const;
const wine = { box: ['#A23B48', '#7E2733', '#561820'], ribbon: '#F3DDA0' } as const;
const leaf = { box: ['#2F7A5E', '#1F5A46', '#123A2C'], ribbon: '#F3DDA0' } as const;
const blush = { box: ['#F7E3DA', '#EBC9BA', '#D0A491'], ribbon: '#B8892B' } as const;

const gift =
  (title: string, look: Pick<GiftPicture, 'box' | 'ribbon'>, inside: GiftPicture['inside'], weight: string) => () =>
    giftPicture({ title, ...look, inside, weight });

/** Pictures of gift sets and of what companies give. */
export const giftPictures: Pictures = {
  'hadiah-buah-hati': gift('Set Buah Hati', blush, 'bar', '1 g'),
  'hadiah-amplop': gift('Amplop Emas', leaf, 'bar', '0.5 g'),
  'hadiah-lebaran': gift('Set Lebaran', wine, 'bars', '1 g'),
  'hadiah-wisuda': gift('Set Wisuda', cream, 'coin', '2 g'),
  'hadiah-mahar-5': gift('Set Mahar Kencana 5 gram', navy, 'bar', '5 g'),
  'hadiah-mahar-10': gift('Set Mahar Kencana 10 gram', navy, 'bar', '10 g'),
  'hadiah-parsel': gift('Parsel Akhir Tahun', cream, 'coin', '5 g'),
  'korporat-5-tahun': gift('Penghargaan masa kerja 5 tahun', navy, 'coin', '2 g'),
  'korporat-10-tahun': gift('Penghargaan masa kerja 10 tahun', leaf, 'bar', '5 g'),
  'korporat-25-tahun': gift('Penghargaan masa kerja 25 tahun', wine, 'bar', '25 g'),
  'korporat-koin-logo': () =>
    coinPicture({
      title: 'Koin logo perusahaan',
      legend: 'LOGO PERUSAHAAN ANDA • SAMUDRA EMAS • ',
      value: '5 g',
      fineness: 'EMAS MURNI 999,9',
      motif: 'emblem',
      millimetres: 22,
    }),
  'korporat-paket-100': () =>
    trayPicture({ title: 'Seratus keping setengah gram', weight: '0.5 g', columns: 20, rows: 5 }),
  'korporat-paket-50': () => trayPicture({ title: 'Lima puluh keping satu gram', weight: '1 g', columns: 10, rows: 5 }),
  'korporat-cadangan': () => barPicture({ grams: 1000 }),
};
