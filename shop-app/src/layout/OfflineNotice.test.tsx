import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { viewProducts } from 'shop-core/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { openShop } from '../testing/testApp.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

const notice = 'Tidak ada koneksi internet. Yang tampil mungkin bukan yang terbaru.';
const products = () => screen.findByRole('heading', { level: 1, name: 'Semua produk' });

function goTo(state: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => void window.dispatchEvent(new Event(state)));
}

afterEach(() => onlineManager.setOnline(true));

it.each(['/products', '/products?mobile=1'])('says on %s while the connection is missing', async (path) => {
  openShop(path);
  await products();
  expect(screen.queryByText(notice)).toBeNull();
  goTo('offline');
  expect(screen.getByText(notice)).toHaveRole('status');
  goTo('online');
  expect(screen.queryByText(notice)).toBeNull();
});

it('shows offline what was fetched before, and asks for it once the connection is back', async () => {
  const { shop, user } = openShop('/products');
  await screen.findByRole('link', { name: 'Emas Batangan 5 gram' });
  await user.click(screen.getByRole('link', { name: 'Samudra Emas, beranda' }));
  await screen.findByRole('heading', { level: 1, name: 'Samudra Emas, toko emas online' });
  goTo('offline');
  const asked = shop.requests.length;
  await user.click(await screen.findByRole('link', { name: 'Semua produk' }));
  await products();
  expect(screen.getByRole('link', { name: 'Emas Batangan 5 gram' })).toBeVisible();
  expect(screen.getByText(notice)).toBeVisible();
  expect(shop.requests).toHaveLength(asked);
  await user.selectOptions(screen.getByLabelText('Kategori'), 'Koin');
  expect(shop.requests).toHaveLength(asked);
  goTo('online');
  await waitFor(() => expect(shop.requestsOf(viewProducts).length).toBeGreaterThan(1));
  expect(await screen.findByRole('link', { name: 'Emas Batangan 5 gram' })).toBeVisible();
});

it('is in no page of a server, and comes after the page was taken over', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<OfflineNotice />);
  expect(container).toBeEmptyDOMElement();
  const complaints = vi.spyOn(console, 'error');
  render(<OfflineNotice />, { container, hydrate: true });
  expect(await screen.findByText(notice)).toBeVisible();
  expect(complaints).not.toHaveBeenCalled();
});
