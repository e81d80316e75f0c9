import { fireEvent, screen, waitFor } from '@testing-library/react';
import { getProduct, viewProducts } from 'shop-core/contract';
import { sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../testing/testApp.tsx';

const listLink = () => screen.findByRole('link', { name: 'Semua produk' });

it('fetches what is behind a link under a finger, so that it is there when it is pressed', async () => {
  const { shop, user } = openShop('/');
  const link = await listLink();
  expect(shop.requestsOf(viewProducts)).toEqual([]);
  fireEvent.touchStart(link);
  await waitFor(() => expect(shop.requestsOf(viewProducts)).toHaveLength(1));
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: 'Semua produk' });
  expect(await screen.findByRole('link', { name: 'Emas Batangan 5 gram' })).toBeVisible();
  expect(shop.requestsOf(viewProducts)).toHaveLength(1);
});

it('asks nothing for a pointer that only crosses a link', async () => {
  const { shop } = openShop('/');
  const product = await screen.findByRole('link', { name: 'Emas Batangan 5 gram' });
  fireEvent.pointerOver(product);
  fireEvent.pointerOver(document.body);
  fireEvent.pointerOver(await listLink());
  await waitFor(() => expect(shop.requestsOf(viewProducts)).toHaveLength(1));
  expect(shop.requestsOf(getProduct)).toEqual([]);
});

it('asks for no prices of a customer before the customer looks', async () => {
  const { shop } = openShop('/', { as: sampleSession() });
  await screen.findByRole('region', { name: 'Profil Anda' });
  fireEvent.touchStart(await listLink());
  fireEvent.touchStart(await screen.findByRole('link', { name: 'Emas Batangan 5 gram' }));
  expect(shop.requestsOf(viewProducts)).toEqual([]);
  expect(shop.requestsOf(getProduct)).toEqual([]);
});
