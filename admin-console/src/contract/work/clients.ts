import { typedBounds } from 'shop-core/rules/typed';
import { instant, list, orNull } from 'shop-core/wire';
import * as z from 'zod/mini';
import { told } from '../derived/told.ts';
import { record } from '../rest/record.ts';
import { editableResource } from '../rest/restResource.ts';
import { currency, wholeBetween } from '../rest/scalars.ts';
import { count, id, text } from '../scalars.ts';

/** The first four stand in the menu; the others appear under all clients. */
export const clientType = z.enum([
  'Underwriter',
  'Broker',
  'Shipowner',
  'Adjuster',
  'P&I Club',
  'Charterer',
  'Cargo',
  'Lawyer',
]);

const contact = record({
  name: text(),
  position: orNull(text()),
  email: orNull(text(320)),
  phone: orNull(text(30)),
});

const form = {
  type: clientType,
  code: text(20),
  name: text(),
  npwp: orNull(text(30)),
  /** Whether it holds PPh 23 back from what it pays. */
  isWithholder: z.boolean(),
  isForeign: z.boolean(),
  currency,
  termsDays: wholeBetween(typedBounds.termsDays),
  address: orNull(text(1_000)),
  city: orNull(text()),
  country: orNull(text()),
  email: orNull(text(320)),
  phone: orNull(text(30)),
  contacts: list(contact, 50),
  isActive: z.boolean(),
};

export const client = told('clients', {
  ...form,
  id,
  openProjects: count,
  /** What it still has to pay, in rupiah at the booked rates. */
  outstandingIdr: z.number(),
  /** How many of its open invoices that leaves out: they have no rate. */
  outstandingWithoutRate: count,
  updatedAt: instant,
  version: id,
});

/** Whom the office works for or with. */
export const clientsResource = editableResource({
  name: 'clients',
  entity: client,
  form,
  filters: { q: text(100), type: clientType, isActive: z.boolean() },
  sortable: ['name', 'code', 'type', 'city', 'openProjects', 'outstandingIdr', 'updatedAt', 'id'],
  mayRead: ['list-clients'],
  mayCreate: 'create-clients',
  mayEdit: 'edit-clients',
  mayDelete: 'delete-clients',
});

export type Client = z.output<typeof client>;
