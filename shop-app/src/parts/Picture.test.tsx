import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Picture } from './Picture.tsx';

const shown = (src: string) => {
  render(<Picture src={src} alt={src} width={320} height={240} />);
  return screen.getByRole('img', { name: src });
};

const served = () => {
  const source = readFileSync(join(import.meta.dirname, '../../../api-server/src/pictures/narrowPicture.ts'), 'utf8');
  return JSON.parse(/pictureWidths = (\[[\d, ]+\])/.exec(source)?.[1] ?? '') as number[];
};

it('takes a photo in the width that the screen needs, and keeps its place free until it comes', () => {
  const photo = shown('/media/cincin.jpg');
  expect(photo.getAttribute('srcset')?.split(', ')).toEqual(
    served().map((width) => `/media/cincin.jpg/${width}.webp ${width}w`),
  );
  expect(photo).toHaveAttribute('sizes', '320px');
  expect(photo).toHaveAttribute('src', '/media/cincin.jpg');
  expect([photo.getAttribute('width'), photo.getAttribute('height')]).toEqual(['320', '240']);
});

it('takes a drawing the same way, for a phone shows a picture sooner than it draws; an icon stays as it is', () => {
  expect(shown('/media/batang.svg').getAttribute('srcset')).toContain('/media/batang.svg/320.webp 320w');
  render(<Picture src="/media/perisai.svg" alt="perisai" width={48} height={48} />);
  expect(screen.getByRole('img', { name: 'perisai' })).not.toHaveAttribute('srcset');
});

it.each(['https://elsewhere.example/media/cincin.jpg', '/uploads/cincin.jpg', 'blob:x', '/media/x.jpg?v=2'])(
  'takes %s as it is',
  (src) => {
    const picture = shown(src);
    expect(picture).not.toHaveAttribute('srcset');
    expect(picture).toHaveAttribute('src', src);
  },
);

it('waits until it comes near, unless it is seen at once', () => {
  const loadings = (['lazy', 'eager', 'first'] as const).map((urgency) => {
    const html = renderToString(<Picture src="/media/a.png" alt="" width={1} height={1} urgency={urgency} />);
    return [/ loading="(\w+)"/.exec(html)?.[1], /<img.* fetchPriority="(\w+)"/.exec(html)?.[1]];
  });
  expect(loadings).toEqual([
    ['lazy', undefined],
    ['eager', undefined],
    ['eager', 'high'],
  ]);
});

it('is taken over from a server as it stands', () => {
  const photo = <Picture src="/media/cincin.jpg" alt="" width={320} height={240} urgency="first" />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(photo).replace(/<link[^>]*>/, '');
  const complaints = vi.spyOn(console, 'error');
  render(photo, { container, hydrate: true });
  expect(complaints).not.toHaveBeenCalled();
  expect(container.querySelector('img')?.srcset).toContain('/media/cincin.jpg/640.webp 640w');
});

it('finds the pictures of another back end where that is, and as they are', async () => {
  vi.stubEnv('VITE_API_URL', 'https://toko.example/api');
  vi.resetModules();
  const { Picture: Elsewhere } = await import('./Picture.tsx');
  render(<Elsewhere src="/media/cincin.jpg" alt="cincin" width={320} height={240} />);
  const photo = screen.getByRole('img', { name: 'cincin' });
  expect(photo).toHaveAttribute('src', 'https://toko.example/media/cincin.jpg');
  const { CleanText } = await import('./CleanText.tsx');
  const { MemoryRouter } = await import('react-router');
  render(<CleanText html='<p>Peta: <img src="/media/peta.svg" alt="peta"></p>' />, { wrapper: MemoryRouter });
  expect(screen.getByRole('img', { name: 'peta' })).toHaveAttribute('src', 'https://toko.example/media/peta.svg');
  expect(photo).not.toHaveAttribute('srcset');
});
