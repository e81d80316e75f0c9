import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeShop, renderShopHook } from '../../testing/react/index.ts';
import { useTimeLeft } from './useTimeLeft.ts';

const serverTime = new Date('2026-01-05T03:00:00Z');
const payBy = new Date('2026-01-05T03:30:00Z');
const second = 1_000;
const day = 86_400 * second;

beforeEach(() => void vi.useFakeTimers({ now: serverTime.getTime() + day }));
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

function open(answer = { until: payBy, serverTime }) {
  const held = { answer };
  const drawn = vi.fn();
  const page = renderShopHook(
    () => {
      drawn();
      return useTimeLeft(held.answer.until, held.answer.serverTime);
    },
    { shop: createFakeShop() },
  );
  return { ...page, held, drawn };
}

describe('the time left to pay', () => {
  it('counts down every second on the clock of the server, here a day behind this one [S2.121]', async () => {
    const { result } = open();
    expect(result.current).toBe(1800);
    await pass(second);
    expect(result.current).toBe(1799);
    await pass(60 * second);
    expect(result.current).toBe(1739);
  });

  it('is right again after a sleep', async () => {
    const { result } = open();
    vi.setSystemTime(Date.now() + 600 * second);
    await pass(second);
    expect(result.current).toBe(1199);
  });

  it('ends at 0, and with it the counting', async () => {
    const { result, drawn } = open();
    await pass(1800 * second);
    expect(result.current).toBe(0);
    const count = drawn.mock.calls.length;
    await pass(60 * second);
    expect([result.current, drawn.mock.calls.length, vi.getTimerCount()]).toEqual([0, count, 0]);
  });

  it('is over at once for an order whose time is over', () => {
    const { result } = open({ until: serverTime, serverTime });
    expect([result.current, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('follows the newest answer of the server', async () => {
    const { result, held, rerender } = open();
    await pass(10 * second);
    held.answer = { until: payBy, serverTime: new Date(serverTime.getTime() + 25 * second) };
    rerender();
    expect(result.current).toBe(1775);
    await pass(5 * second);
    expect(result.current).toBe(1770);
  });

  it('counts on from where it was when the same moment comes as another Date', async () => {
    const { result, held, rerender } = open();
    await pass(10 * second);
    held.answer = { until: new Date(payBy), serverTime: new Date(serverTime) };
    rerender();
    expect(result.current).toBe(1790);
  });

  it('stops counting when its page is gone', () => {
    const { unmount } = open();
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
