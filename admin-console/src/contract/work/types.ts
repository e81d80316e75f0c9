import { instant, orNull } from 'shop-core/wire';
import * as z from 'zod/mini';
import { told } from '../derived/told.ts';
import { editableResource } from '../rest/restResource.ts';
import { currency, days, positiveAmount } from '../rest/scalars.ts';
import { count, id, text } from '../scalars.ts';

export const typeLine = z.enum(['H&M', 'P&I', 'Cargo', 'Charter', 'Risk/Condition', 'MWS/Towage', 'Adjusting']);

const form = {
  code: text(20),
  name: text(),
  line: typeLine,
  defaultFee: orNull(positiveAmount),
  currency,
  /** Days from the instruction to the preliminary report. */
  daysPrelim: orNull(days),
  daysFinal: orNull(days),
  statusEveryDays: orNull(days),
  numberingPrefix: z.string().check(z.regex(/^[A-Z0-9]{1,6}$/)),
  isActive: z.boolean(),
};

export const projectType = told('types', {
  ...form,
  id,
  detailCount: count,
  projectCount: count,
  updatedAt: instant,
  version: id,
});

/** The kinds of work of the office. Every admin may read them (decision 0090). */
export const typesResource = editableResource({
  name: 'types',
  entity: projectType,
  form,
  filters: { q: text(100), line: typeLine, isActive: z.boolean() },
  sortable: ['code', 'name', 'line', 'projectCount', 'updatedAt', 'id'],
  mayRead: [],
  mayCreate: 'create-types',
  mayEdit: 'edit-types',
  mayDelete: 'delete-types',
});

export type ProjectType = z.output<typeof projectType>;
