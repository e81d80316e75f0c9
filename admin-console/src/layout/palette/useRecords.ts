import { useGetList, usePermissions, useTranslate } from 'react-admin';
import type { Client, Invoice, Project, Vessel } from '../../contract/index.ts';
import { permits } from '../../providers/permits.ts';
import { builtScreens } from '../builtScreens.ts';
import type { Destination } from './destination.ts';

const shortest = 2;
const most = { pagination: { page: 1, perPage: 5 }, sort: { field: 'id', order: 'DESC' as const } };

/** The projects, clients, vessels and invoices that a text finds, by number or name; only those whose pages are there and open. */
export function useRecords(text: string): { records: Destination[]; isPending: boolean } {
  const translate = useTranslate();
  const projects = useFound<Project>('projects', text);
  const clients = useFound<Client>('clients', text);
  const vessels = useFound<Vessel>('vessels', text);
  const invoices = useFound<Invoice>('invoices', text);
  const kind = (resource: string) => translate(`console.palette.${resource}`);
  const records = [
    ...projects.data.map(({ id, projectNo, title }) => ({
      ...{ label: `${projectNo} ${title}`, hint: kind('projects'), to: `/projects/${id}/show` },
    })),
    ...clients.data.map(({ id, name, type }) => ({
      ...{ label: name, hint: `${kind('clients')} · ${type}`, to: `/clients/${id}/show` },
    })),
    ...vessels.data.map(({ id, name, kind: ofVessel }) => ({
      ...{ label: name, hint: `${kind('vessels')} · ${ofVessel}`, to: `/vessels/${id}/show` },
    })),
    ...invoices.data.map(({ id, number, billToName }) => ({
      ...{ label: number ?? `#${id}`, hint: `${kind('invoices')} · ${billToName}`, to: `/invoices/${id}/show` },
    })),
  ];
  return { records, isPending: [projects, clients, vessels, invoices].some(({ isLoading }) => isLoading) };
}

function useFound<R extends { readonly id: number }>(resource: string, text: string) {
  const { permissions = [] } = usePermissions<readonly string[]>();
  const isOpen = builtScreens.has(resource) && permits('list', resource, permissions);
  const enabled = isOpen && text.length >= shortest;
  const { data = [], isLoading } = useGetList<R>(resource, { ...most, filter: { q: text.slice(0, 100) } }, { enabled });
  return { data: enabled ? data : [], isLoading };
}
