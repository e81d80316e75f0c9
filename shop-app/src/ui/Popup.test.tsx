import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Popup } from './Popup.tsx';

const trigger = () => screen.getByRole('button', { name: 'Keranjang' });
const panel = () => screen.queryByRole('region', { name: 'Keranjang' });
const area = () => trigger().closest('.popup') ?? document.body;
const hover = (pointerType = 'mouse') => fireEvent.pointerEnter(area(), { pointerType });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(
    <>
      <Popup label="Keranjang" trigger="2">
        <a href="#cart">Lihat keranjang</a>
      </Popup>
      <button type="button">lain</button>
    </>,
  );
  return () => vi.useRealTimers();
});

it('opens while the pointer is over it', () => {
  expect(panel()).toBeNull();
  hover();
  expect(panel()).toBeVisible();
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
});

it('closes 120 ms after the pointer left, not before [S4.7]', () => {
  hover();
  fireEvent.pointerLeave(area(), { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(119));
  expect(panel()).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(panel()).toBeNull();
});

it('stays open when the pointer comes back in time', () => {
  hover();
  fireEvent.pointerLeave(area(), { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(100));
  hover();
  act(() => vi.advanceTimersByTime(1000));
  expect(panel()).not.toBeNull();
});

it('opens for the keyboard, keeps open inside and closes when focus leaves', async () => {
  await userEvent.tab();
  expect(panel()).not.toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  await userEvent.tab();
  expect(panel()).toBeNull();
});

it('closes by Escape and gives the focus back', async () => {
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(trigger()).toHaveFocus();
});

it('is toggled by a tap, and closed by a tap elsewhere', async () => {
  const finger = userEvent.setup();
  const tap = (target: Element) => finger.pointer([{ keys: '[TouchA]', target }]);
  await tap(trigger());
  expect(panel()).not.toBeNull();
  await tap(trigger());
  expect(panel()).toBeNull();
  await tap(trigger());
  await tap(screen.getByRole('button', { name: 'lain' }));
  expect(panel()).toBeNull();
});

it('closes behind a link that was followed', async () => {
  hover();
  await userEvent.click(screen.getByRole('link'));
  expect(panel()).toBeNull();
});

it('stays closed when a dialog gives the focus back after a press', () => {
  // As browsers judge a focus that no key brought.
  const button = trigger();
  vi.spyOn(button, 'matches').mockReturnValue(false);
  act(() => button.focus());
  expect(button).toHaveFocus();
  expect(panel()).toBeNull();
});
