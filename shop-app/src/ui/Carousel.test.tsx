import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

const slides = ['Satu', 'Dua', 'Tiga'].map((key) => ({ key, content: <p>{key}</p> }));
const scrollBy = vi.fn();
const scrollTo = vi.fn();

/** jsdom lays nothing out: a window of 300 px over 900 px of slides, scrolled to `left`. */
const layOut = (left: number) => {
  const track = screen.getByRole('list');
  Object.defineProperties(track, {
    clientWidth: { value: 300, configurable: true },
    scrollWidth: { value: 900, configurable: true },
    scrollLeft: { value: left, configurable: true },
  });
  Object.assign(track, { scrollBy, scrollTo });
  fireEvent.scroll(track);
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  scrollBy.mockReset();
  scrollTo.mockReset();
  return () => vi.useRealTimers();
});

it('turns a window at a time and stops at both ends', async () => {
  render(<Carousel label="Pilihan" slides={slides} />);
  layOut(0);
  expect(screen.getByRole('button', { name: 'Sebelumnya' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
  expect(scrollBy).toHaveBeenCalledWith({ left: 300 });
  layOut(600);
  expect(screen.getByRole('button', { name: 'Berikutnya' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Sebelumnya' }));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -300 });
});

it('moves on by itself every 5 s and starts over after the last [S9.8]', () => {
  render(<Carousel label="Sorotan" layout="hero" slides={slides} autoPlayMs={5000} />);
  layOut(0);
  act(() => vi.advanceTimersByTime(4999));
  expect(scrollBy).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(scrollBy).toHaveBeenCalledWith({ left: 300 });
  layOut(600);
  act(() => vi.advanceTimersByTime(5000));
  expect(scrollTo).toHaveBeenCalledWith({ left: 0 });
});

it('stands still while somebody reads it, or once it was paused', async () => {
  render(<Carousel label="Sorotan" layout="hero" slides={slides} autoPlayMs={5000} />);
  layOut(0);
  const area = screen.getByRole('region', { name: 'Sorotan' });
  fireEvent.pointerEnter(area);
  act(() => vi.advanceTimersByTime(20_000));
  fireEvent.pointerLeave(area);
  const list = screen.getByRole('list');
  fireEvent.focus(list);
  act(() => vi.advanceTimersByTime(20_000));
  fireEvent.blur(list);
  fireEvent.click(screen.getByRole('button', { name: 'Jeda' }));
  act(() => vi.advanceTimersByTime(20_000));
  expect(scrollBy).not.toHaveBeenCalled();
});

it('never moves by itself for those who asked for less motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  render(<Carousel label="Sorotan" layout="hero" slides={slides} autoPlayMs={5000} />);
  layOut(0);
  act(() => vi.advanceTimersByTime(20_000));
  expect(scrollBy).not.toHaveBeenCalled();
});
