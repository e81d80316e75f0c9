import { fireEvent, screen } from '@testing-library/react';
import { getBlogPage, getBlogPages, viewProducts } from 'shop-core/contract';
import { calendarDate } from 'shop-core/rules';
import { on } from 'shop-core/testing';
import { beforeEach, expect, it } from 'vitest';
import { openShop } from '../testing/testApp.tsx';
import { testShop } from '../testing/testShop.ts';

const raw = (href: string) => ({ isEditor: false, content: `<p>Baca <a href="${href}"><b>di sini</b></a></p>` });
const edited = (url: string) => {
  const block = { type: 'unstyled', text: '😀 di sini', entityRanges: [{ offset: 2, length: 7, key: 0 }] };
  const entityMap = { 0: { type: 'LINK', data: { url } } };
  return { isEditor: true, content: JSON.stringify({ blocks: [block], entityMap }) };
};
type Content = ReturnType<typeof raw>;

const open = (address: string, content: Content) =>
  openShop(address, {
    shop: testShop(
      on(getBlogPage, () => ({
        ...{ id: 1, title: 'Cara belanja', slug: 'cara', image: null, excerpt: null, category: null },
        ...{ createdDate: calendarDate('2026-11-25'), ...content },
      })),
      on(viewProducts, () => ({ products: [], totalItems: 0, currentPage: 0 })),
      on(getBlogPages, () => ({ blogPages: [], totalItems: 0, currentPage: 0 })),
    ),
  });
const linkIn = async () => {
  const link = (await screen.findByText('di sini')).closest('a');
  if (!link) throw new Error('the words are no link');
  return link;
};

let loads: string[] = [];
beforeEach(() => {
  loads = [];
  // jsdom cannot leave the page: what is left for the browser to do is noted.
  const note = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    loads.push(link.getAttribute('href') ?? '');
  };
  document.addEventListener('click', note);
  return () => document.removeEventListener('click', note);
});

it.each([
  ['raw HTML', '/pages/cara', raw],
  ['raw HTML of an article', '/blogs/cara', raw],
  ['a stored editor document', '/pages/cara', edited],
  ['a stored editor document of an article', '/blogs/cara', edited],
])('keeps mobile=1 in a link of %s, which moves without a page load [S1.12, S2.76]', async (_what, place, content) => {
  const { user, address } = open(`${place}?mobile=1`, content('/products?cat=2#atas'));
  const link = await linkIn();
  expect(link).toHaveAttribute('href', '/products?cat=2&mobile=1#atas');
  await user.click(screen.getByText('di sini'));
  expect(address()).toBe('/products?cat=2&mobile=1');
  expect(screen.queryByRole('banner')).toBeNull();
  expect(loads).toEqual([]);
});

it.each([
  ['/blogs', '/blogs'],
  ['blogs?page=2', '/blogs?page=2'],
  ['https://shop.example/blogs', '/blogs'],
])('moves by %s to %s, and adds no mobile=1 of its own', async (href, target) => {
  const { user, address } = open('/pages/cara', raw(href));
  expect(await linkIn()).toHaveAttribute('href', target);
  await user.click(await linkIn());
  expect(address()).toBe(target);
  expect(loads).toEqual([]);
});

it.each(['https://lain.example/blogs', 'mailto:cs@contoh.id', 'tel:+62215550100', '#bawah', '/media/katalog.pdf'])(
  'leaves %s to the browser, as it is',
  async (href) => {
    const { user, address } = open('/pages/cara?mobile=1', raw(href));
    expect(await linkIn()).toHaveAttribute('href', href);
    await user.click(await linkIn());
    expect(address()).toBe('/pages/cara?mobile=1');
    expect(loads).toEqual([href]);
  },
);

it.each([
  ['Control', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['the middle button', { button: 1 }],
])('opens a tab or a window with %s, with mobile=1', async (_what, press) => {
  const { address } = open('/pages/cara?mobile=1', raw('/blogs'));
  fireEvent.click(await linkIn(), press);
  expect(address()).toBe('/pages/cara?mobile=1');
  expect(loads).toEqual(['/blogs?mobile=1']);
});
