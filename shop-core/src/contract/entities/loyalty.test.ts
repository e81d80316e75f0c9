import { expect, it } from 'vitest';
import { quizSubmission, submitQuiz } from '../calls/quiz.ts';
import { expectSpelling } from '../testSpelling.ts';
import { about } from './about.ts';
import { notification } from './notification.ts';
import { orderRow } from './orderRow.ts';
import { pointRow } from './pointHistory.ts';
import { review } from './review.ts';
import { zakatEntry, zakatLedger } from './zakat.ts';

it('keeps a notification as the specification spells it [S3.9]', () => {
  const sample = { id: 4, topic: 'Pesanan', send_date: '2026-01-05T03:04:00.000Z', title: 'Dikirim', message: 'JP1' };
  expect(expectSpelling(['S3.9'], notification, sample).sentAt).toEqual(new Date('2026-01-05T03:04:00Z'));
});

it('keeps a row of the order list as the specification spells it [S3.24]', () => {
  const sample = { orderCode: 'SE-1', orderDate: '05/01/2026', grandTotal: 900_000, status: 'pending' };
  expect(expectSpelling(['S3.24'], orderRow, sample).orderDate).toBe('2026-01-05');
});

it('keeps a row of the point history as the specification spells it [S3.25]', () => {
  const sample = {
    id: 1,
    trxDate: '05-01-2026',
    debitPoint: 0,
    creditPoint: 900,
    balance: -100,
    expDate: '05-01-2027',
    'is-expired': false,
    description: 'Pesanan SE-1',
  };
  const ours = expectSpelling(['S3.25'], pointRow, sample, ['description']);
  expect(ours).toMatchObject({ credit: 900, balance: -100, expiresOn: '2027-01-05' });
});

it('keeps a review as the specification spells it [S3.19]', () => {
  const sample = {
    id: 1,
    name: 'Andini',
    image: '/media/a.webp',
    'submited-on': '05/01/2026',
    rate: 5,
    comment: 'Bagus',
    title: 'Rutin',
    'is-buyer': true,
  };
  expect(expectSpelling(['S3.19'], review, sample, ['title', 'is-buyer']).submittedOn).toBe('2026-01-05');
});

it('keeps the about page as the specification spells it [S3.29]', () => {
  const sample = {
    id: 1,
    'about-title': 'Tentang kami',
    description: 'Toko emas',
    details: [{ icon: 'shield', title: 'Aman', description: 'Diasuransikan' }],
    'about-banner': '/media/b.svg',
    'desc-image': '/media/d.svg',
    'desc-title': 'Sejarah',
    'hero-description': 'Sejak 2010',
    'why-title': 'Mengapa kami',
  };
  expect(expectSpelling(['S3.29'], about, sample)).toMatchObject({ whyTitle: 'Mengapa kami' });
});

const entry = {
  id: 3,
  type: 'Jual' as const,
  'gold-type': 'Batangan',
  weight: -2.5,
  rate: 99.99,
  price: 5_000_000,
  'current-price': 5_724_428,
  'transaction-date': '05-01-2026',
};

it('keeps a zakat entry as the specification spells it, exact in milligrams and hundredths [S3.26]', () => {
  expect(expectSpelling(['S3.26'], zakatEntry, entry)).toMatchObject({ weight: -2_500, purity: 9_999 });
});

it('keeps the zakat summary as the specification spells it [S3.27]', () => {
  const sample = {
    'status-wajib': false,
    'total-gold': 87.2912876,
    'zakat-value': 4_997_426,
    'total-current-price': 199_897_048,
    'sisa-hari': 12,
    zakats: [entry],
    totalItems: 1,
    currentPage: 0,
    'price-per-gram': 2_290_000,
    'haul-since': '05-01-2026',
    'due-on': '25-12-2026',
    'haul-steps': [{ code: 'HAUL_STARTED' as const, date: '05-01-2026', 'fine-gold': 87.2912876 }],
  };
  const ours = ['price-per-gram', 'haul-since', 'due-on', 'haul-steps', 'code', 'date', 'fine-gold'];
  const read = expectSpelling(['S3.26', 'S3.27', 'S7.66'], zakatLedger, sample, ours);
  expect(read).toMatchObject({ fineGold: 872_912_876, daysLeft: 12, dueOn: '2026-12-25' });
});

it('keeps a quiz submission and its score as the specification spells them [S3.28]', () => {
  const sample = { email: 'ani@shop.example', name: 'Ani', values: [1, 2, 3, 4, 5, 1, 2, 3] };
  expectSpelling(['S3.28'], quizSubmission, sample);
  expect(expectSpelling(['S3.28'], submitQuiz.reply, { 'nilai-quiz': 21 })).toEqual({ score: 21 });
});
