import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from '../providers/i18nProvider.ts';
import { lazyCode } from './lazyCode.tsx';
import { PartNotFetched } from './PartNotFetched.tsx';
import { reloadOnce } from './reloadOnce.ts';

vi.mock('./reloadOnce.ts', () => ({ reloadOnce: vi.fn(() => false) }));

const broken = new TypeError('Failed to fetch dynamically imported module');
const Screen = () => <p>Daftar klien</p>;
const load = vi.fn(async () => Screen);
const offline = 'Periksa koneksi Anda, lalu coba lagi.';
const gone = /^Back-office baru saja diperbarui/;

/** Whether the server of the page can be reached. */
const server = { isThere: true };
beforeEach(() => {
  server.isThere = true;
  load.mockReset();
  load.mockResolvedValue(Screen);
  vi.mocked(reloadOnce).mockClear();
  vi.stubGlobal('fetch', async () => {
    if (!server.isThere) throw new TypeError('Failed to fetch');
    return new Response();
  });
});

function open() {
  const Lazy = lazyCode(load);
  return render(
    <I18nContextProvider value={createI18nProvider()}>
      <Lazy />
    </I18nContextProvider>,
  );
}

describe('a screen whose code comes when it is drawn', () => {
  it('is there, also where the first try met a connection that had just gone', async () => {
    load.mockRejectedValueOnce(broken);
    open();
    expect(await screen.findByText('Daftar klien')).toBeVisible();
    expect(reloadOnce).not.toHaveBeenCalled();
  });

  it('loads the page anew, once, when an update took its file away, and says so where that did not help', async () => {
    load.mockRejectedValue(broken);
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(gone);
    expect(screen.getByRole('button', { name: 'Muat ulang' })).toBeVisible();
    expect(reloadOnce).toHaveBeenCalledOnce();
  });

  it('says nothing while the page is loaded anew', async () => {
    load.mockRejectedValue(broken);
    vi.mocked(reloadOnce).mockReturnValueOnce(true);
    open();
    await vi.waitFor(() => expect(reloadOnce).toHaveBeenCalled(), { timeout: 20_000 });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['when somebody asks again', () => userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))],
    ['when there is a connection again', async () => act(() => window.dispatchEvent(new Event('online')))],
  ])('says that there is no connection, and comes %s', async (_when, again) => {
    load.mockRejectedValueOnce(broken);
    server.isThere = false;
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(offline);
    expect(reloadOnce).not.toHaveBeenCalled();
    server.isThere = true;
    await again();
    expect(await screen.findByText('Daftar klien')).toBeVisible();
  });
});

it('leaves the page as it is when a part of it is gone: what is typed there may not be saved', async () => {
  load.mockRejectedValue(broken);
  const close = vi.fn();
  const Part = lazyCode<{ close: () => void }>(load, { Waiting: Screen, NotFetched: PartNotFetched });
  render(
    <I18nContextProvider value={createI18nProvider()}>
      <Part close={close} />
    </I18nContextProvider>,
  );
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(gone);
  expect(reloadOnce).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(close).toHaveBeenCalledOnce();
});
