import { typedBounds } from 'shop-core/rules/typed';
import { instant, list, orNull } from 'shop-core/wire';
import type * as z from 'zod/mini';
import { told } from '../derived/told.ts';
import { editableResource } from '../rest/restResource.ts';
import { between, whole, wholeBetween } from '../rest/scalars.ts';
import { count, id, text } from '../scalars.ts';

const metres = between(typedBounds.metres);

const form = {
  name: text(),
  exNames: list(text(), 20),
  /** Null for craft without one; then the number of its register tells it. */
  imo: orNull(text(30)),
  regNo: orNull(text(50)),
  callSign: orNull(text(20)),
  mmsi: orNull(text(30)),
  flag: orNull(text(60)),
  portOfRegistry: orNull(text(100)),
  kind: text(60),
  classSociety: orNull(text(60)),
  notation: orNull(text()),
  gt: orNull(whole),
  nt: orNull(whole),
  dwt: orNull(whole),
  loa: orNull(metres),
  lbp: orNull(metres),
  breadth: orNull(metres),
  depth: orNull(metres),
  builtYear: orNull(wholeBetween(typedBounds.builtYear)),
  builder: orNull(text()),
  engine: orNull(text()),
  kw: orNull(whole),
  ownerId: orNull(id),
  manager: orNull(text()),
  piClub: orNull(text()),
};

export const vessel = told('vessels', {
  ...form,
  id,
  ownerName: orNull(text()),
  projectCount: count,
  updatedAt: instant,
  version: id,
});

/** Ships and barges. */
export const vesselsResource = editableResource({
  name: 'vessels',
  entity: vessel,
  form,
  filters: { q: text(100), kind: text(60), ownerId: id },
  sortable: ['name', 'imo', 'kind', 'flag', 'gt', 'builtYear', 'ownerName', 'projectCount', 'updatedAt', 'id'],
  mayRead: ['list-vessels'],
  mayCreate: 'create-vessels',
  mayEdit: 'edit-vessels',
  mayDelete: 'delete-vessels',
});

export type Vessel = z.output<typeof vessel>;
