import { describe, expect, it } from 'vitest';
import { permissionNames } from '../contract/index.ts';
import { permits } from './permits.ts';

describe('who may do what', () => {
  it.each([
    ['list', 'users', 'list-users'],
    ['show', 'users', 'list-users'],
    ['create', 'roles', 'create-roles'],
    ['edit', 'users', 'edit-users'],
    ['delete', 'clients', 'delete-clients'],
    ['export', 'projects', 'export-projects'],
    ['approve', 'reviews', 'approve-reviews'],
    ['issue', 'invoices', 'issue-invoices'],
    ['assign', 'projects', 'assign-projects'],
    ['list', 'pending-payment', 'list-invoices'],
    ['list', 'issued-week', 'list-invoices'],
    ['edit', 'types-detail', 'edit-types'],
    ['list', '', 'view-dashboards'],
  ])('to %s %s takes %s and nothing else', (action, resource, permission) => {
    const others = permissionNames.filter((name) => name !== permission);
    expect(permits(action, resource, [permission])).toBe(true);
    expect(permits(action, resource, others)).toBe(false);
  });

  it.each(['types', 'types-detail', 'charts', 'projects', 'projects-filter'])(
    'looks at %s without any permission, and changes nothing [S6.8]',
    (resource) => {
      expect(permits('list', resource, [])).toBe(true);
      expect(permits('edit', resource, [])).toBe(false);
    },
  );
});
