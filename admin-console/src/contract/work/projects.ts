import { typedBounds } from 'shop-core/rules/typed';
import { instant, isoDate, list, orNull } from 'shop-core/wire';
import * as z from 'zod/mini';
import { told } from '../derived/told.ts';
import { record } from '../rest/record.ts';
import { editableResource } from '../rest/restResource.ts';
import { between, currency, positiveAmount } from '../rest/scalars.ts';
import { count, id, text } from '../scalars.ts';

export const projectStatus = z.enum([
  'draft',
  'instructed',
  'assigned',
  'attending',
  'reporting',
  'final_issued',
  'follow_up',
  'closed',
  'cancelled',
]);
/** What the menu's links ask for: `onp` is work in progress, `fol` what is followed up. */
export const projectStatusFilter = z.enum(['onp', 'fol', ...projectStatus.options]);
export const priority = z.enum(['low', 'normal', 'high', 'urgent']);
export const followUpReason = z.enum(['documents', 'repair', 'cost', 'client_reply', 'other']);

const party = { clientId: id, role: text(60) };

/** What a person writes of a project. Its number, its status and the stage of its reports are the server's. */
const form = {
  typeId: id,
  typeDetailId: orNull(id),
  title: text(),
  instructionAt: orNull(instant),
  acknowledgedAt: orNull(instant),
  /** By whom it is instructed. */
  clientId: id,
  clientRef: orNull(text(100)),
  policyNo: orNull(text(100)),
  underwriterId: orNull(id),
  brokerId: orNull(id),
  shipownerId: orNull(id),
  adjusterId: orNull(id),
  vesselId: orNull(id),
  casualtyAt: orNull(instant),
  casualtyPlace: orNull(text()),
  casualtyLat: orNull(between(typedBounds.latitude)),
  casualtyLon: orNull(between(typedBounds.longitude)),
  casualtyNature: orNull(text()),
  allegedCause: orNull(text(2_000)),
  casualtyText: orNull(text(10_000)),
  surveyPlace: orNull(text()),
  surveyorId: orNull(id),
  coSurveyorIds: list(id, 20),
  reviewerId: orNull(id),
  priority,
  sumInsured: orNull(positiveAmount),
  deductible: orNull(positiveAmount),
  currency,
  quotedFee: orNull(positiveAmount),
  duePrelim: orNull(isoDate),
  dueFinal: orNull(isoDate),
  isInterimBilling: z.boolean(),
  tags: list(text(40), 20),
};

const name = orNull(text());

export const project = told('projects', {
  ...form,
  id,
  projectNo: text(40),
  status: projectStatus,
  statusBefore: orNull(projectStatus),
  /** The stage of its reports, by the list status-reports. */
  projectStatusReportId: id,
  statusReportName: text(),
  followUpAt: orNull(isoDate),
  followUpReason: orNull(followUpReason),
  closedAt: orNull(instant),
  waivedReason: orNull(text(2_000)),
  cancelReason: orNull(text(2_000)),
  typeCode: text(20),
  typeName: text(),
  typeDetailName: name,
  clientName: text(),
  underwriterName: name,
  brokerName: name,
  shipownerName: name,
  adjusterName: name,
  vesselName: name,
  vesselImo: name,
  surveyorName: name,
  reviewerName: name,
  parties: list(told('projects.parties', { ...party, clientName: text() })),
  /** The day by which something is to be done next, null when nothing is. */
  nextDue: orNull(isoDate),
  isOverdue: z.boolean(),
  /** Days since the instruction, until it was closed. */
  ageDays: orNull(z.int()),
  /** The newest reserve. */
  reserve: orNull(positiveAmount),
  reserveCurrency: orNull(currency),
  /** All that was invoiced, in rupiah at the booked rates. */
  billedIdr: z.number(),
  /** How many of its invoices that leaves out: they have no rate. */
  billedWithoutRate: count,
  createdAt: instant,
  updatedAt: instant,
  version: id,
});

/** The work of the office. Who may not list projects sees those of their own (decision 0090). */
export const projectsResource = editableResource({
  name: 'projects',
  entity: project,
  form: { ...form, parties: list(record(party), 30) },
  filters: {
    q: text(100),
    projectStatusReportId: id,
    surveyorId: id,
    typeId: id,
    status: projectStatusFilter,
    clientId: id,
    vesselId: id,
    priority,
    overdue: z.boolean(),
    /** Those that the asking admin surveys. */
    mine: z.boolean(),
    /** Those whose work is done or billed between and that have no invoice yet. */
    toInvoice: z.boolean(),
    /** Those with a report that waits for approval. */
    awaitingApproval: z.boolean(),
    /** Those in follow-up whose day has come. */
    followUpDue: z.boolean(),
    instructedFrom: isoDate,
    instructedTo: isoDate,
  },
  sortable: [
    'projectNo',
    'title',
    'typeName',
    'clientName',
    'vesselName',
    'surveyorName',
    'projectStatusReportId',
    'status',
    'priority',
    'nextDue',
    'ageDays',
    'instructionAt',
    'billedIdr',
    'createdAt',
    'updatedAt',
    'id',
  ],
  mayRead: [],
  mayCreate: 'create-projects',
  mayEdit: 'edit-projects',
  mayDelete: 'delete-projects',
});

export type Project = z.output<typeof project>;
export type ProjectStatus = z.output<typeof projectStatus>;
