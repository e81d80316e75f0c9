import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../../messages/outcomes.ts';
import { createFakeShop, renderShop } from '../../testing/react/index.ts';
import { useShop } from './ShopProvider.tsx';
import type { Shop } from './shop.ts';
import { refuse, useAction } from './useAction.ts';
import { useShopAnnouncer } from './useShopAnnouncer.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function Announcer() {
  const { polite, assertive } = useShopAnnouncer();
  return (
    <>
      <p {...polite} />
      <p {...assertive} />
    </>
  );
}

const held: { shop?: Shop; refused?: () => Promise<unknown> } = {};

function Speaker() {
  held.shop = useShop();
  const { run } = useAction(async () => refuse({ code: 'OUT_OF_STOCK', available: 1 }));
  held.refused = () => run(undefined);
  return null;
}

function open() {
  const drawn = vi.fn();
  const { notices, unmount } = renderShop(
    <>
      <Speaker />
      <Profiler id="announcer" onRender={drawn}>
        <Announcer />
      </Profiler>
    </>,
    { shop: createFakeShop() },
  );
  drawn.mockClear();
  const say = (outcome: Outcome, sentence: string) =>
    act(() => held.shop?.onNotice({ tone: 'good', outcome, sentence }));
  const refused = () => act(async () => void (await held.refused?.()));
  return { drawn, notices, say, refused, unmount };
}

const status = () => screen.getByRole('status');
const alert = () => screen.getByRole('alert');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the announcer', () => {
  it('has its two regions in the page before it says anything', () => {
    open();
    expect([status().getAttribute('aria-live'), alert().getAttribute('aria-live')]).toEqual(['polite', 'assertive']);
    expect([status().textContent, alert().textContent]).toEqual(['', '']);
  });

  it('says one sentence of a burst, once it is over, and is drawn once for it', async () => {
    const { say, drawn, notices } = open();
    for (let step = 1; step <= 5; step += 1) {
      say('cartUpdated', `Keranjang berhasil diperbaharui ${step}`);
      await pass(400);
    }
    expect([status().textContent, drawn.mock.calls.length]).toEqual(['', 0]);
    await pass(100);
    expect(status()).toHaveTextContent('Keranjang berhasil diperbaharui 5');
    expect(drawn).toHaveBeenCalledOnce();
    // Whoever looks at the page is told as before, every time.
    expect(notices).toHaveLength(5);
  });

  it('says an error at once, in place of what its burst had to say', async () => {
    const { say, refused } = open();
    say('cartUpdated', 'Keranjang berhasil diperbaharui');
    await refused();
    expect([status().textContent, alert().textContent]).toEqual(['', 'Stok tidak mencukupi.']);
    await pass(5_000);
    expect(status()).toBeEmptyDOMElement();
  });

  it('says the same sentence again as news: it is a new element', async () => {
    const { refused, say } = open();
    await refused();
    const first = alert().firstElementChild;
    await refused();
    expect(alert()).toHaveTextContent('Stok tidak mencukupi.');
    expect(alert().firstElementChild).not.toBe(first);
    say('cartUpdated', 'Keranjang berhasil diperbaharui');
    await pass(500);
    // One thing at a time: what was said before is not read again.
    expect([status().textContent, alert().textContent]).toEqual(['Keranjang berhasil diperbaharui', '']);
  });

  it('says nothing any more once it is gone', async () => {
    const { say, unmount } = open();
    say('cartUpdated', 'Keranjang berhasil diperbaharui');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
