import { expect, it } from 'vitest';
import { currentLink } from './currentLink.ts';
import { menu } from './menu.ts';

const groups = menu({ ownId: 7, types: [{ id: 4, name: 'Hull' }] });

it.each([
  ['/', '', '/'],
  ['/projects', '', '/projects'],
  ['/projects', '?page=2', '/projects'],
  ['/projects/12/show', '', '/projects'],
  ['/projects', '?projectStatusReportId=3', '/projects?projectStatusReportId=3'],
  ['/projects', '?projectStatusReportId=12', '/projects'],
  ['/projects', '?surveyorId=7&status=fol', '/projects?surveyorId=7&status=fol'],
  ['/projects-filter', '?typeId=4&status=onp', '/projects-filter?typeId=4&status=onp'],
  ['/clients/type/Broker', '', '/clients/type/Broker'],
  ['/clients/5', '', '/clients'],
  ['/types-detail', '', '/types-detail'],
  ['/nowhere', '', undefined],
])('of %s%s is %s', (pathname, search, to) => {
  expect(currentLink(groups, { pathname, search })?.to).toBe(to);
});
