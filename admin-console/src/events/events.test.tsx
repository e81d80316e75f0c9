import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../records/rows.ts';
import { axeViolations } from '../testing/axeViolations.ts';
import { type OpenedConsole, openLoggedIn } from '../testing/renderConsole.tsx';
import { emptyEvent } from './emptyEvent.ts';

document.title = 'Samudra Emas · Back-office';

const event = (id: number, more: Partial<CalendarEvent>): CalendarEvent => ({
  ...emptyEvent,
  ...{ id, title: `Acara ${id}`, projectNo: null, adminName: null, version: 1 },
  ...{ beginsAt: '2026-11-12T02:00:00.000Z', endsAt: '2026-11-12T04:00:00.000Z' },
  updatedAt: '2026-11-01T02:00:00.000Z',
  ...more,
});
const records = {
  events: [
    event(1, { title: 'Rapat mingguan' }),
    // A minute after midnight in Jakarta is still the day before in Greenwich.
    event(2, {
      kind: 'attendance',
      title: 'Survei KM Laut',
      beginsAt: '2026-11-19T17:01:00.000Z',
      endsAt: '2026-11-19T18:00:00.000Z',
    }),
    event(3, {
      kind: 'leave',
      title: 'Cuti Anna',
      isAllDay: true,
      beginsAt: '2026-11-03T17:00:00.000Z',
      endsAt: '2026-11-05T16:00:00.000Z',
    }),
  ],
};
const allows = (...names: string[]) => names.map((name) => ({ name, access: true }));
const planner = allows('list-events', 'create-events', 'edit-events', 'delete-events');
const open = (path: string, permissions = planner) => openLoggedIn(path, { records, permissions });
const asked = ({ office }: OpenedConsole) =>
  office.asksFor('GET', '/events').map(({ url }) => JSON.parse(url.searchParams.get('filter') ?? '{}'));
const dayOf = (link: HTMLElement) =>
  within(link.closest('td') as HTMLElement)
    .getByRole('time')
    .getAttribute('datetime');

describe('the calendar', () => {
  it('shows a month in weeks, each event on its day in Jakarta and named by its kind [S2.13] [S1.3]', async () => {
    const opened = open('/events?month=2026-11');
    expect(dayOf(await screen.findByRole('link', { name: 'Rapat: 09.00 Rapat mingguan' }))).toBe('2026-11-12');
    expect(dayOf(screen.getByRole('link', { name: 'Kunjungan: 00.01 Survei KM Laut' }))).toBe('2026-11-20');
    expect(screen.getAllByRole('link', { name: 'Cuti: Cuti Anna' }).map(dayOf)).toEqual(['2026-11-04', '2026-11-05']);
    expect(asked(opened)).toContainEqual({ from: '2026-10-26', to: '2026-12-06' });
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeDefined();
    expect(await axeViolations()).toEqual([]);
  });

  it('is turned by links and by Page Up and Page Down', async () => {
    const { user, router } = open('/events?month=2026-12');
    await user.click(await screen.findByRole('link', { name: 'Bulan berikutnya' }));
    await waitFor(() => expect(router.state.location.search).toBe('?month=2027-01'));
    await router.navigate('/events?month=2026-11');
    (await screen.findByRole('link', { name: /Rapat mingguan/ })).focus();
    await user.keyboard('{PageUp}');
    await waitFor(() => expect(router.state.location.search).toBe('?month=2026-10'));
  });

  it('is a list too, searched and narrowed by kind [S2.13]', async () => {
    const opened = open('/events/list');
    const row = within((await screen.findByText('Survei KM Laut')).closest('tr') as HTMLElement);
    expect(row.getByText('20 Nov 2026, 00.01 WIB')).toBeDefined();
    expect(row.getByText('Kunjungan')).toBeDefined();
    await opened.router.navigate('/events/list?from=2026-11-12&to=2026-11-12');
    await waitFor(() => expect(asked(opened)).toContainEqual({ from: '2026-11-12', to: '2026-11-12' }));
    expect(await axeViolations()).toEqual([]);
  });

  it('is not for who may not list events, at any of its paths [S6.4]', async () => {
    const { router } = open('/events', allows('list-projects'));
    const denied = () => screen.findByText('Peran Anda tidak mengizinkan halaman ini.');
    await denied();
    expect(within(await screen.findByRole('navigation', { name: 'Menu utama' })).queryByText('Events')).toBeNull();
    await router.navigate('/events/list');
    await denied();
  });
});

describe('an event', () => {
  it('that somebody planned is changed and deleted by who may', async () => {
    open('/events/1/show');
    expect(await screen.findByRole('link', { name: 'Ubah' })).toHaveAttribute('href', '/events/1');
    expect(screen.getByRole('button', { name: 'Hapus' })).toBeDefined();
  });

  it('that comes from the work is changed by nobody here, and says why', async () => {
    open('/events/2/show');
    expect(await screen.findByText(/^Ini berasal dari pekerjaan/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Ubah' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Hapus' })).toBeNull();
  });

  it('that comes from the work has no form, even for who knows its address', async () => {
    const { router } = open('/events/2');
    expect(await screen.findByText(/^Ini berasal dari pekerjaan/)).toBeDefined();
    expect(router.state.location.pathname).toBe('/events/2/show');
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
  });

  it('is changed by the clock in Jakarta, and is a meeting or leave', async () => {
    const { user, router } = open('/events/1');
    const begin = await screen.findByLabelText(/^Mulai/);
    expect(begin).toHaveProperty('value', '12/11/2026 09:00');
    fireEvent.change(begin, { target: { value: '12/11/2026 8.15' } });
    await user.type(screen.getByRole('textbox', { name: /^Judul/ }), ' baru');
    await user.click(screen.getByRole('combobox', { name: /^Macam/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Rapat', 'Cuti']);
    await user.click(screen.getByRole('option', { name: 'Cuti' }));
    fireEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/events/1/show'));
    expect((await screen.findAllByText('Rapat mingguan baru')).length).toBeGreaterThan(0);
    expect(screen.getByText('12 Nov 2026, 08.15 WIB')).toBeDefined();
  });

  it('can be added by who may, and by nobody else', async () => {
    const { router } = open('/events', allows('list-events'));
    await screen.findByRole('table', { name: 'Bulan' });
    expect(screen.queryByRole('link', { name: 'Tambah' })).toBeNull();
    await router.navigate('/events/create');
    expect(await screen.findByText('Peran Anda tidak mengizinkan halaman ini.')).toBeDefined();
  });
});
