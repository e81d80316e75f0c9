import { instant, list } from 'shop-core/wire';
import * as z from 'zod/mini';
import { told } from '../derived/told.ts';
import { record } from '../rest/record.ts';
import { editableResource } from '../rest/restResource.ts';
import { positiveAmount, small } from '../rest/scalars.ts';
import { count, id, text } from '../scalars.ts';

const form = {
  typeId: id,
  code: text(20),
  name: text(),
  sort: small,
  checklist: list(text(), 100),
  /** Names of fields of a project that must be filled before its final report. */
  requiredFields: list(text(60), 50),
  feeLines: list(record({ text: text(), amount: positiveAmount }), 50),
  isActive: z.boolean(),
};

export const typeDetail = told('types-detail', {
  ...form,
  id,
  typeName: text(),
  projectCount: count,
  updatedAt: instant,
  version: id,
});

/** The kinds of work within a type: grounding, collision, draft survey. Every admin may read them (decision 0090). */
export const typeDetailsResource = editableResource({
  name: 'types-detail',
  entity: typeDetail,
  form,
  filters: { q: text(100), typeId: id, isActive: z.boolean() },
  sortable: ['sort', 'code', 'name', 'typeName', 'projectCount', 'updatedAt', 'id'],
  mayRead: [],
  mayCreate: 'create-types',
  mayEdit: 'edit-types',
  mayDelete: 'delete-types',
});

export type TypeDetail = z.output<typeof typeDetail>;
