import { describe, expect, it } from 'vitest';
import type { Coupon } from '../rules/coupon/coupon.ts';
import { whyNotCoupon } from '../rules/coupon/whyNotCoupon.ts';
import { calendarDate } from '../rules/dates/calendarDate.ts';
import { rupiah } from '../rules/money/rupiah.ts';
import { redeemProblems } from '../rules/points/redeemProblems.ts';
import { whyNotRedeem } from '../rules/points/whyNotRedeem.ts';
import type { Problem } from '../rules/problem.ts';
import { entry } from '../rules/zakat/testEntries.ts';
import { whyNotGoldLedger } from '../rules/zakat/whyNotGoldLedger.ts';
import { fieldErrors } from './fieldErrors.ts';
import { fieldMessageFor } from './fieldMessageFor.ts';
import { messageFor } from './messageFor.ts';

const said = (problem: Problem | undefined) => problem && messageFor(problem);

describe('the sentence about a coupon', () => {
  const coupon: Coupon = {
    code: 'MERDEKA',
    type: { code: 'CT-1', name: 'Potongan harga' },
    benefit: { kind: 'AMOUNT', amount: rupiah(50_000) },
    withFreeShipping: false,
    from: calendarDate('2026-08-01'),
    until: calendarDate('2026-08-31'),
    quota: 10,
    used: 0,
    customerLimit: 1,
    usedByCustomer: 0,
    minimum: rupiah(500_000),
    segment: 'ALL',
  };
  const about = (change: Partial<Coupon>, today = '2026-08-17') =>
    said(
      whyNotCoupon(
        { ...coupon, ...change },
        { today: calendarDate(today), customerType: 'INDIVIDU', subtotal: rupiah(460_000) },
      ),
    );

  it('says how far the cart is from its minimum', () => {
    expect(about({})).toBe('Kupon ini untuk belanja minimal Rp 500.000, kurang Rp 40.000.');
    const bare = { code: 'COUPON_BELOW_MINIMUM', minimum: rupiah(0), missing: rupiah(0) } as const;
    expect(said(bare)).toBe('Belanja Anda belum mencapai minimal kupon ini.');
  });

  it('says from when until when it holds', () => {
    expect(about({}, '2026-07-31')).toBe('Kupon ini berlaku mulai 01-08-2026.');
    expect(about({}, '2026-09-01')).toBe('Kupon ini hanya berlaku sampai 31-08-2026.');
    expect(said({ code: 'COUPON_NOT_YET', from: null })).toBe('Kupon ini belum berlaku.');
    expect(said({ code: 'COUPON_EXPIRED', until: null })).toBe('Kupon ini sudah tidak berlaku.');
  });

  it('says for whom it is and how often', () => {
    expect(about({ segment: 'CORPORATE' })).toBe('Kupon ini khusus untuk pelanggan korporat.');
    expect(said({ code: 'COUPON_SEGMENT_NOT_ALLOWED', segment: 'INDIVIDU' })).toBe(
      'Kupon ini khusus untuk pelanggan individu.',
    );
    expect(about({ used: 10 })).toBe('Kuota kupon ini sudah habis.');
    expect(about({ usedByCustomer: 1 })).toBe('Anda sudah memakai kupon ini.');
    expect(about({ customerLimit: 3, usedByCustomer: 3 })).toBe('Kupon ini hanya dapat dipakai 3 kali.');
    expect(said({ code: 'COUPON_UNKNOWN' })).toBe('Kupon tidak ditemukan.');
  });
});

describe('the sentence about points', () => {
  it('says that they are more than there are [S5.38]', () => {
    expect(said(whyNotRedeem(6, 5))).toBe('Redeem poin melebihi Poin yang Anda miliki');
    expect(fieldErrors(redeemProblems({ points: 6 }, 5))).toEqual({
      points: 'Redeem poin melebihi Poin yang Anda miliki',
    });
  });

  it('says what a number of points is', () => {
    expect(said(whyNotRedeem(1.5, 5))).toBe('Jumlah poin harus bilangan bulat, minimal 1.');
    expect(fieldErrors(redeemProblems({ points: 0 }, 5))).toEqual({
      points: 'Jumlah poin harus bilangan bulat, minimal 1.',
    });
  });
});

describe('the sentence about gold that is not held', () => {
  it('names the day and the weight', () => {
    const entries = [entry('Beli', 10, '2026-01-05'), entry('Jual', 12.5, '2026-02-01')];
    expect(said(whyNotGoldLedger(entries))).toBe(
      'Emas yang dijual melebihi emas yang dimiliki: pada 01-02-2026 kurang 2,5 gram.',
    );
  });
});

describe('the sentence under a number', () => {
  it('says what is wrong with it', () => {
    expect(fieldMessageFor({ code: 'NUMBER_INVALID', decimals: 0 })).toBe('Isi dengan angka bulat.');
    expect(fieldMessageFor({ code: 'NUMBER_INVALID', decimals: 2 })).toBe(
      'Isi dengan angka, paling banyak 2 angka di belakang koma.',
    );
    expect(fieldMessageFor({ code: 'NUMBER_TOO_SMALL', isZeroFine: false })).toBe('Harus lebih dari 0.');
    expect(fieldMessageFor({ code: 'NUMBER_TOO_SMALL', isZeroFine: true })).toBe('Tidak boleh kurang dari 0.');
    expect(fieldMessageFor({ code: 'NUMBER_TOO_SMALL', isZeroFine: true, minimum: -90 })).toBe('Minimal -90.');
    expect(fieldMessageFor({ code: 'NUMBER_TOO_LARGE', maximum: 1_000_000 })).toBe('Maksimal 1.000.000.');
  });
});

describe('the sentence under a date or a code', () => {
  it('names the limit', () => {
    const [earliest, latest] = [calendarDate('1900-01-01'), calendarDate('2100-12-31')];
    expect(fieldMessageFor({ code: 'DATE_TOO_EARLY', earliest })).toBe('Paling awal 01/01/1900.');
    expect(fieldMessageFor({ code: 'DATE_TOO_LATE', latest })).toBe('Paling akhir 31/12/2100.');
    expect(fieldMessageFor({ code: 'DIGITS_WRONG', digits: [15, 16] })).toBe('Isi dengan 15 atau 16 angka.');
  });
});
