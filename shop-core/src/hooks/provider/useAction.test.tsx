import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../client/shopError.ts';
import { withMessages } from '../../messages/withMessages.ts';
import { createFakeShop, renderShopHook, type ShopAroundOptions } from '../../testing/react/index.ts';
import { type ActionOptions, refuse, useAction } from './useAction.ts';

const twice = async (input: number) => (input > 9 ? refuse({ code: 'OUT_OF_STOCK', available: 9 }) : input * 2);

function open<T>(perform: (input: number) => Promise<T>, options?: ActionOptions, around?: Partial<ShopAroundOptions>) {
  const shop = createFakeShop();
  return renderShopHook(() => useAction(perform, options), { shop, ...around });
}

describe('an action', () => {
  it('answers what became of it', async () => {
    const { result } = open(twice);
    expect(await act(() => result.current.run(4))).toEqual({ ok: true, value: 8 });
    const refused = await act(() => result.current.run(10));
    expect(refused).toMatchObject({ ok: false, error: { problem: { code: 'OUT_OF_STOCK', available: 9 } } });
  });

  it('keeps its error until the next run', async () => {
    const { result } = open(twice);
    await act(() => result.current.run(10));
    await waitFor(() => expect(result.current.error?.problem.code).toBe('OUT_OF_STOCK'));
    await act(() => result.current.run(4));
    await waitFor(() => expect(result.current.error).toBeNull());
    await act(() => result.current.run(10));
    await waitFor(() => expect(result.current.error).not.toBeNull());
    result.current.reset();
    await waitFor(() => expect(result.current.error).toBeNull());
  });

  it('is pending until it is answered, and can be run again meanwhile', async () => {
    const answers: (() => void)[] = [];
    const { result } = open(async (input: number) => {
      await new Promise<void>((answer) => answers.push(answer));
      return input;
    });
    const { run } = result.current;
    const results: Promise<unknown>[] = [];
    await act(async () => void results.push(run(1), run(2)));
    await waitFor(() => expect(result.current.isPending).toBe(true));
    await act(async () => {
      for (const answer of answers) answer();
      await Promise.all(results);
    });
    expect(await Promise.all(results)).toEqual([
      { ok: true, value: 1 },
      { ok: true, value: 2 },
    ]);
    await waitFor(() => expect(result.current.isPending).toBe(false));
    expect(result.current.run).toBe(run);
  });

  it('pressed twice is done once, and both presses are answered', async () => {
    const answers: (() => void)[] = [];
    const done = vi.fn(async (input: number) => {
      await new Promise<void>((answer) => answers.push(answer));
      return input;
    });
    const { result } = open(done);
    const press = () => result.current.run(1);
    let both: Promise<unknown> = Promise.resolve();
    await act(async () => {
      both = Promise.all([press(), press()]);
    });
    for (const answer of answers) answer();
    expect(await act(() => both)).toEqual([
      { ok: true, value: 1 },
      { ok: true, value: 1 },
    ]);
    expect(done).toHaveBeenCalledTimes(1);
    await act(async () => void press());
    expect(done).toHaveBeenCalledTimes(2);
  });

  it('never rejects, whatever is thrown', async () => {
    const { result } = open(() => Promise.reject(new Error('boom')));
    const outcome = await act(() => result.current.run(1));
    expect(outcome).toMatchObject({ ok: false, error: { problem: { code: 'UNEXPECTED' }, cause: new Error('boom') } });
  });

  it('says once that it went through, when there is something to say', async () => {
    const { result, notices } = open(twice, { outcome: 'profileSaved' });
    await act(() => result.current.run(1));
    expect(notices).toEqual([{ tone: 'good', outcome: 'profileSaved', sentence: 'Data berhasil diubah' }]);
    const silent = open(twice);
    await act(() => silent.result.current.run(1));
    expect(silent.notices).toEqual([]);
  });

  it('says why it did not, in the words of the app', async () => {
    const messages = withMessages({ OUT_OF_STOCK: 'Habis!' });
    const { result, notices } = open(twice, {}, { messages });
    await act(() => result.current.run(10));
    expect(notices).toMatchObject([{ tone: 'bad', sentence: 'Habis!', error: { problem: { code: 'OUT_OF_STOCK' } } }]);
    expect(notices[0]).toHaveProperty('error', expect.any(ShopError));
  });

  it('leaves to the screen what the screen shows by itself', async () => {
    const { result, notices } = open(twice, { quiet: ['OUT_OF_STOCK'] });
    await act(() => result.current.run(10));
    await waitFor(() => expect(result.current.error?.problem.code).toBe('OUT_OF_STOCK'));
    expect(notices).toEqual([]);
  });

  it('is heard of even when its screen is gone by then', async () => {
    let answer = () => {};
    const { result, notices, unmount } = open(
      () =>
        new Promise<void>((done) => {
          answer = done;
        }),
      { outcome: 'billingSaved' },
    );
    let running: Promise<unknown> = Promise.resolve();
    await act(async () => {
      running = result.current.run(1);
    });
    unmount();
    answer();
    expect(await running).toEqual({ ok: true, value: undefined });
    expect(notices).toMatchObject([{ sentence: 'Data alamat berhasil diubah' }]);
  });
});

it('needs a provider above it, and says so', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(() => useAction(twice))).toThrow('<ShopProvider api={{ baseUrl }}>');
});
