import { render, screen } from '@testing-library/react';
import { rupiah } from 'shop-core/rules';
import { expect, it } from 'vitest';
import { Price } from './Price.tsx';

it('strikes the regular price through and calls it so aloud [S2.92]', () => {
  const { container } = render(<Price amount={rupiah(8_350_000)} regular={rupiah(8_900_000)} />);
  expect(container.querySelector('strong')).toHaveTextContent(/^Rp 8\.350\.000$/);
  expect(container.querySelector('s')).toHaveTextContent('harga normal Rp 8.900.000');
});

it('shows one price when there is no other', () => {
  render(<Price amount="Rp 985.000" />);
  expect(screen.queryByText(/harga normal/)).toBeNull();
});
