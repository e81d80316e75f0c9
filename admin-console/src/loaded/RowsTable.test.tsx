import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeClient } from '../testing/fakeClient.ts';
import { expectNoise, openLoggedIn } from '../testing/renderConsole.tsx';

const permissions = [{ name: 'list-clients', access: true }];
const named = fakeClient({ id: 7, name: 'Asuransi Laut', type: 'Underwriter', code: 'AL' });

async function openClients(client = named) {
  const opened = openLoggedIn('/clients', { permissions, records: { clients: [{ ...client }] } });
  await screen.findByText('Asuransi Laut');
  return opened;
}
const links = () => within(screen.getByRole('table')).getAllByRole('link');

it('is gone through by the keyboard: each row is one link to its record', async () => {
  const { user, router } = await openClients();
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['AL', '/clients/7/show']]);
  links()[0]?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/7/show'));
});

it('leaves a click with Ctrl to the browser, which opens another tab', async () => {
  // The browser of the tests says that it opens none.
  expectNoise();
  const { user, router } = await openClients();
  await user.keyboard('{Control>}');
  await user.click(links()[0] as HTMLElement);
  await user.keyboard('{/Control}');
  expect(router.state.location.pathname).toBe('/clients');
});

it('names a row by its next column where the first is hidden or empty', async () => {
  await openClients({ ...named, code: '' });
  expect(links().map((link) => link.textContent)).toEqual(['Asuransi Laut']);
});
