import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { permissionNames } from '../contract/index.ts';
import { createProviders } from '../providers/createProviders.ts';
import { rememberedChoice } from '../providers/rememberedChoice.ts';
import { refusal } from '../testing/fakeAnswer.ts';
import { anna } from '../testing/fakeBackOffice.ts';
import { expectNoise, openLoggedIn, openTab } from '../testing/renderConsole.tsx';
import { wholeRecords } from '../testing/wholeRecords.ts';

const allows = (...names: string[]) => names.map((name) => ({ name, access: true }));
const theMenu = () => screen.findByRole('navigation', { name: 'Menu utama' });
const denied = 'Peran Anda tidak mengizinkan halaman ini.';

afterEach(() => vi.unstubAllGlobals());

describe('the side menu', () => {
  it('marks the page that is open', async () => {
    openLoggedIn('/users');
    const link = await screen.findByRole('link', { name: 'Admin' });
    expect(link).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  });

  it('shows its groups, and in them a link to each page [S2.7, S2.8, S2.9, S2.10, S2.11, S2.12, S2.13, S2.14, S2.15, S2.16]', async () => {
    const { user } = openLoggedIn('/users', { permissions: allows(...permissionNames), records: wholeRecords(1) });
    const menu = within(await theMenu());
    const closed = () => menu.getAllByRole('button', { expanded: false });
    const groups = closed().map(({ textContent }) => textContent);
    expect(groups).toEqual(['Top Management', 'Projects', 'Tasks', 'Finance', 'Data', 'Clients']);
    for (const group of closed()) await user.click(group);
    const links = () => menu.getAllByRole('link').map((link) => link.getAttribute('href'));
    const pages = [
      ...['/', '/projects?projectStatusReportId=1', '/projects', '/projects?surveyorId=1'],
      ...['/projects-filter?typeId=1&status=onp', '/projects-filter?typeId=1&status=fol'],
      ...['/invoices', '/pending-issued'],
      ...['/pending-payment', '/complete', '/issued-month', '/issued-week', '/events', '/types', '/types-detail'],
      ...['/clients', '/clients/type/Underwriter', '/clients/type/Broker', '/clients/type/Shipowner'],
      ...['/clients/type/Adjuster', '/users', '/roles', '/charts'],
    ];
    await waitFor(() => expect(links()).toEqual(expect.arrayContaining(pages)));
  });

  it('is reached and left with the keyboard, and Logout stands last in it [S2.17]', async () => {
    const { user } = openLoggedIn('/users');
    const menu = await theMenu();
    const link = within(menu).getByRole('link', { name: 'Chart' });
    link.focus();
    await user.tab();
    expect(within(menu).getByRole('button', { name: 'Logout' })).toHaveFocus();
  });

  it('shows Top Management, Tasks, Data, Chart and Logout without any permission, and nothing else [S6.8]', async () => {
    openLoggedIn('/charts', { permissions: [] });
    const menu = await theMenu();
    for (const name of ['Top Management', 'Tasks', 'Data']) {
      expect(within(menu).getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
    }
    expect(within(menu).getByRole('link', { name: 'Chart' })).toBeVisible();
    expect(within(menu).getByRole('button', { name: 'Logout' })).toBeVisible();
    for (const name of ['Projects', 'Finance', 'Clients', 'Dashboard', 'Events', 'Admin', 'Roles']) {
      expect(within(menu).queryByText(name)).toBeNull();
    }
  });

  it('stays hidden in the next visit [S4.48]', async () => {
    const { user, office } = openLoggedIn('/users');
    await user.click(await screen.findByRole('button', { name: 'Tutup menu' }));
    cleanup();
    openTab('/users', office);
    expect(await screen.findByRole('button', { name: 'Buka menu' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Menu utama' })).not.toBeInTheDocument();
  });

  it('is hidden and shown by a key too', async () => {
    const { user } = openLoggedIn('/users');
    await theMenu();
    await user.keyboard('[[');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu utama' })).not.toBeInTheDocument());
    await user.keyboard('[[');
    expect(await theMenu()).toBeVisible();
  });
});

describe('a page that the role does not allow', () => {
  it.each(['/users', '/roles', '/roles/2', '/roles/create'])('says so at %s, and leads on', async (path) => {
    const { router, user } = openLoggedIn(path, { permissions: allows('create-users') });
    expect(await screen.findByRole('heading', { name: denied })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ke halaman awal' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('says so in English to who reads English', async () => {
    const { office } = openLoggedIn('/nowhere', { permissions: [] });
    cleanup();
    rememberedChoice('language').keep('en');
    openTab('/users', office);
    expect(await screen.findByText("You don't have the right permissions to access this page")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
  });

  it('opens once the role has changed, without a new login', async () => {
    const { office, user } = openLoggedIn('/roles', { permissions: [] });
    expect(await screen.findByRole('heading', { name: denied })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Roles' })).not.toBeInTheDocument();
    office.held.permissions = allows('list-roles');
    window.dispatchEvent(new Event('visibilitychange'));
    await user.click(await screen.findByRole('link', { name: 'Roles' }));
    expect(await screen.findByText('Super Admin')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Roles' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows a record once the role has changed, although it was refused before', async () => {
    expectNoise();
    const { office, router } = openLoggedIn('/roles', { permissions: allows('list-roles') });
    office.held.refusals['GET /users/1'] = refusal(403, 'PERMISSION_MISSING', 'Tidak diizinkan.');
    await router.navigate('/users/edit/1');
    expect(await screen.findByRole('heading', { name: denied })).toBeVisible();
    await waitFor(() => expect(office.asksFor('GET', '/users/1')).not.toEqual([]));
    await router.navigate('/roles');
    await screen.findByText('Super Admin');
    office.held.permissions = allows('edit-users');
    delete office.held.refusals['GET /users/1'];
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(localStorage.getItem('permissions')).toBe('["edit-users"]'));
    await router.navigate('/users/edit/1');
    expect(await screen.findByRole('textbox', { name: /^Email/ })).toHaveValue(anna.email);
  });

  it('is closed once the server has said no, and the menu no longer leads there', async () => {
    expectNoise();
    const { office, user } = openLoggedIn('/users', { permissions: allows('list-users', 'list-roles') });
    const sortByName = await screen.findByText('Name');
    await screen.findByRole('link', { name: 'Admin' });
    office.held.permissions = allows('list-roles');
    office.held.refusals['GET /users'] = refusal(403, 'PERMISSION_MISSING', 'Tidak diizinkan.');
    await user.click(sortByName);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Roles' })).toBeVisible();
    expect(localStorage.getItem('profile')).not.toBeNull();
  });
});

describe('what somebody has chosen', () => {
  it('is a language, kept for the next visit and over a logout', async () => {
    const { office, user } = openLoggedIn('/users');
    await user.click(await screen.findByRole('button', { name: 'Bahasa Indonesia' }));
    await user.click(await screen.findByRole('menuitem', { name: 'English' }));
    await user.click(await screen.findByText('Logout'));
    expect(await screen.findByRole('heading', { name: 'Log in to the back office' })).toBeVisible();
    cleanup();
    document.documentElement.lang = 'id';
    openTab('/login', office);
    expect(await screen.findByRole('heading', { name: 'Log in to the back office' })).toBeVisible();
    expect(document.documentElement.lang).toBe('en');
  });

  it('is on a phone in the menu of who is logged in: the bar leaves its room to the title', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width:599.95px'),
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
    }));
    const { user } = openLoggedIn('/users');
    await user.click(await screen.findByRole('button', { name: 'Profil' }));
    expect(screen.queryByRole('button', { name: 'Bahasa Indonesia' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: 'Ganti mode terang/gelap' }));
    await waitFor(() => expect(rememberedChoice('theme').read()).toBe('dark'));
    await user.click(await screen.findByRole('button', { name: 'Profil' }));
    await user.click(screen.getByRole('menuitem', { name: 'English' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  });

  it('is light or dark: the system’s until somebody chooses, and then that, over a logout too', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('dark'),
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
    }));
    const ground = () => /body\{[^}]*background-color:([^;}]+)/.exec(document.head.textContent)?.[1];
    const { office, user } = openLoggedIn('/users');
    const button = await screen.findByRole('button', { name: 'Ganti mode terang/gelap' });
    expect(ground()).toBe('#12161F');
    await user.click(button);
    await waitFor(() => expect(ground()).toBe('#F6F7FA'));
    await user.click(await screen.findByText('Logout'));
    await screen.findByRole('heading', { name: 'Masuk ke back-office' });
    cleanup();
    openTab('/login', office);
    await screen.findByRole('heading', { name: 'Masuk ke back-office' });
    expect(ground()).toBe('#F6F7FA');
  });
});

it('the answers of one console are not those of another: each has its own login', () => {
  const [one, other] = [createProviders(fetch), createProviders(fetch)];
  expect(one.queryClient).not.toBe(other.queryClient);
});
