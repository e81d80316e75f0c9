import { list, wire } from 'shop-core/wire';
import * as z from 'zod/mini';
import { adminCall } from '../adminCall.ts';
import { text } from '../scalars.ts';

/** The lists that have views to save, by the resource they are of. */
export const listsWithViews = [
  'projects',
  'clients',
  'vessels',
  'types',
  'types-detail',
  'events',
  'invoices',
] as const;
const listName = z.enum(listsWithViews);

/** So many views of a list may an admin keep. */
export const mostViews = 50;

/** A state of a list that somebody comes back to. */
export const savedView = wire({
  label: ['label', text(100)],
  /** Its filters and its order, as JSON that only the console reads. */
  state: ['state', text(4_000)],
});

export const viewsOfList = wire({ list: ['list', listName], views: ['views', list(savedView)] });

/** Ours: the views that the asking admin has saved, list by list. */
export const ownViews = adminCall('GET /me/views', {
  auth: 'admin',
  needsOneOf: [],
  // The frame of every screen asks for them.
  isForSetUp: true,
  reply: list(viewsOfList),
});

/** Ours: puts these in the place of all views that the asking admin has saved of a list. */
export const saveOwnViews = adminCall('PUT /me/views/{list}', {
  auth: 'admin',
  needsOneOf: [],
  params: wire({ list: ['list', listName] }),
  body: wire({ views: ['views', z.array(savedView).check(z.maxLength(mostViews))] }),
  reply: z.null(),
});

export type ViewsOfList = z.output<typeof viewsOfList>;
export type SavedView = z.output<typeof savedView>;
