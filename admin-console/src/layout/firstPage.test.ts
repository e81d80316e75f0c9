import { expect, it } from 'vitest';
import { permissionNames } from '../contract/index.ts';
import { firstPage } from './firstPage.ts';
import { menu } from './menu.ts';
import { resourceOf } from './resourceOf.ts';
import { visibleMenu } from './visibleMenu.ts';

const whole = menu({ ownId: 7, types: [] });
const allScreens = new Set(whole.flatMap(({ links }) => links.map(({ to }) => resourceOf(to))));
const landing = (permissions: readonly string[]) =>
  firstPage(visibleMenu(whole, permissions, allScreens), permissions)?.to;

it('is the dashboard for who may see it', () => {
  expect(landing(permissionNames)).toBe('/');
});

it.each([
  [['list-roles', 'list-invoices'], '/invoices'],
  [['list-clients'], '/clients'],
  [['list-roles'], '/roles'],
])('is for %j, who may not, the first list they may see: %s', (permissions, to) => {
  expect(landing(permissions)).toBe(to);
});

it('is for who has no list at all a page that is open to everybody', () => {
  expect(landing([])).toBe('/projects?projectStatusReportId=1');
});
