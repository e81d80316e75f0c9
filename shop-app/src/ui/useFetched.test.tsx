import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { useFetched } from './useFetched.ts';

interface Told {
  words: string;
}
const Words = ({ words }: Told) => <p>{words}</p>;

function Part({ load }: { load: () => Promise<ComponentType<Told>> }) {
  const { Component, failure, retry } = useFetched(load);
  if (Component) return <Component words="ada" />;
  return failure ? <Button onPress={retry}>{failure.retryLabel}</Button> : <p>Memuat</p>;
}

it('tries again when a fetch failed, and keeps what is around it on the page', async () => {
  const load = vi.fn(async () => Words).mockRejectedValueOnce(new TypeError('offline'));
  render(
    <>
      <h1>Toko</h1>
      <Part load={load} />
    </>,
  );
  expect(screen.getByText('Memuat')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('ada')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Toko' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
