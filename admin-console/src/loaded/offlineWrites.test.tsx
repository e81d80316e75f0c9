import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { permissionNames } from '../contract/index.ts';
import { idMessages } from '../i18n/idMessages.ts';
import { createProviders } from '../providers/createProviders.ts';
import { storedSession } from '../providers/storedSession.ts';
import { anna, fakeBackOffice } from '../testing/fakeBackOffice.ts';
import { fakeUser } from '../testing/fakeUser.ts';
import { expectNoise, openTab } from '../testing/renderConsole.tsx';
import { wholeRecords } from '../testing/wholeRecords.ts';

const { NOT_SENT, NOT_ANSWERED } = idMessages.problem;
const permissions = permissionNames.map((name) => ({ name, access: true }));
const users = [anna, fakeUser({ id: 2, name: 'Bima Laut' })];

/** The console, whose connection can be taken away. */
function open(path: string) {
  expectNoise();
  localStorage.clear();
  const office = fakeBackOffice({ permissions, users, records: wholeRecords(2) });
  storedSession(localStorage).save(office.loginOf(anna));
  let isGone = false;
  const fetch: typeof globalThis.fetch = (input, init) =>
    isGone ? Promise.reject(new TypeError('Failed to fetch')) : office.fetch(input, init);
  const opened = openTab(path, office, createProviders(fetch));
  const goOffline = (knowsIt: boolean) => {
    isGone = true;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!knowsIt);
    onlineManager.setOnline(!knowsIt);
  };
  const comeBack = () => {
    isGone = false;
    vi.restoreAllMocks();
    onlineManager.setOnline(true);
  };
  return { ...opened, goOffline, comeBack };
}

afterEach(() => onlineManager.setOnline(true));

const sent = ({ office }: ReturnType<typeof open>) => office.asks.filter(({ method }) => method !== 'GET');

describe('what is written without a connection', () => {
  it.each([
    ['/types/1', /^Nama/],
    ['/users/edit/2', /^Nama/],
    ['/roles/2', /^Nama peran/],
  ] as const)('is refused at once at %s, keeps the form, and is not sent later', async (path, label) => {
    const opened = open(path);
    const { user, goOffline, comeBack } = opened;
    const field = await screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });
    await user.type(field, ' baru');
    const typed = field.value;
    goOffline(true);
    await user.keyboard('{Enter}');
    expect((await screen.findAllByText(NOT_SENT))[0]).toBeVisible();
    expect(field.value).toBe(typed);
    comeBack();
    // What somebody asks for then goes out, and nothing before it.
    await user.type(field, '{Enter}');
    await waitFor(() => expect(sent(opened)).toHaveLength(1));
  });

  it('is said to be uncertain when it was on its way', async () => {
    const opened = open('/types/1');
    const { user, goOffline } = opened;
    await user.type(await screen.findByLabelText(/^Nama/, { selector: 'input' }), ' baru');
    goOffline(false);
    await user.keyboard('{Enter}');
    expect((await screen.findAllByText(NOT_ANSWERED))[0]).toBeVisible();
  });

  it('is refused at once when a user is to be deleted', async () => {
    const opened = open('/users');
    const { user, goOffline, comeBack } = opened;
    await user.click(await screen.findByRole('button', { name: 'Hapus Bima Laut' }));
    goOffline(true);
    await user.click(await screen.findByRole('button', { name: 'Hapus' }));
    expect((await screen.findAllByText(NOT_SENT))[0]).toBeVisible();
    comeBack();
    await screen.findByText('Bima Laut');
    expect(sent(opened)).toEqual([]);
  });
});
