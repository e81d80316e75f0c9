import { expect, it } from 'vitest';
import { encodeAsk } from '../../wire/index.ts';
import { getBlogPage, getDashboard, getMenu, getWhatsApp } from './content.ts';
import { getStoreNotice, getStoreStatus } from './store.ts';

it('asks for the menu [S7.29], the WhatsApp number [S7.30] and the dashboard [S7.31]', () => {
  expect(encodeAsk(getMenu, {})).toEqual({ method: 'GET', url: '/menu/main/get-menu' });
  expect(encodeAsk(getWhatsApp, {})).toEqual({ method: 'GET', url: '/config/by-name/AKUN_WHATSAPP' });
  expect(encodeAsk(getDashboard, {})).toEqual({ method: 'GET', url: '/dashboard' });
});

it('asks whether the store is open [S7.32] and for the notice on its door [S7.33]', () => {
  expect(encodeAsk(getStoreStatus, {})).toEqual({ method: 'GET', url: '/config/2' });
  expect(encodeAsk(getStoreNotice, {})).toEqual({ method: 'GET', url: '/config/6' });
});

it('asks for a page by its slug [S7.34]', () => {
  const ask = { params: { slug: 'syarat dan ketentuan' } };
  expect(encodeAsk(getBlogPage, ask)).toEqual({
    method: 'GET',
    url: '/blog-page/by-slug/syarat%20dan%20ketentuan',
  });
});
