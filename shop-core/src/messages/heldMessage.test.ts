import { expect, it } from 'vitest';
import { budgets, type HeldThing } from '../rules/budget/budgets.ts';
import { messageFor } from './messageFor.ts';

const held = { code: 'HELD_TOO_MUCH', holder: 'customer', most: 3 } as const;
const freeAt = new Date('2026-08-17T17:29:30.001Z');

it('says until when by the clock in Jakarta, never too early, and what else to do', () => {
  expect(messageFor({ ...held, what: 'UNPAID_ORDER', freeAt })).toBe(
    'Anda masih punya 3 pesanan yang belum dibayar. Bayar salah satu pesanan itu terlebih dahulu, atau coba lagi pukul 00.30 WIB.',
  );
  expect(messageFor({ ...held, what: 'UNPAID_PIECE', item: 'Emas 5 gram', freeAt: null })).toBe(
    'Paling banyak 3 buah Emas 5 gram dapat Anda pesan sebelum membayar. Kurangi jumlahnya, atau bayar pesanan sebelumnya terlebih dahulu.',
  );
});

it('names the day where it may be the next one', () => {
  expect(messageFor({ ...held, what: 'QUIZ', holder: 'address', freeAt })).toBe(
    'Paling banyak 3 kuis dapat dikirim dalam sehari. Coba lagi pukul 00.30 WIB, 18-08-2026.',
  );
});

it('does not blame a customer for their network', () => {
  expect(messageFor({ ...held, what: 'UNPAID_ORDER', holder: 'network', freeAt })).toBe(
    'Terlalu banyak pesanan yang belum dibayar dari jaringan Anda. Coba lagi pukul 00.30 WIB.',
  );
});

it.each(Object.keys(budgets) as HeldThing[])('has a whole sentence for %s, with and without a moment', (what) => {
  for (const each of [freeAt, null]) expect(messageFor({ ...held, what, freeAt: each })).toMatch(/^[A-Z].+\. .+\.$/);
});
