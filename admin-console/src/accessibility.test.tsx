import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { permissionNames } from './contract/index.ts';
import { axeViolations } from './testing/axeViolations.ts';
import { openConsole, openLoggedIn } from './testing/renderConsole.tsx';

// As index.html says.
document.title = 'Samudra Emas · Back-office';

const permissions = permissionNames.map((name) => ({ name, access: true }));

it('axe finds nothing at /login', async () => {
  openConsole('/login');
  await screen.findByRole('heading', { name: 'Masuk ke back-office' });
  expect(await axeViolations()).toEqual([]);
});

it.each([
  ['/roles', 'Surveyor'],
  ['/roles/2', 'Yang diizinkan peran ini'],
  ['/roles/2/show', 'Yang diizinkan peran ini'],
  ['/roles/create', 'Yang diizinkan peran ini'],
  ['/nowhere', 'Ooops, tujuanmu nggak ada!'],
  ['/access-denied', 'Ke halaman awal'],
])('axe finds nothing at %s', async (path, said) => {
  openLoggedIn(path, { permissions });
  await screen.findByText(said);
  expect(await axeViolations()).toEqual([]);
  cleanup();
});

it.each([
  ['{Control>}k{/Control}', 'Mau ke mana?'],
  ['?', 'Pintasan keyboard'],
])('axe finds nothing behind %s', async (keys, name) => {
  const { user } = openLoggedIn('/roles', { permissions });
  await screen.findByText('Surveyor');
  await user.keyboard(keys);
  await screen.findByRole('dialog', { name });
  expect(await axeViolations()).toEqual([]);
});
