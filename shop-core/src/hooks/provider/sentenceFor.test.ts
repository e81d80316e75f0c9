import { expect, it } from 'vitest';
import { ShopError } from '../../client/shopError.ts';
import { withMessages } from '../../messages/withMessages.ts';
import { sentenceFor } from './sentenceFor.ts';

it('says what the catalogue has for a code, whatever else the server said', () => {
  expect(sentenceFor(new ShopError({ code: 'OUT_OF_STOCK', available: 1 }))).toBe('Stok tidak mencukupi.');
});

const own = withMessages({ OUT_OF_STOCK: ({ available }) => `Tinggal ${available}` });

it('says it in the words of an app', () => {
  expect(sentenceFor(new ShopError({ code: 'OUT_OF_STOCK', available: 1 }), own)).toBe('Tinggal 1');
});

it('says the first sentence of a server that has no code for it [S8.5]', () => {
  expect(sentenceFor(new ShopError({ code: 'UNEXPECTED' }, { sentence: 'Kuota habis' }))).toBe('Kuota habis');
  expect(sentenceFor(new ShopError({ code: 'UNEXPECTED' }))).toBe('Terjadi kesalahan. Coba lagi sebentar lagi.');
});

it('says what is wrong with a form as a whole [S8.4]', () => {
  const fields = { message: 'Email dan username tidak cocok.', email: 'x' };
  expect(sentenceFor(new ShopError({ code: 'FORM_INVALID', fields: [] }, { fields }))).toBe(fields.message);
  expect(sentenceFor(new ShopError({ code: 'FORM_INVALID', fields: [] }))).toBe('Periksa kembali isian yang ditandai.');
});

it('stands behind the code of the courier it is about [S8.30]', () => {
  const error = new ShopError({ code: 'SHIPPING_NOT_FOUND' }, { courier: 'jnt' });
  expect(sentenceFor(error)).toBe('JNT: Pengiriman tidak ditemukan');
});
