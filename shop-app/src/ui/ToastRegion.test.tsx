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
  expect(within(polite).getByText('pesan baik')).toBeInTheDocument();
  show('pesan gagal', { tone: 'bad' });
  expect(within(assertive).getByText('pesan gagal')).toBeInTheDocument();
});

it('shows one at a time, the newest', () => {
  show('pesan 1', { tone: 'bad' });
  show('pesan 2', { tone: 'good' });
  expect(shown()).toEqual(['pesan 2']);
  act(() => vi.advanceTimersByTime(6000));
  expect(shown()).toEqual([]);
});

it('makes one of two that are equal, which is read for its whole time', () => {
  show('pesan');
  act(() => vi.advanceTimersByTime(4000));
  show('pesan');
  act(() => vi.advanceTimersByTime(4000));
  expect(shown()).toEqual(['pesan']);
});

it('is over when the page is left, unless the press that left it said it', () => {
  show('pesan 1');
  toaster.leave();
  expect(shown()).toEqual(['pesan 1']);
  act(() => {
    toaster.notePress();
    toaster.leave();
  });
  expect(shown()).toEqual([]);
});

it('offers what can be done, once', async () => {
  const onPress = vi.fn();
  show('pesan', { about: 'Koin', action: { label: 'Urungkan', onPress } });
  expect(screen.getByText('Koin')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
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

it('gives the focus back to where it came from when one is closed', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  show('pesan');
  await user.click(screen.getByRole('button', { name: 'Beli' }));
  await user.tab();
  await user.keyboard('{Enter}');
  expect(shown()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Beli' })).toHaveFocus();
});
