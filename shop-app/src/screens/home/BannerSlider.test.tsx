import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { BannerSlider } from './BannerSlider.tsx';

it('moves to the next banner every 5 seconds, not sooner [S9.8]', () => {
  vi.useFakeTimers();
  const scroll = vi.fn();
  // jsdom lays nothing out, so nothing scrolls there.
  Object.assign(Element.prototype, { scrollBy: scroll });
  const banner = (image: string) => ({ title: 'true', image, url: null, content: null });
  render(
    <MemoryRouter>
      <BannerSlider banners={[banner('/media/a.svg'), banner('/media/b.svg')]} />
    </MemoryRouter>,
  );
  act(() => void vi.advanceTimersByTime(4_999));
  expect(scroll).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(scroll).toHaveBeenCalledTimes(1);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(scroll).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
