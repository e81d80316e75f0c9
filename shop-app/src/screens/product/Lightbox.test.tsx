import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it('finds its pictures at another back end where that is [S2.91]', async () => {
  vi.stubEnv('VITE_API_URL', 'https://toko.example/api');
  vi.resetModules();
  const { Lightbox } = await import('./Lightbox.tsx');
  const images = ['/media/depan.jpg', 'https://gambar.example/belakang.jpg'];
  const view = (index: number) => <Lightbox images={images} index={index} onChange={() => {}} alt="Batang" />;
  const { rerender } = render(view(0));
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://toko.example/media/depan.jpg');
  rerender(view(1));
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://gambar.example/belakang.jpg');
});
