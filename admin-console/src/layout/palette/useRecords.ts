import { usePermissions, useTranslate } from 'react-admin';
import type { AdminUser, Client, Invoice, Project, Vessel } from '../../contract/index.ts';
import type { Failed, Rows } from '../../loaded/loaded.ts';
import { useRows } from '../../loaded/useRows.ts';
import { permits } from '../../providers/permits.ts';
import { builtScreens } from '../builtScreens.ts';
import type { Destination } from './destination.ts';

const shortest = 2;
const most = 5;

interface Found {
  readonly records: Destination[];
  readonly isPending: boolean;
  /** A kind of record that could not be looked through. */
  readonly failed: Failed | undefined;
}

/** The projects, clients, vessels, invoices and people that a text finds, by number or name; only those whose pages are there and open. */
export function useRecords(text: string): Found {
  const translate = useTranslate();
  const kind = (resource: string) => translate(`console.palette.${resource}`);
  const projects = useFound<Project>('projects', text, ({ id, projectNo, title }) => ({
    ...{ label: `${projectNo} ${title}`, hint: kind('projects'), to: `/projects/${id}/show` },
  }));
  const clients = useFound<Client>('clients', text, ({ id, name, type }) => ({
    ...{ label: name, hint: `${kind('clients')} · ${type}`, to: `/clients/${id}/show` },
  }));
  const vessels = useFound<Vessel>('vessels', text, ({ id, name, kind: ofVessel }) => ({
    ...{ label: name, hint: `${kind('vessels')} · ${ofVessel}`, to: `/vessels/${id}/show` },
  }));
  const invoices = useFound<Invoice>('invoices', text, ({ id, number, billToName }) => ({
    ...{ label: number ?? `#${id}`, to: `/invoices/${id}/show` },
    hint: [kind('invoices'), billToName].filter(Boolean).join(' · '),
  }));
  const all = [projects, clients, vessels, invoices, ...usePeople(text)];
  return {
    records: all.flatMap(({ records }) => records),
    isPending: all.some(({ found }) => found.is === 'loading'),
    failed: all.map(({ found }) => found).find((found) => found.is === 'failed'),
  };
}

/** Admins, for who may list them, and surveyors, whose projects everybody may look for. */
function usePeople(text: string) {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const mayEdit = permits('edit', 'users', permissions);
  const admins = useFound<AdminUser>('users', text, ({ id, name, role }) => ({
    ...{ label: name, hint: [translate('console.palette.users'), role].filter(Boolean).join(' · ') },
    to: mayEdit ? `/users/edit/${id}` : `/users?${filterOf({ search: name })}`,
  }));
  const surveyors = useFound<Named>('surveyors', text, ({ id, name }) => ({
    ...{ label: name, hint: translate('console.palette.surveyors'), to: `/projects?surveyorId=${id}` },
  }));
  return [admins, surveyors];
}

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Where the rows of a resource are shown, where that is a list of its own. */
const hasList = (resource: string) => builtScreens.has(resource);
const filterOf = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

function useFound<R extends { readonly id: number }>(resource: string, text: string, toPlace: (row: R) => Destination) {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const isOpen = permits('list', resource, permissions);
  const enabled = isOpen && text.length >= shortest;
  // The search of the admins has its name from the specification (S7.5).
  const wanted = { [resource === 'users' ? 'search' : 'q']: text.slice(0, 100) };
  const sort = { field: 'id', order: 'DESC' } as const;
  const asked = useRows<R>(resource, { filter: wanted, sort, step: most, enabled });
  const found: Rows<R> = enabled ? asked : { is: 'empty' };
  if (!('rows' in found)) return { found, records: [] };
  const records = found.rows.map(toPlace);
  if (found.is === 'here' || !hasList(resource)) return { found, records };
  const rest = {
    label: translate('console.palette.rest', { shown: found.rows.length, total: found.total }),
    hint: translate(`console.palette.${resource}`),
    to: `/${resource}?${filterOf(wanted)}`,
  };
  return { found, records: [...records, rest] };
}
