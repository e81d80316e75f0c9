import { expect, it } from 'vitest';
import { whatsAppUrl } from './whatsAppUrl.ts';

it.each(['0812-3456-7890', '+62 812 3456 7890', '6281234567890', '(0812) 3456.7890'])(
  'a chat with %j is one with the whole number',
  (number) => {
    expect(whatsAppUrl(number)).toBe('https://wa.me/6281234567890');
  },
);

it('a chat may begin with a message, whatever stands in it', () => {
  const url = new URL(whatsAppUrl('0812', 'Pesanan SE-1 & bukti?'));
  expect(url.searchParams.get('text')).toBe('Pesanan SE-1 & bukti?');
  expect(whatsAppUrl('0812', '')).toBe('https://wa.me/62812');
});
