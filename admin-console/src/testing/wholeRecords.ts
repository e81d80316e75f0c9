import { fakeClient } from './fakeClient.ts';
import { fakeInvoice } from './fakeInvoice.ts';
import { fakeProject } from './fakeProject.ts';
import type { FakeRecord, FakeRecords } from './fakeRecords.ts';

const at = '2026-11-02T03:00:00.000Z';
const stamped = { updatedAt: at, version: 1 };
const ofProject = { projectId: 1 };
const none = (...names: string[]) => Object.fromEntries(names.map((name) => [name, null]));
const effort = { ...ofProject, adminName: 'Anna Laut', currency: 'IDR', isBillable: true, isBilled: false, note: null };

const vessel = {
  ...{ name: 'KM Cahaya Laut', exNames: [], kind: 'Kapal kargo', imo: '9074729', projectCount: 1, ...stamped },
  ...none(
    'regNo',
    'callSign',
    'mmsi',
    'flag',
    'portOfRegistry',
    'classSociety',
    'notation',
    'gt',
    'nt',
    'dwt',
    'loa',
    'lbp',
  ),
  ...none('breadth', 'depth', 'builtYear', 'builder', 'engine', 'kw', 'ownerId', 'manager', 'piClub', 'ownerName'),
};
const type = {
  ...{ code: 'HM', name: 'Hull & Machinery', line: 'H&M', defaultFee: null, currency: 'IDR', numberingPrefix: 'HM' },
  ...{ daysPrelim: 7, daysFinal: 30, statusEveryDays: 14, isActive: true, detailCount: 1, projectCount: 1, ...stamped },
};
const detail = {
  ...{
    typeId: 1,
    typeName: 'Hull & Machinery',
    code: 'GR',
    name: 'Kandas',
    sort: 1,
    checklist: [],
    requiredFields: [],
  },
  ...{ feeLines: [], isActive: true, projectCount: 1, ...stamped },
};
const event = {
  ...{ title: 'Rapat klaim', beginsAt: '2026-11-12T02:00:00Z', endsAt: '2026-11-12T04:00:00Z', isAllDay: false },
  ...{
    place: null,
    note: null,
    projectId: 1,
    adminId: 1,
    kind: 'meeting',
    projectNo: 'HM-2026-0001',
    adminName: 'Anna Laut',
  },
  ...stamped,
};
const entry = {
  ...{
    at,
    adminId: 1,
    adminName: 'Anna Laut',
    action: 'update',
    before: { name: 'a' },
    after: { name: 'b' },
    ip: null,
  },
};

/** One record of every resource; a further one differs in its id. */
const first: { readonly [Name in keyof FakeRecords]-?: (id: number) => FakeRecord } = {
  projects: (id) => ({ ...fakeProject({ id }), reviewerId: 1, typeDetailId: 1, vesselId: 1, coSurveyorIds: [1] }),
  clients: (id) => ({ ...fakeClient({ id, name: `Asuransi ${id}`, type: 'Underwriter' }) }),
  vessels: (id) => ({ id, ...vessel }),
  types: (id) => ({ id, ...type }),
  'types-detail': (id) => ({ id, ...detail }),
  invoices: (id) => ({ ...fakeInvoice({ id }) }),
  events: (id) => ({ id, ...event }),
  'status-reports': (id) => ({ id, name: 'Preliminary advice' }),
  surveyors: (id) => ({ id, name: `Surveyor ${id}` }),
  reviewers: (id) => ({ id, name: `Pemeriksa ${id}` }),
  attendances: (id) => ({
    ...{ id, ...ofProject, surveyorId: 1, surveyorName: 'Anna Laut', place: 'Merak', beginsAt: at, endsAt: null },
    ...{ hours: 4, travelHours: 2, present: [], notes: null, photos: [] },
  }),
  figures: (id) => ({
    ...{ id, ...ofProject, kind: 'reserve', amount: 100, currency: 'USD', at, byName: 'Anna Laut', note: null },
  }),
  findings: (id) => ({
    id,
    ...ofProject,
    seq: id,
    found: 'Lunas bengkok',
    recommended: null,
    dueOn: null,
    status: 'outstanding',
  }),
  reports: (id) => ({
    ...{
      id,
      ...ofProject,
      kind: 'preliminary',
      seq: 1,
      revision: 0,
      status: 'draft',
      authorName: 'Anna Laut',
      sentTo: [],
    },
    ...none('reviewerName', 'dueOn', 'submittedAt', 'approvedAt', 'issuedAt'),
  }),
  documents: (id) => ({ id, ...ofProject, kind: 'Surat laut', ...none('requestedOn', 'receivedOn', 'fileName') }),
  'time-entries': (id) => ({ id, ...effort, workedOn: '2026-11-03', kind: 'survey', hours: 4, rate: null }),
  expenses: (id) => ({ id, ...effort, spentOn: '2026-11-03', kind: 'boat', amount: 1_000 }),
  audit: (id) => ({ id, ...entry, entity: 'clients', entityId: 1 }),
};

/** So many records of every resource of the back office's work. */
export function wholeRecords(count: number): FakeRecords {
  const ids = Array.from({ length: count }, (_, at) => at + 1);
  const all = Object.entries(first).map(([name, make]) => [name, ids.map(make)]);
  return Object.fromEntries(all);
}
