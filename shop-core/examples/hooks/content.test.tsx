import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryShop, renderShop } from 'shop-core/testing/react';
import { describe, expect, it } from 'vitest';
import AboutPage from './useAbout.tsx';
import Article from './useBlogPage.tsx';
import BlogList from './useBlogs.tsx';
import HomePage from './useDashboard.tsx';
import MainMenu from './useMenu.tsx';
import StoreNotice from './useStore.tsx';
import ContactLink from './useWhatsApp.tsx';

describe('the example of', () => {
  it('useAbout shows what the shop says of itself', async () => {
    renderShop(<AboutPage />, { shop: createMemoryShop() });
    expect(await screen.findByRole('heading', { name: 'Samudra Emas' })).toBeInTheDocument();
    expect(screen.getByRole('definition')).toHaveTextContent('Setiap emas bersertifikat.');
  });

  it('useBlogs turns the page', async () => {
    renderShop(<BlogList />, { shop: createMemoryShop() });
    expect(await screen.findAllByRole('link')).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Artikel sebelumnya' }));
    expect(await screen.findByRole('link', { name: 'Toko kami dibuka' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Artikel sebelumnya' })).toBeDisabled();
  });

  it('useBlogPage shows an article, sanitised, and says when there is none', async () => {
    const shop = createMemoryShop();
    renderShop(<Article slug="kabar-4" sanitise={(html) => html.toUpperCase()} />, { shop });
    expect(await screen.findByRole('heading', { name: 'Zakat emas' })).toBeInTheDocument();
    expect(screen.getByText('ZAKAT EMAS.')).toBeInTheDocument();
    renderShop(<Article slug="x" sanitise={(html) => html} />, { shop });
    expect(await screen.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeInTheDocument();
  });

  it('useDashboard shows what is sold, and the footer', async () => {
    renderShop(<HomePage />, { shop: createMemoryShop() });
    const products = within(await screen.findByRole('list', { name: 'Produk' }));
    expect(products.getAllByRole('listitem')[0]).toHaveTextContent('Emas Batangan 0,5 gram Rp 900.000');
    expect(products.getAllByRole('listitem')[2]).toHaveTextContent('Emas Batangan 2 gram Rp 3.400.000');
    expect(screen.getByRole('link', { name: 'Tentang kami' })).toHaveAttribute('href', '/about');
  });

  it('useMenu links to the parts of the shop', async () => {
    renderShop(<MainMenu />, { shop: createMemoryShop() });
    expect(await screen.findByRole('link', { name: 'Produk' })).toHaveAttribute('href', '/products');
  });

  it('useWhatsApp links to the customer service', async () => {
    renderShop(<ContactLink />, { shop: createMemoryShop() });
    const link = await screen.findByRole('link', { name: 'Hubungi kami lewat WhatsApp' });
    expect(link).toHaveAttribute('href', expect.stringContaining('6281234567890'));
  });

  it('useStore shows the notice while the store is closed', async () => {
    renderShop(<StoreNotice />, { shop: createMemoryShop({ store: { status: 'CLOSE', notice: 'Libur Lebaran' } }) });
    expect(screen.getByText('Toko buka.')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('Libur Lebaran');
  });
});
