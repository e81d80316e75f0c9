import { superAdminRole } from 'admin-console/contract';
import { describe, expect, it } from 'vitest';
import { viewer } from '../demoAccounts.ts';
import { officeEmail, officePeople } from './officePeople.ts';
import { officeRoles, permissionRows } from './roles.ts';

const roleNamed = (name: string) => officeRoles.find((role) => role.name === name) ?? expect.fail(`no role ${name}`);

describe('the roles of the office', () => {
  it('can hold every permission that the console asks for', () => {
    expect(permissionRows(roleNamed(superAdminRole)).every(({ access }) => access)).toBe(true);
  });

  it('give each role its own part: the shop desk manages no users, a viewer changes nothing', () => {
    const allowed = (role: string) =>
      permissionRows(roleNamed(role)).flatMap(({ name, access }) => (access ? name : []));
    expect(allowed('shop-admin')).toContain('confirm-payments');
    expect(allowed('shop-admin').filter((name) => name.endsWith('-users'))).toEqual([]);
    expect(allowed('viewer').filter((name) => !/^(list|view)-/.test(name))).toEqual([]);
    expect(allowed('director')).not.toContain('delete-users');
  });
});

describe('the people of the office', () => {
  it('fill more than one page of the list and have an address each', () => {
    expect(officePeople.length).toBeGreaterThanOrEqual(30);
    expect(new Set(officePeople.map(({ name }) => officeEmail(name))).size).toBe(officePeople.length);
  });

  it('have roles that exist, every one of them taken', () => {
    const taken = new Set([superAdminRole, ...officePeople.map(({ role }) => role)]);
    expect(taken).toEqual(new Set(officeRoles.map(({ name }) => name)));
  });

  it('count the demo viewer among them', () => {
    const found = officePeople.find(({ name }) => officeEmail(name) === viewer.login);
    expect(found?.role).toBe('viewer');
  });
});
