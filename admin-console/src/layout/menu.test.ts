import { describe, expect, it } from 'vitest';
import { type PermissionName, permissionNames } from '../contract/index.ts';
import { enMessages } from '../i18n/enMessages.ts';
import { idMessages } from '../i18n/idMessages.ts';
import { menu } from './menu.ts';
import { resourceOf } from './resourceOf.ts';
import { visibleMenu } from './visibleMenu.ts';

const types = [
  { id: 4, name: 'Hull & Machinery' },
  { id: 9, name: 'Cargo' },
];
const whole = menu({ ownId: 7, types });
const allScreens = new Set(whole.flatMap(({ links }) => links.map(({ to }) => resourceOf(to))));

/** What somebody with these permissions sees: the links of a group, or those outside any. */
function seenBy(permissions: readonly string[]) {
  const groups = visibleMenu(whole, permissions, allScreens);
  const linksOf = (name?: string) =>
    groups.filter(({ label }) => label === name).flatMap(({ links }) => links.map(({ to }) => to));
  return { linksOf, names: groups.flatMap(({ label }) => label ?? []), alone: linksOf(undefined) };
}
const boss = seenBy(permissionNames);
const nobody = seenBy([]);
const without = (name: string) => permissionNames.filter((each) => each !== name);

describe('the menu', () => {
  it('has the groups of the specification [S2.7] [S1.3]', () => {
    expect(boss.names).toEqual(['Top Management', 'Projects', 'Tasks', 'Finance', 'Data', 'Clients']);
    expect(boss.alone).toEqual(['/', '/events', '/users', '/roles', '/charts', '/audit']);
  });

  it('links to the dashboard [S2.8]', () => {
    expect(boss.alone[0]).toBe('/');
  });

  it('links to the projects, by report stage and by surveyor [S2.9]', () => {
    expect(boss.linksOf('Top Management')).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((stage) => `/projects?projectStatusReportId=${stage}`),
    );
    expect(boss.linksOf('Projects')[0]).toBe('/projects');
    expect(boss.linksOf('Tasks')).toEqual(['/projects?surveyorId=7', '/projects?surveyorId=7&status=fol']);
  });

  it('links to what is on progress and what is followed up, of each type [S2.10] [S2.11] [S4.47]', () => {
    expect(boss.linksOf('Projects').slice(1)).toEqual([
      '/projects-filter?typeId=4&status=onp',
      '/projects-filter?typeId=4&status=fol',
      '/projects-filter?typeId=9&status=onp',
      '/projects-filter?typeId=9&status=fol',
    ]);
  });

  it('links to the six pages of invoices [S2.12]', () => {
    expect(boss.linksOf('Finance')).toEqual([
      '/invoices',
      '/pending-issued',
      '/pending-payment',
      '/complete',
      '/issued-month',
      '/issued-week',
    ]);
  });

  it('links to the types and their details [S2.14]', () => {
    expect(boss.linksOf('Data')).toEqual(['/types', '/types-detail']);
  });

  it('links to the clients and four of their types [S2.15]', () => {
    expect(boss.linksOf('Clients')).toEqual([
      '/clients',
      '/clients/type/Underwriter',
      '/clients/type/Broker',
      '/clients/type/Shipowner',
      '/clients/type/Adjuster',
    ]);
  });

  it('links to events, admins, roles and charts [S2.13] [S2.16]', () => {
    expect(boss.alone.slice(1)).toEqual(expect.arrayContaining(['/events', '/users', '/roles', '/charts']));
  });

  it.each<[string, PermissionName, string]>([
    ['Dashboard [S6.1]', 'view-dashboards', '/'],
    ['the group Projects [S6.2]', 'list-projects', 'Projects'],
    ['the group Finance [S6.3]', 'list-invoices', 'Finance'],
    ['Events [S6.4]', 'list-events', '/events'],
    ['the group Clients [S6.5]', 'list-clients', 'Clients'],
    ['Admin [S6.6]', 'list-users', '/users'],
    ['Roles [S6.7]', 'list-roles', '/roles'],
  ])('shows %s to whoever has %s, and to nobody else [S6.2] [S6.7]', (_, permission, shown) => {
    const seen = (permissions: readonly string[]) => {
      const { names, alone } = seenBy(permissions);
      return [...names, ...alone].includes(shown);
    };
    expect(seen([permission])).toBe(true);
    expect(seen(without(permission))).toBe(false);
  });

  it('shows Top Management, Tasks, Data and Chart to everybody, and nothing else [S6.8]', () => {
    expect(nobody.names).toEqual(['Top Management', 'Tasks', 'Data']);
    expect(nobody.alone).toEqual(['/charts']);
  });

  it('leads to no screen that is not built, and shows no empty group', () => {
    expect(visibleMenu(whole, permissionNames, new Set(['users'])).flatMap(({ links }) => links)).toEqual([
      expect.objectContaining({ to: '/users' }),
    ]);
  });

  it('says each of its own words in both languages', () => {
    for (const { label } of whole.flatMap(({ links }) => links)) {
      const [area, , name] = label.split('.');
      if (area !== 'console') continue;
      for (const { console } of [idMessages, enMessages]) expect(console.menu).toHaveProperty(name ?? '');
    }
  });
});
