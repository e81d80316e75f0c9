import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getProduct, type ProductDetail } from 'shop-core/contract';
import { on } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { sampleDetail } from '../../testing/testGoods.ts';
import { testShop } from '../../testing/testShop.ts';

const shopOf = (pictures: Partial<ProductDetail>) => testShop(on(getProduct, () => sampleDetail(pictures)));
const title = () => screen.findByRole('heading', { level: 1, name: 'Emas Batangan 5 gram' });

it('shows the pictures, the favourite first, and each of them large [S2.91]', async () => {
  const gallery = [
    { image: '/media/depan.svg', isFavourite: false },
    { image: '/media/belakang.svg', isFavourite: true },
  ];
  const { user } = openShop('/products/EB-5', { shop: shopOf({ image: '/media/depan.svg', gallery }) });
  await title();
  const main = () => within(screen.getByRole('button', { name: 'Perbesar gambar' })).getByRole('img');
  expect(main()).toHaveAttribute('src', '/media/belakang.svg');
  expect(screen.getAllByRole('button', { name: /^Gambar/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Gambar 2' }));
  expect(screen.getByRole('button', { name: 'Gambar 2', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Perbesar gambar' }));
  const lightbox = await screen.findByRole('dialog', { name: 'Emas Batangan 5 gram' });
  expect(await within(lightbox).findByRole('img')).toHaveAttribute('src', '/media/depan.svg');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('turns and enlarges the pictures by keyboard and by buttons [S2.91]', async () => {
  const gallery = ['depan', 'belakang', 'samping'].map((side) => ({ image: `/media/${side}.svg`, isFavourite: false }));
  const { user } = openShop('/products/EB-5', { shop: shopOf({ gallery }) });
  await title();
  await user.click(screen.getByRole('button', { name: 'Perbesar gambar' }));
  const lightbox = within(await screen.findByRole('dialog', { name: 'Emas Batangan 5 gram' }));
  const frame = await lightbox.findByRole('region', { name: 'Gambar besar' });
  const zoom = () => frame.style.getPropertyValue('--zoom');
  expect(lightbox.getByRole('button', { name: 'Gambar sebelumnya' })).toBeDisabled();
  frame.focus();
  await user.keyboard('{ArrowRight}');
  expect(lightbox.getByRole('img')).toHaveAttribute('src', '/media/belakang.svg');
  expect(lightbox.getByText('Gambar 2 dari 3')).toBeVisible();
  await user.click(lightbox.getByRole('button', { name: 'Perbesar' }));
  expect(zoom()).toBe('1.5');
  frame.focus();
  await user.keyboard('++++{ArrowRight}');
  expect(zoom()).toBe('4');
  // An arrow moves about in a picture that is larger than its frame.
  expect(lightbox.getByRole('img')).toHaveAttribute('src', '/media/belakang.svg');
  expect(lightbox.getByRole('button', { name: 'Perbesar' })).toBeDisabled();
  await user.keyboard('0{ArrowLeft}');
  expect(zoom()).toBe('1');
  expect(lightbox.getByRole('img')).toHaveAttribute('src', '/media/depan.svg');
});

it('enlarges a picture by two fingers, and turns to the next by a swipe [S2.91]', async () => {
  const gallery = ['depan', 'belakang'].map((side) => ({ image: `/media/${side}.svg`, isFavourite: false }));
  const { user } = openShop('/products/EB-5', { shop: shopOf({ gallery }) });
  await title();
  await user.click(screen.getByRole('button', { name: 'Perbesar gambar' }));
  const lightbox = within(await screen.findByRole('dialog'));
  const frame = await lightbox.findByRole('region', { name: 'Gambar besar' });
  const fingers = (...at: number[]) => at.map((clientX) => ({ clientX, clientY: 0 }));
  fireEvent.touchStart(frame, { touches: fingers(100, 200) });
  expect(fireEvent.touchMove(frame, { touches: fingers(50, 250) })).toBe(false);
  fireEvent.touchEnd(frame, { changedTouches: fingers(50) });
  expect(frame.style.getPropertyValue('--zoom')).toBe('2');
  // Moving about is the browser's.
  fireEvent.touchStart(frame, { touches: fingers(250) });
  expect(fireEvent.touchMove(frame, { touches: fingers(50) })).toBe(true);
  fireEvent.touchEnd(frame, { changedTouches: fingers(50) });
  expect(lightbox.getByRole('img')).toHaveAttribute('src', '/media/depan.svg');
  fireEvent.wheel(frame, { deltaY: 1_000, ctrlKey: true });
  expect(frame.style.getPropertyValue('--zoom')).toBe('1');
  fireEvent.touchStart(frame, { touches: fingers(250) });
  fireEvent.touchEnd(frame, { changedTouches: fingers(50) });
  expect(lightbox.getByRole('img')).toHaveAttribute('src', '/media/belakang.svg');
});

it('asks for no other file for the first small picture than for the large one', async () => {
  const gallery = ['depan', 'belakang'].map((side) => ({ image: `/media/${side}.svg`, isFavourite: false }));
  openShop('/products/EB-5', { shop: shopOf({ gallery }) });
  await title();
  const choice = (name: string) => {
    const { srcset, sizes, src } = screen.getByRole('button', { name }).querySelector('img') ?? new Image();
    return { srcset, sizes, src };
  };
  expect(choice('Perbesar gambar').srcset).not.toBe('');
  expect(choice('Gambar 1')).toEqual(choice('Perbesar gambar'));
  expect(choice('Gambar 2').srcset).toBe('');
});
