import { describe, expect, it } from 'vitest';
import { whyNotAddToCart } from '../rules/cart/whyNotAddToCart.ts';
import { whyNotCheckout } from '../rules/cart/whyNotCheckout.ts';
import { orderBlockers } from '../rules/checkout/orderBlockers.ts';
import { whyNotQuote } from '../rules/checkout/whyNotQuote.ts';
import { isProblemCode } from '../rules/isProblemCode.ts';
import { rupiah } from '../rules/money/rupiah.ts';
import type { Problem } from '../rules/problem.ts';
import { adminLoginProblems } from '../rules/session/adminLoginProblems.ts';
import { passwordChangeProblems } from '../rules/session/passwordChangeProblems.ts';
import { registerProblems } from '../rules/session/registerProblems.ts';
import { fieldErrors } from './fieldErrors.ts';
import { fieldMessageFor } from './fieldMessageFor.ts';
import { idMessages } from './idMessages.ts';
import { messageFor } from './messageFor.ts';
import { shippingMessageFor } from './shippingMessageFor.ts';
import { waitingTime } from './waitingTime.ts';
import { withFieldMessages, withMessages } from './withMessages.ts';

const english = withMessages({
  OUT_OF_STOCK: ({ available }) => `Only ${available} left`,
  CART_EMPTY: 'Nothing here',
});
const said = (problem: Problem | undefined) => problem && messageFor(problem);

describe('the sentence of a refusal', () => {
  const add = {
    place: 'list',
    isLoggedIn: true,
    product: { typeCode: 'VP', segment: 'ALL' },
    isVariationChosen: false,
    store: { status: 'OPEN', notice: '' },
    quantity: 9,
    stock: 5,
  } as const;

  it('tells a visitor to log in', () => {
    expect(said(whyNotAddToCart({ ...add, isLoggedIn: false }))).toBe(
      'Anda belum masuk, silahkan login terlebih dahulu',
    );
  });

  it('sends a variable product to its detail [S5.28]', () => {
    expect(said(whyNotAddToCart(add))).toBe('Pilih variasi terlebih dahulu di detil produk');
  });

  it('asks for a variation on the detail [S5.29]', () => {
    expect(said(whyNotAddToCart({ ...add, place: 'detail' }))).toBe('Pilih variasi terlebih dahulu');
  });

  it('says that there is not enough [S5.30]', () => {
    expect(said(whyNotAddToCart({ ...add, place: 'detail', isVariationChosen: true }))).toBe('Stok tidak mencukupi.');
  });

  it('is the notice while the shop is closed, and never empty', () => {
    expect(said({ code: 'STORE_CLOSED', notice: 'Libur Lebaran sampai 5 April' })).toBe('Libur Lebaran sampai 5 April');
    expect(said({ code: 'STORE_CLOSED', notice: ' ' })).toBe('Toko sedang tutup.');
  });

  it('says that the cart is empty', () => {
    const profile = { fullName: null, email: null, phoneNumber: null };
    expect(said(whyNotCheckout([], null, profile))).toBe('Keranjang kosong');
  });

  it('asks to refresh outdated lines [S5.42]', () => {
    expect(said({ code: 'CART_OBSOLETE' })).toBe('Mohon lakukan update harga tiap produk di keranjang');
  });

  it('names what is missing for a shipping cost [S5.50] [S5.51] [S5.52] [S5.53]', () => {
    const quote = (courier: string | null, itemValue: number) =>
      said(whyNotQuote({ courier, itemValue: rupiah(itemValue), destination: null }));
    expect(quote(null, 1)).toBe('Metode belum dipilih');
    expect(quote('sap', 500_000)).toBe('Total belanja harus lebih dari Rp 500,000');
    expect(quote('sap', 500_001)).toBe('Alamat pengiriman belum lengkap');
    expect(said({ code: 'SHIPPING_NOT_FOUND' })).toBe('Pengiriman tidak ditemukan');
  });

  it('names what is missing for an order [S5.43] [S5.44] [S5.46]', () => {
    const blockers = orderBlockers({
      store: { status: 'OPEN', notice: '' },
      lines: [{ isOutdated: false }],
      isOnlineOnly: false,
      courier: 'jnt',
      destination: null,
      fields: [],
      bankId: null,
      isCostChecked: false,
      hasAcceptedTerms: false,
      grandTotalRaw: rupiah(1),
      hasConfirmedRedeemAll: false,
    });
    expect(blockers.map((problem) => messageFor(problem)).slice(1)).toEqual([
      'Pilih metode pembayaran terlebih dahulu',
      'Cek harga ongkir terlebih dahulu',
      'Cek syarat dan ketentuan',
    ]);
  });

  it('refuses more points than there are [S5.38]', () => {
    expect(said({ code: 'POINTS_EXCEED', active: 5 })).toBe('Redeem poin melebihi Poin yang Anda miliki');
  });

  it('carries the courier code in front when shipping failed [S8.30]', () => {
    expect(shippingMessageFor('sap', { code: 'SHIPPING_NOT_FOUND' })).toBe('SAP: Pengiriman tidak ditemukan');
    expect(shippingMessageFor(null, { code: 'SHIPPING_METHOD_REQUIRED' })).toBe('Metode belum dipilih');
  });

  it('says what was not found and how long to wait', () => {
    expect(said({ code: 'NOT_FOUND', what: 'ORDER' })).toBe('Pesanan tidak ditemukan.');
    expect(said({ code: 'TOO_MANY_TRIES', retryAfterSeconds: 61 })).toBe(
      'Terlalu banyak percobaan. Coba lagi dalam 2 menit.',
    );
    expect(said({ code: 'RATE_LIMITED', retryAfterSeconds: 3.2 })).toBe(
      'Terlalu banyak permintaan. Coba lagi dalam 4 detik.',
    );
    expect([0, -5, Number.NaN].map(waitingTime)).toEqual(['sebentar lagi', 'sebentar lagi', 'sebentar lagi']);
  });

  it('admits when nobody knows whether it worked', () => {
    expect(said({ code: 'STATUS_UNKNOWN' })).toContain('status belum diketahui');
  });

  it('exists for every code, and for nothing that is no code', () => {
    expect(Object.keys(idMessages).filter((code) => !isProblemCode(code))).toEqual([]);
    for (const sentence of Object.values(idMessages)) expect(sentence).toBeTruthy();
  });
});

