import type * as z from 'zod/mini';
import { told } from '../derived/told.ts';
import { restList } from '../rest/restResource.ts';
import { id, text } from '../scalars.ts';

const named = { id, name: text() };

/** The stages of a project's reports, 1 to 9. */
export const statusReportsResource = restList({
  name: 'status-reports',
  entity: told('status-reports', named),
  filters: {},
  sortable: ['id', 'name'],
  mayRead: [],
});

/** Who may be given a project: active admins whose role allows survey-projects. */
export const surveyorsResource = restList({
  name: 'surveyors',
  entity: told('surveyors', named),
  filters: { q: text(100) },
  sortable: ['name', 'id'],
  mayRead: [],
});

/** Who may check a report before it goes out: active admins who approve reports by their role or in addition to it. */
export const reviewersResource = restList({
  name: 'reviewers',
  entity: told('reviewers', named),
  filters: { q: text(100) },
  sortable: ['name', 'id'],
  mayRead: [],
});

export type Named = z.output<typeof statusReportsResource.entity>;
