import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { createToaster, type Toaster } from './createToaster.ts';
import { ToastRegion } from './ToastRegion.tsx';

let toaster: Toaster;
const show: Toaster['show'] = (...toast) => act(() => toaster.show(...toast));
const shown = () => screen.queryAllByText(/^pesan/).map((toast) => toast.textContent);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  toaster = createToaster();
  render(
    <>
      <button type="button">Beli</button>
      <ToastRegion toaster={toaster} />
    </>,
  );
  return () => vi.useRealTimers();
});

it('announces good news politely and failures at once, in regions that were there before', () => {
  const polite = screen.getByRole('status');
  const assertive = screen.getByRole('alert');
  show('pesan baik', { tone: 'good' });
  show('pesan gagal', { tone: 'bad' });
  expect(within(polite).getByText('pesan baik')).toBeInTheDocument();
  expect(within(assertive).getByText('pesan gagal')).toBeInTheDocument();
});

it('shows at most three, the newest ones', () => {
  for (const figure of [1, 2, 3, 4]) show(`pesan ${figure}`);
  expect(shown()).toEqual(['pesan 4', 'pesan 3', 'pesan 2']);
});

it('takes each away after its time, and not while somebody points at them', async () => {
  show('pesan', { timeout: 6000 });
  await userEvent.hover(screen.getByText('pesan'));
  act(() => vi.advanceTimersByTime(60_000));
  expect(shown()).toEqual(['pesan']);
  await userEvent.unhover(screen.getByText('pesan'));
  act(() => vi.advanceTimersByTime(6000));
  expect(shown()).toEqual([]);
});

it('keeps the others going when one is added', () => {
  show('pesan 1', { timeout: 6000 });
  act(() => vi.advanceTimersByTime(4000));
  show('pesan 2', { timeout: 6000 });
  act(() => vi.advanceTimersByTime(2000));
  expect(shown()).toEqual(['pesan 2']);
});

it('gives the focus back to where it came from when one is closed', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  show('pesan');
  await user.click(screen.getByRole('button', { name: 'Beli' }));
  await user.tab();
  await user.keyboard('{Enter}');
  expect(shown()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Beli' })).toHaveFocus();
});
