import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyScreen } from './lazyScreen.ts';
import { ScreenOf } from './ScreenOf.tsx';

const broken = new TypeError('Failed to fetch dynamically imported module');
const Screen: ComponentType = () => <h1>Produk</h1>;

const open = (load: () => Promise<ComponentType>) => {
  const lazy = lazyScreen(load);
  return render(
    <ErrorBoundary onCaught={lazy.forgetFailure}>
      <Suspense fallback="menunggu">
        <ScreenOf lazy={lazy} />
      </Suspense>
    </ErrorBoundary>,
  );
};
const shopAnswers = (isThere: boolean) =>
  vi.stubGlobal('fetch', () => (isThere ? Promise.resolve(new Response()) : Promise.reject(broken)));

beforeEach(() => {
  sessionStorage.clear();
  // React tells of what a boundary caught; jsdom, that it loads no page.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('says offline that the connection is missing, and tries again when asked to', async () => {
  shopAnswers(false);
  const load = vi.fn(async () => Screen).mockRejectedValueOnce(broken);
  open(load);
  expect(await screen.findByRole('alert')).toHaveTextContent('Periksa koneksi Anda, lalu coba lagi.');
  expect(sessionStorage).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('heading', { name: 'Produk' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('goes on by itself when the connection is back', async () => {
  shopAnswers(false);
  open(vi.fn(async () => Screen).mockRejectedValueOnce(broken));
  await screen.findByRole('alert');
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { name: 'Produk' })).toBeVisible();
});

it('105: loads an updated shop anew by itself, but only once', async () => {
  shopAnswers(true);
  const gone = () => Promise.reject(broken);
  const first = open(gone);
  await waitFor(() => expect(sessionStorage.getItem('samudra-emas.reloaded')).not.toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  first.unmount();
  // The page that was loaded anew, which breaks the same way.
  open(gone);
  expect(await screen.findByRole('alert')).toHaveTextContent('Toko baru saja diperbarui.');
  expect(screen.getByRole('button', { name: 'Muat ulang' })).toBeEnabled();
});
