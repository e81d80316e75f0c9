import { screen, waitFor, within } from '@testing-library/react';
import { addToCart, getBlogPage, getCart, getCustomer, getDashboard } from 'shop-core/contract';
import { on, sampleProfile, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from './testing/testApp.tsx';
import { testCart } from './testing/testCart.ts';
import { sampleAbout, sampleArticle, sampleCustomer, sampleDashboard } from './testing/testContent.ts';
import { testShop } from './testing/testShop.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('lets a visitor browse products, articles and pages, and asks nothing that needs a login [S1.6]', async () => {
  const about = {
    articles: sampleArticle(),
    page: sampleArticle({ title: 'Kebijakan Privasi', slug: 'kebijakan-privasi' }),
  };
  const shop = testShop(
    on(getBlogPage, ({ params }) => (params.slug === about.page.slug ? about.page : about.articles)),
  );
  const { user } = openShop('/', { shop });
  await user.click(await screen.findByRole('link', { name: 'Semua produk' }));
  await heading('Semua produk');
  await user.click(await screen.findByRole('link', { name: 'Emas Batangan 5 gram' }));
  await heading('Emas Batangan 5 gram');
  await user.click(screen.getByRole('link', { name: 'Samudra Emas, beranda' }));
  await user.click(await screen.findByRole('link', { name: 'Semua artikel' }));
  await heading('Artikel');
  await user.click(await screen.findByRole('link', { name: /^Baca selengkapnya/ }));
  await heading('Memilih emas pertama');
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Kebijakan Privasi' }));
  await heading('Kebijakan Privasi');
  expect(shop.requests.filter(({ token }) => token !== undefined)).toEqual([]);
  expect([...shop.requestsOf(getCart), ...shop.requestsOf(getCustomer)]).toEqual([]);
});

it.each([
  ['an individual customer', 'INDIVIDU', false],
  ['a corporate customer', 'CORPORATE', false],
  ['a reseller', 'INDIVIDU', true],
] as const)('sells to %s [S1.5]', async (_who, typeOfCustomer, isReseller) => {
  const shop = testShop(
    on(getCustomer, () => sampleCustomer({ typeOfCustomer, isReseller })),
    on(getCart, testCart([]).show),
  );
  const as = sampleSession({ profile: sampleProfile({ typeOfCustomer }) });
  const { user } = openShop('/products/EB-5', { shop, as });
  await heading('Emas Batangan 5 gram');
  const [buy] = screen.getAllByRole('button', { name: 'Beli' });
  if (buy) await user.click(buy);
  expect(await screen.findByText('Keranjang berhasil diperbaharui')).toBeVisible();
  expect(shop.requestsOf(addToCart)).toHaveLength(1);
});

it('shows a visitor everything, and asks for a login where something is bought [S1.5]', async () => {
  const { user, address, shop } = openShop('/products/EB-5');
  await heading('Emas Batangan 5 gram');
  const [buy] = screen.getAllByRole('button', { name: 'Beli' });
  if (buy) await user.click(buy);
  await waitFor(() => expect(address()).toBe(`/login?next=${encodeURIComponent('/products/EB-5')}`));
  expect(shop.requestsOf(addToCart)).toEqual([]);
});

it('has notifications, a quiz, a zakat tracker, a planning simulator and a page about itself [S1.9]', async () => {
  const menuCards = [
    { name: 'Kuis', link: '/quiz', backgroundColor: null },
    { name: 'Zakat', link: '/zakat', backgroundColor: null },
    { name: 'Rencana', link: '/simulasi-perencanaan-keuangan', backgroundColor: null },
    { name: 'Tentang', link: '/about', backgroundColor: null },
  ];
  const titles = ['Kuis Profil Risiko', 'Zakat Emas', 'Simulasi Perencanaan Keuangan', sampleAbout().title];
  const shop = testShop(on(getDashboard, () => sampleDashboard({ menuCards, additionalMenu: [] })));
  const { user, address, back } = openShop('/', { shop, as: sampleSession() });
  const bell = await screen.findByRole('button', { name: /^Notifikasi/ });
  await user.hover(bell);
  expect(await screen.findByText('Notifikasi kosong')).toBeVisible();
  await user.unhover(bell);
  for (const [at, { name, link }] of menuCards.entries()) {
    const cards = within(await screen.findByRole('navigation', { name: 'Layanan' }));
    await user.click(cards.getByRole('link', { name }));
    expect(address()).toBe(link);
    await heading(titles[at] ?? name);
    back();
  }
});
