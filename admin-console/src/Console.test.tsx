import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { permissionNames } from './contract/index.ts';
import { anna } from './testing/fakeBackOffice.ts';
import { expectNoise, type OpenedConsole, openConsole, openLoggedIn, openTab } from './testing/renderConsole.tsx';

const heading = (name: string) => screen.findByRole('heading', { name });
const loginHeading = () => heading('Masuk ke back-office');

/** The paths the console goes to from now on. */
function pathsOf({ router }: OpenedConsole): string[] {
  const paths: string[] = [];
  router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle') paths.push(location.pathname);
  });
  return paths;
}

describe('the console', () => {
  it('goes to /login without a stored profile [S2.1]', async () => {
    const { router } = openConsole('/users');
    await loginHeading();
    expect(router.state.location.pathname).toBe('/login');
  });

  it('goes to /login with tokens alone, whose profile is gone [S2.1]', async () => {
    const first = openLoggedIn('/users');
    await screen.findByText(anna.email);
    cleanup();
    localStorage.removeItem('profile');
    const { router } = openTab('/users', first.office);
    await loginHeading();
    expect(router.state.location.pathname).toBe('/login');
  });

  it('shows the list of admins at /users to whoever is logged in [S2.2]', async () => {
    openLoggedIn('/users');
    expect(await screen.findByText(anna.email)).toBeVisible();
  });

  it('starts at the first screen the role allows', async () => {
    const { router } = openLoggedIn('/');
    await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
  });

  it('starts for somebody without any list at what is open to everybody', async () => {
    const { router } = openLoggedIn('/', { permissions: [{ name: 'list-users', access: false }] });
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
    expect(screen.queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
  });

  it('shows Admin in the menu to whoever may list users [S6.6]', async () => {
    openLoggedIn('/');
    expect(await screen.findByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/users');
  });

  it('does not open the users to somebody who may not list them', async () => {
    openLoggedIn('/users', { permissions: [] });
    expect(await screen.findByText('Peran Anda tidak mengizinkan halaman ini.')).toBeVisible();
    expect(screen.queryByRole('cell')).not.toBeInTheDocument();
  });

  it('has a Logout entry that tells the server, clears all local storage and goes to / [S2.17] [S4.2]', async () => {
    const opened = openLoggedIn('/users');
    const { office, user } = opened;
    localStorage.setItem('of-somebody-else', '1');
    const visited = pathsOf(opened);
    await user.click(await screen.findByText('Logout'));
    await loginHeading();
    expect(visited).toEqual(['/', '/login']);
    expect(localStorage.getItem('profile')).toBeNull();
    expect(localStorage.getItem('tokens')).toBeNull();
    expect(localStorage.getItem('of-somebody-else')).toBeNull();
    expect(office.asksFor('POST', '/logout').map(({ authorization }) => authorization)).toEqual(['Bearer token-1']);
  });

  it('clears local storage and goes to the root when the server no longer knows the login [S4.3]', async () => {
    expectNoise();
    const opened = openLoggedIn('/users');
    const { office, user } = opened;
    localStorage.setItem('of-somebody-else', '1');
    const sortByName = await screen.findByText('Name');
    const visited = pathsOf(opened);
    office.tokens.end();
    await user.click(sortByName);
    await loginHeading();
    expect(visited.slice(-2)).toEqual(['/', '/login']);
    expect(localStorage.getItem('of-somebody-else')).toBeNull();
    expect(localStorage.getItem('profile')).toBeNull();
    expect(await screen.findByText('Sesi Anda berakhir, silakan masuk lagi.')).toBeVisible();
  });

  it.each(['/nowhere', '/users/nowhere', '/users/1/2', '/users/edit/1/2', '/roles/nowhere', '/roles/1/2', '/roles/99'])(
    'shows the 404 page at %s [S2.5]',
    async (path) => {
      expectNoise();
      openLoggedIn(path, { permissions: permissionNames.map((name) => ({ name, access: true })) });
      expect(await heading('Ooops, tujuanmu nggak ada!')).toBeVisible();
    },
  );

  it('leads from the 404 page back to / [S2.6]', async () => {
    const { router, user } = openLoggedIn('/nowhere');
    const link = await screen.findByRole('link', { name: 'Kembali' });
    expect(link).toHaveAttribute('href', '/');
    await user.click(link);
    await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
  });

  it('hides and shows the sidebar [S4.48]', async () => {
    const { user } = openLoggedIn('/users');
    await user.click(await screen.findByRole('button', { name: 'Tutup menu' }));
    expect(await screen.findByRole('button', { name: 'Buka menu' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Menu utama' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Buka menu' }));
    expect(await screen.findByRole('navigation', { name: 'Menu utama' })).toBeVisible();
  });

  it('speaks English to who prefers it, and keeps the words of the specification', async () => {
    const { user } = openLoggedIn('/nowhere');
    await user.click(await screen.findByRole('button', { name: 'Bahasa Indonesia' }));
    await user.click(await screen.findByRole('menuitem', { name: 'English' }));
    expect(await screen.findByRole('button', { name: 'Close menu' })).toBeVisible();
    expect(await heading('Ooops, tujuanmu nggak ada!')).toBeVisible();
    expect(document.documentElement.lang).toBe('en');
  });
});
