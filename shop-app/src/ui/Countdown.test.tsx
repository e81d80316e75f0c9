import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Countdown } from './Countdown.tsx';

it('shows minutes and seconds, and stops at zero', () => {
  const { rerender } = render(<Countdown secondsLeft={1742} label="Bayar dalam" />);
  expect(screen.getByRole('timer')).toHaveTextContent('29:02');
  rerender(<Countdown secondsLeft={-5} label="Bayar dalam" />);
  expect(screen.getByRole('timer')).toHaveTextContent('00:00');
});

it('speaks only at the marks worth knowing', () => {
  const { rerender } = render(<Countdown secondsLeft={301} label="Bayar dalam" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<Countdown secondsLeft={300} label="Bayar dalam" />);
  expect(screen.getByRole('status')).toHaveTextContent('Bayar dalam 5 menit');
});
