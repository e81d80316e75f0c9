import { screen, within } from '@testing-library/react';
import { type About, getAbout } from 'shop-core/contract';
import { on } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { sampleAbout } from '../../testing/testContent.ts';
import { testShop } from '../../testing/testShop.ts';

const shopWith = (change: Partial<About> = {}) => testShop(on(getAbout, () => sampleAbout(change)));
const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('main img')].map((image) => image.getAttribute('src'));

it('shows banner, title, description, hero image and text [S2.39, S2.146]', async () => {
  const { container } = openShop('/about', {
    shop: shopWith({ description: '<p>Menabung emas seharusnya tenang.</p><script>alert(1)</script>' }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Tentang Samudra Emas' })).toBeVisible();
  expect(await screen.findByText('Menabung emas seharusnya tenang.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Emas untuk setiap langkah' })).toBeVisible();
  expect(screen.getByText('Mulai dari 0,5 gram.')).toBeVisible();
  expect(sources(container).slice(0, 2)).toEqual(['/media/sampul.svg', '/media/keping.svg']);
  expect(container.querySelector('main script')).toBeNull();
});

it('shows why one buys here: each reason with icon, title and description [S2.147]', async () => {
  openShop('/about', { shop: shopWith() });
  const why = (await screen.findByRole('heading', { level: 2, name: 'Mengapa Samudra Emas' })).closest('section');
  const [first, second] = why ? within(why).getAllByRole('listitem') : [];
  expect(first).toHaveTextContent('AsliSetiap keping bernomor seri.');
  expect(first?.querySelector('img')).toHaveAttribute('src', '/media/asli.svg');
  expect(second).toHaveTextContent('TerbukaSemua biaya ditampilkan.');
  expect(second?.querySelector('.icon')).not.toBeNull();
});

it('leaves out what nobody has written', async () => {
  const bare = { banner: null, descImage: null, descTitle: null, heroDescription: null, whyTitle: null, details: [] };
  const { container } = openShop('/about', { shop: shopWith(bare) });
  await screen.findByRole('heading', { level: 1 });
  expect(sources(container)).toEqual([]);
  expect(within(screen.getByRole('main')).queryAllByRole('heading', { level: 2 })).toEqual([]);
});

it('shows a skeleton, says when it could not be loaded, and tries again [S8.35]', async () => {
  const shop = shopWith();
  const fault = shop.fail({ code: 'UNEXPECTED' }, getAbout);
  const held = shop.hold(getAbout);
  const { user } = openShop('/about', { shop });
  expect(await screen.findByText('Memuat halaman')).toBeInTheDocument();
  held.release();
  const again = await screen.findByRole('button', { name: 'Coba lagi' });
  fault.mend();
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tentang Samudra Emas' })).toBeVisible();
});
