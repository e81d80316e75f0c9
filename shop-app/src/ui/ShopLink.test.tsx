import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
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

it('takes an address without a slash for one of the root, wherever it stands', () => {
  render(
    <MemoryRouter initialEntries={['/products/EB-5']}>
      <ShopLink to="blogs?page=2">tautan</ShopLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/blogs?page=2');
});

it.each([
  ['a press', {}, undefined, '/blogs'],
  ['a press with Control', { ctrlKey: true }, undefined, '/'],
  ['a press of the middle button', { button: 1 }, undefined, '/'],
  ['a press where a new tab is asked for', {}, '_blank', '/'],
])('goes by %s with a page load or without, as a browser does', (_what, press, target, address) => {
  render(
    <MemoryRouter>
      <ShopLink to="/blogs" target={target}>
        tautan
      </ShopLink>
      <Here />
    </MemoryRouter>,
  );
  // jsdom cannot leave the page.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link'), press);
  expect(screen.getByRole('status')).toHaveTextContent(address);
});

function Here() {
  return <output>{useLocation().pathname}</output>;
}
