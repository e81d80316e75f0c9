import { expect, it } from 'vitest';
import { mayAccess } from './mayAccess.ts';

it('says of each action what the calls of the resource declare', () => {
  expect(mayAccess('list', 'types', [])).toBe(true);
  expect(mayAccess('show', 'clients', [])).toBe(false);
  expect(mayAccess('show', 'clients', ['list-clients'])).toBe(true);
  expect(mayAccess('edit', 'types-detail', ['edit-types'])).toBe(true);
  expect(mayAccess('delete', 'clients', ['list-clients', 'edit-clients'])).toBe(false);
  expect(mayAccess('export', 'clients', ['export-clients'])).toBe(true);
  expect(mayAccess('create', 'invoices', ['list-invoices'])).toBe(false);
});

it('knows nothing of users and roles, which have calls of their own', () => {
  expect(mayAccess('list', 'users', ['list-users'])).toBeUndefined();
});