describe('the sentence under a field', () => {
  const registration = { email: 'budi@', username: '', customerType: 'CORPORATE', isNewCompany: false } as const;

  it('says that it is required [S5.13]', () => {
    expect(fieldErrors(registerProblems(registration))).toMatchObject({ username: 'Wajib diisi.' });
  });

  it('asks for a company [S5.17]', () => {
    expect(fieldErrors(registerProblems(registration))).toMatchObject({ 'company.id': 'Silakan pilih Company' });
  });

  it('refuses an e-mail address that is none [S5.1]', () => {
    expect(fieldErrors(adminLoginProblems({ email: 'admin', password: 'x' }))).toEqual({
      email: 'alamat email tidak valid.',
    });
  });

  it('says that the confirmation differs [S5.60]', () => {
    const form = { currentPassword: 'lama', newPassword: 'kuda baterai', confirmation: 'kuda' };
    expect(fieldErrors(passwordChangeProblems(form))).toEqual({ confirmation: 'Konfirmasi password tidak sama' });
  });

  it('names the bound that was passed', () => {
    expect(fieldMessageFor({ code: 'TOO_SHORT', minimum: 8 })).toBe('Minimal 8 karakter.');
    expect(fieldMessageFor({ code: 'TOO_LONG', maximum: 128 })).toBe('Maksimal 128 karakter.');
  });

  it('is that of the first problem of a field, whatever the field is called', () => {
    const errors = fieldErrors([
      { field: '__proto__', code: 'REQUIRED' },
      { field: 'a', code: 'REQUIRED' },
      { field: 'a', code: 'INVALID' },
    ]);
    expect(Object.entries(errors)).toEqual([
      ['__proto__', 'Wajib diisi.'],
      ['a', 'Wajib diisi.'],
    ]);
  });
});

describe('an app of its own', () => {
  it('replaces sentences by code and keeps the others', () => {
    expect(messageFor({ code: 'OUT_OF_STOCK', available: 2 }, english)).toBe('Only 2 left');
    expect(messageFor({ code: 'CART_EMPTY' }, english)).toBe('Nothing here');
    expect(messageFor({ code: 'BANK_REQUIRED' }, english)).toBe('Pilih metode pembayaran terlebih dahulu');
    expect(shippingMessageFor('jnt', { code: 'CART_EMPTY' }, english)).toBe('JNT: Nothing here');
    const fields = withFieldMessages({ REQUIRED: 'Required' });
    expect(fieldErrors([{ field: 'a', code: 'REQUIRED' }], fields)).toEqual({ a: 'Required' });
    expect(fieldMessageFor({ code: 'INVALID' }, fields)).toBe('Isian tidak valid.');
  });
});
