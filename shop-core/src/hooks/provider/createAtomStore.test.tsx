import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { atom } from './atom.ts';
import { createAtomStore } from './createAtomStore.ts';
import { useAtomValue } from './useAtomValue.ts';

const size = atom<{ readonly width: number; readonly height: number } | undefined>(undefined);
const small = { width: 1, height: 1 };

it('a store holds what was set in it, also that nothing is, and no other store does', () => {
  const [mine, yours] = [createAtomStore(), createAtomStore()];
  mine.set(size, small);
  expect(mine.get(size)).toBe(small);
  expect(yours.get(size)).toBeUndefined();
  mine.set(size, undefined);
  expect(mine.get(size)).toBeUndefined();
});

it('a store tells who listens of another value, and of that atom alone, until they stop', () => {
  const store = createAtomStore();
  const [hear, other] = [vi.fn(), atom(0)];
  const stop = store.sub(size, hear);
  store.set(other, 1);
  store.set(size, small);
  store.set(size, small);
  expect(hear).toHaveBeenCalledTimes(1);
  stop();
  store.set(size, undefined);
  expect(hear).toHaveBeenCalledTimes(1);
});

it('a store tells who listened when the value changed, and not who began since', () => {
  const store = createAtomStore();
  const hear = vi.fn();
  const stop = store.sub(size, () => {
    stop();
    store.sub(size, hear);
  });
  store.set(size, small);
  expect(hear).not.toHaveBeenCalled();
  store.set(size, undefined);
  expect(hear).toHaveBeenCalledTimes(1);
});

const store = createAtomStore();
let renders = 0;
function Width() {
  renders += 1;
  return <p>lebar: {useAtomValue(size, store, (value) => value?.width ?? 0)}</p>;
}

it('a component renders again for the part that it selects', () => {
  store.set(size, small);
  render(<Width />);
  renders = 0;
  act(() => store.set(size, { width: 1, height: 2 }));
  expect(renders).toBe(0);
  act(() => store.set(size, { width: 2, height: 2 }));
  expect(screen.getByText('lebar: 2')).toBeVisible();
});

it('a page that is taken over late begins as the server drew it', async () => {
  store.set(size, undefined);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Width />);
  store.set(size, small);
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(container, <Width />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container).toHaveTextContent('lebar: 1');
  act(() => root.unmount());
});
