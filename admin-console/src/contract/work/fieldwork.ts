import { instant, isoDate, list, orNull } from 'shop-core/wire';
import * as z from 'zod/mini';
import { told } from '../derived/told.ts';
import { restList } from '../rest/restResource.ts';
import { amount, currency, rupiahValue } from '../rest/scalars.ts';
import { id, text } from '../scalars.ts';

export const attendance = told('attendances', {
  id,
  projectId: id,
  surveyorId: id,
  surveyorName: text(),
  place: text(),
  beginsAt: instant,
  endsAt: orNull(instant),
  hours: orNull(z.number()),
  travelHours: orNull(z.number()),
  present: list(text()),
  notes: orNull(text(10_000)),
  photos: list(text()),
});

export const figure = told('figures', {
  id,
  projectId: id,
  kind: z.enum(['estimate', 'reserve', 'claimed', 'approved', 'adjusted']),
  amount,
  amountIdr: rupiahValue,
  currency,
  at: instant,
  byName: text(),
  note: orNull(text(2_000)),
});

export const finding = told('findings', {
  id,
  projectId: id,
  seq: z.int(),
  found: text(10_000),
  recommended: orNull(text(10_000)),
  dueOn: orNull(isoDate),
  status: z.enum(['outstanding', 'in_progress', 'completed']),
});

// Who may not list projects sees what belongs to their own (decision 0090).
const filters = { projectId: id };
const mayRead = [] as const;

/** The visits of a project. */
export const attendancesResource = restList({
  ...{ name: 'attendances', entity: attendance, filters, mayRead },
  sortable: ['beginsAt', 'id'],
});

/** What a project was thought to cost, over time. */
export const figuresResource = restList({
  ...{ name: 'figures', entity: figure, filters, mayRead },
  sortable: ['at', 'kind', 'amount', 'id'],
});

/** What surveys of a project found. */
export const findingsResource = restList({
  ...{ name: 'findings', entity: finding, filters, mayRead },
  sortable: ['seq', 'dueOn', 'status', 'id'],
});
