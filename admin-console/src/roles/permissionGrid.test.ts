import { expect, it } from 'vitest';
import { permissionNames } from '../contract/index.ts';
import { enMessages } from '../i18n/enMessages.ts';
import { idMessages } from '../i18n/idMessages.ts';
import { columnVerbs, namesIn, namesOf, permissionRows, verbOf } from './permissionGrid.ts';

it('holds every permission once', () => {
  expect(permissionRows.flatMap(namesOf).sort()).toEqual([...permissionNames].sort());
});

it('puts each under what it does: what a column holds begins alike, and the rest stands in no column', () => {
  for (const verb of columnVerbs) {
    for (const name of namesIn(verb)) expect(name).toMatch(verb === 'list' ? /^(list|view)-/ : new RegExp(`^${verb}-`));
  }
  const reports = permissionRows.find(({ area }) => area === 'reports');
  expect(reports).toEqual({ area: 'reports', cells: {}, others: ['submit-reports', 'approve-reports'] });
});

it('has a word for every resource and verb in both languages', () => {
  for (const { console } of [idMessages, enMessages]) {
    for (const { area } of permissionRows) expect(Object.keys(console.roles.area)).toContain(area);
    for (const name of permissionNames) expect(Object.keys(console.roles.verb)).toContain(verbOf(name));
  }
});
