import type * as z from 'zod/mini';
import type {
  attendancesResource,
  clientsResource,
  documentsResource,
  eventsResource,
  expensesResource,
  figuresResource,
  findingsResource,
  invoicesResource,
  projectsResource,
  reportsResource,
  timeEntriesResource,
  typeDetailsResource,
  typesResource,
  vesselsResource,
} from '../contract/index.ts';

/** What JSON makes of a value: moments are texts. */
type Texts<T> = T extends Date
  ? string
  : T extends string
    ? T
    : T extends readonly (infer Item)[]
      ? readonly Texts<Item>[]
      : T extends object
        ? { readonly [K in keyof T]: Texts<T[K]> }
        : T;

/** A record as react-admin holds it: the JSON of the wire, its days and moments still texts. */
type Row<R extends { readonly entity: z.core.$ZodType }> = Texts<z.output<R['entity']>>;

export type Project = Row<typeof projectsResource>;
export type Client = Row<typeof clientsResource>;
export type Vessel = Row<typeof vesselsResource>;
export type ProjectType = Row<typeof typesResource>;
export type TypeDetail = Row<typeof typeDetailsResource>;
export type Invoice = Row<typeof invoicesResource>;
export type CalendarEvent = Row<typeof eventsResource>;
export type Attendance = Row<typeof attendancesResource>;
export type Figure = Row<typeof figuresResource>;
export type Finding = Row<typeof findingsResource>;
export type Report = Row<typeof reportsResource>;
export type ProjectDocument = Row<typeof documentsResource>;
export type TimeEntry = Row<typeof timeEntriesResource>;
export type Expense = Row<typeof expensesResource>;
