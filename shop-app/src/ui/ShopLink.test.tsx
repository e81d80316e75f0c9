import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ShopLink } from './ShopLink.tsx';

const hrefOf = (to: string) => {
  render(
    <MemoryRouter initialEntries={['/?mobile=1']}>
      <ShopLink to={to}>tautan</ShopLink>
    </MemoryRouter>,
  );
  return screen.getByRole('link').getAttribute('href');
};

it('keeps mobile=1 inside the shop', () => {
  expect(hrefOf('/blogs')).toBe('/blogs?mobile=1');
});

it.each(['https://wa.me/62811', 'mailto:halo@contoh.id', '#isi'])('leaves %s as it is', (to) => {
  expect(hrefOf(to)).toBe(to);
});

it.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', '//jahat.example'])(
  '60: shows what it stands for, and leads nowhere by %s',
  (to) => {
    render(
      <MemoryRouter>
        <ShopLink to={to}>tautan</ShopLink>
      </MemoryRouter>,
    );
    expect(screen.getByText('tautan')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  },
);
