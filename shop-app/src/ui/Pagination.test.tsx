import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Pagination } from './Pagination.tsx';

it('links to the pages, marks the current one and cannot leave the ends', () => {
  render(
    <MemoryRouter>
      <Pagination page={1} pageCount={3} hrefFor={(page) => `/products?page=${page}`} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Halaman 1' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Halaman berikutnya' })).toHaveAttribute('href', '/products?page=2');
  expect(screen.getByRole('button', { name: 'Halaman sebelumnya' })).toBeDisabled();
});

it('calls back where pages have no address', async () => {
  const change = vi.fn();
  render(<Pagination page={2} pageCount={3} onChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: 'Halaman berikutnya' }));
  expect(change).toHaveBeenCalledWith(3);
});

it('shows nothing for a single page', () => {
  const { container } = render(<Pagination page={1} pageCount={1} onChange={vi.fn()} />);
  expect(container).toBeEmptyDOMElement();
});
