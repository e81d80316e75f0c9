import { screen, within } from '@testing-library/react';
import { addToCart, type Dashboard, getCustomer, getDashboard } from 'shop-core/contract';
import { on, sampleProfile, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { sampleCustomer, sampleDashboard } from '../../testing/testContent.ts';
import { password, testShop } from '../../testing/testShop.ts';

const shopWith = (about: Partial<Dashboard>) => testShop(on(getDashboard, () => sampleDashboard(about)));
const banner = (about: Partial<Dashboard['banners'][number]>) => ({
  title: 'true',
  image: '/media/a.svg',
  url: '/products?cat=7',
  content: 'false',
  ...about,
});

it('lets a visitor log in while the rest is on its way, and keeps what was typed when it comes', async () => {
  const shop = testShop();
  const held = shop.hold(getDashboard);
  const { user } = openShop('/', { shop });
  expect(await screen.findByText('Memuat beranda')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Username'), 'ani');
  held.release();
  expect(await screen.findByRole('link', { name: 'Emas Batangan 5 gram' })).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveValue('ani');
  expect(screen.getByLabelText('Username')).toHaveFocus();
  expect(screen.queryByText('Memuat beranda')).toBeNull();
});

it('says when it could not be loaded, and tries again', async () => {
  const shop = testShop();
  const fault = shop.fail({ code: 'UNEXPECTED' }, getDashboard);
  const { user } = openShop('/', { shop });
  const again = await screen.findByRole('button', { name: 'Coba lagi' });
  fault.mend();
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Emas Batangan 5 gram' })).toBeVisible();
  expect(screen.queryByText('Gagal memuat')).toBeNull();
});

it('shows only banners whose title is the text true [S2.65]', async () => {
  const banners = [
    banner({ image: '/media/a.svg' }),
    banner({ title: 'false', image: '/media/b.svg' }),
    banner({ title: null, image: '/media/c.svg' }),
  ];
  openShop('/', { shop: shopWith({ banners }) });
  const slider = await screen.findByRole('region', { name: 'Info Samudra Emas' });
  expect([...slider.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['/media/a.svg']);
});

it('opens a banner in a new tab when its content is true [S2.66]', async () => {
  const banners = [banner({ content: 'true', url: 'https://mitra.example/' }), banner({ image: '/media/b.svg' })];
  openShop('/', { shop: shopWith({ banners }) });
  const slider = await screen.findByRole('region', { name: 'Info Samudra Emas' });
  const links = within(slider).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', null]);
  expect(links[1]).toHaveAttribute('href', '/products?cat=7');
});

it('logs a visitor in, password shown or hidden, with the three ways on [S2.67, S2.68]', async () => {
  const { user, address } = openShop('/');
  const form = await screen.findByRole('region', { name: 'Masuk' });
  const field = within(form).getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(within(form).getByRole('button', { name: 'Tampilkan password' }));
  expect(field).toHaveAttribute('type', 'text');
  await user.click(within(form).getByRole('button', { name: 'Sembunyikan password' }));
  expect(field).toHaveAttribute('type', 'password');
  const ways = within(form)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/forgot', '/register', '/pages/syarat-dan-ketentuan']);
  await user.type(within(form).getByLabelText('Username'), 'ani');
  await user.type(field, password);
  await user.click(within(form).getByRole('button', { name: 'MASUK' }));
  expect(await screen.findByRole('region', { name: 'Profil Anda' })).toBeVisible();
  expect(address()).toBe('/');
});

it('shows a customer the profile: photo, name, level, points, influencer, last login and transaction [S2.69, S9.21]', async () => {
  const influencers = [
    { name: 'Rina Kartika', code: 'RINA' },
    { name: 'Budi Laut', code: 'BUDI' },
  ];
  const customer = sampleCustomer({ avatar: '/media/ani.svg', influencers });
  openShop('/', { as: sampleSession(), shop: testShop(on(getCustomer, () => customer)) });
  const card = await screen.findByRole('region', { name: 'Profil Anda' });
  expect(await within(card).findByText('Gold')).toBeVisible();
  expect(within(card).getByText('Ani Wijaya')).toBeVisible();
  expect(card.querySelector('img')).toHaveAttribute('src', '/media/ani.svg');
  const facts = within(card)
    .getAllByRole('term')
    .map(({ textContent, nextSibling }) => `${textContent}: ${nextSibling?.textContent}`);
  expect(facts).toEqual([
    'Poin aktif: 4.600',
    'Influencer: Rina Kartika',
    'Terakhir masuk: 27-11-2026',
    'Transaksi terakhir: 03-11-2026',
  ]);
  expect(screen.queryByRole('button', { name: 'MASUK' })).toBeNull();
});

it('falls back to the username, the code of the influencer, and dashes [S2.69]', async () => {
  const customer = sampleCustomer({
    influencers: [{ name: '', code: 'RINA' }],
    lastTransactionDate: null,
    lastLoginDate: null,
  });
  const as = sampleSession({ profile: sampleProfile({ fullName: null }) });
  openShop('/', { as, shop: testShop(on(getCustomer, () => customer)) });
  const card = await screen.findByRole('region', { name: 'Profil Anda' });
  expect(within(card).getByText('ani')).toBeVisible();
  await within(card).findByText('RINA');
  const facts = within(card)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(facts).toEqual(['4.600', 'RINA', '-', '-']);
});

it('never shows the login form to whoever is logged in, not even while it loads', async () => {
  const shop = testShop();
  shop.hold(getDashboard);
  openShop('/', { as: sampleSession(), shop });
  expect(await screen.findByRole('region', { name: 'Profil Anda' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'MASUK' })).toBeNull();
});

it('links each menu card [S2.70]', async () => {
  const menuCards = [
    { name: 'Zakat Emas', link: '/zakat', backgroundColor: '#DDF0E3' },
    { name: 'Galeri', link: 'https://galeri.example/', backgroundColor: null },
  ];
  openShop('/', { shop: shopWith({ menuCards }) });
  const cards = await screen.findByRole('navigation', { name: 'Layanan' });
  const links = within(cards)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Zakat Emas', '/zakat'],
    ['Galeri', 'https://galeri.example/'],
  ]);
});

it('shows the products in a carousel with plus and minus, and sells from it [S2.71, S9.7]', async () => {
  const shop = testShop();
  const { user } = openShop('/', { as: sampleSession(), shop });
  const region = await screen.findByRole('region', { name: 'Produk pilihan' });
  const cards = within(region).getAllByRole('article');
  expect(cards).toHaveLength(2);
  // The class of which the style sheet shows four, two or one.
  expect(within(region).getByRole('list', { name: 'Produk pilihan' }).parentElement).toHaveClass('carousel-cards');
  const second = within(cards[1] ?? region);
  const [plus, minus] = ['Tambah', 'Kurangi'].map((name) =>
    second.getByRole('button', { name: `${name} Jumlah Emas Batangan 10 gram` }),
  );
  if (plus) await user.dblClick(plus);
  expect(second.getByRole('spinbutton')).toHaveValue('3');
  if (minus) await user.click(minus);
  expect(second.getByRole('spinbutton')).toHaveValue('2');
  await user.click(second.getByRole('button', { name: 'Beli Emas Batangan 10 gram' }));
  expect(await screen.findByText('Keranjang berhasil diperbaharui')).toBeVisible();
  expect(shop.requestsOf(addToCart).map(({ ask }) => ask.body.sku)).toEqual(['EB-10']);
});

it('shows two quiz cards when the additional menu has entries, and none without [S2.72]', async () => {
  const three = [...sampleDashboard().additionalMenu, { name: 'Ketiga', link: '/about' }];
  const first = openShop('/', { shop: shopWith({ additionalMenu: three }) });
  expect(await screen.findByRole('link', { name: /^Kenali profil risiko/ })).toHaveAttribute('href', '/quiz');
  expect(screen.getByRole('link', { name: /^Hitung rencana/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ketiga' })).toBeNull();
  first.unmount();
  openShop('/', { shop: shopWith({ additionalMenu: [] }) });
  await screen.findByRole('link', { name: 'Emas Batangan 5 gram' });
  expect(screen.queryByRole('link', { name: /^Kenali profil risiko/ })).toBeNull();
});

it('lists the news, each leading to its article [S2.73]', async () => {
  openShop('/');
  const news = await screen.findByRole('region', { name: 'Artikel' });
  const link = within(news).getByRole('link', { name: 'Memilih emas pertama' });
  expect(link).toHaveAttribute('href', '/blogs/memilih-emas-pertama');
  expect(within(news).getByText('25/11/2026')).toBeVisible();
  expect(within(news).getByText('Mulai dari setengah gram.')).toBeVisible();
});

const withVideo = (link: string) => shopWith({ video: { link, image: null, title: 'Dari brankas', content: null } });

it('plays a video file in a dialog by the player of the browser [S2.74]', async () => {
  const { user } = openShop('/', { shop: withVideo('/media/film.mp4') });
  await user.click(await screen.findByRole('button', { name: 'Putar video: Dari brankas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dari brankas' });
  const player = dialog.querySelector('video');
  expect(player).toHaveAttribute('src', '/media/film.mp4');
  expect(player?.controls).toBe(true);
  expect(within(dialog).getByRole('link', { name: 'Buka video di tab baru' })).toHaveAttribute(
    'href',
    '/media/film.mp4',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
  expect(document.querySelector('video')).toBeNull();
});

it.each([
  ['https://youtu.be/dQw4w9WgXcQ', /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/],
  ['https://vimeo.com/76979871', /^https:\/\/player\.vimeo\.com\/video\/76979871\?dnt=1/],
])('frames %s once somebody plays it, and nothing of that site before [S2.74]', async (link, src) => {
  const { user, container } = openShop('/', { shop: withVideo(link) });
  const play = await screen.findByRole('button', { name: 'Putar video: Dari brankas' });
  expect(container.querySelector('iframe')).toBeNull();
  await user.click(play);
  const frame = await within(await screen.findByRole('dialog')).findByTitle('Dari brankas');
  expect(frame).toHaveAttribute('src', expect.stringMatching(src));
});

it('has a video that is an ordinary link without a sign to play, where no player is known for it, and a gallery [S2.74]', async () => {
  openShop('/');
  const video = await screen.findByRole('link', { name: /^Dari brankas/ });
  expect(video).toHaveAttribute('href', 'https://video.example/brankas');
  expect(video.querySelector('.video-card__play')).toBeNull();
  const gallery = screen.getByRole('region', { name: 'Galeri' });
  expect([...gallery.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/media/galeri-1.svg',
    '/media/galeri-2.svg',
  ]);
});

it('leaves out what there is nothing of', async () => {
  const nothing = { banners: [], video: null, blogs: [], menuCards: [], products: [], gallery: [] };
  openShop('/', { shop: shopWith(nothing) });
  await screen.findByRole('link', { name: /^Kenali profil risiko/ });
  const names = within(screen.getByRole('main'))
    .getAllByRole('region')
    .map((region) => region.getAttribute('aria-labelledby'));
  expect(names).toEqual(['masuk']);
});
