import * as contract from 'admin-console/contract';
import type { Call } from 'shop-core/wire';
import { addClient, addProject, addType, addTypeDetail, addVessel } from '../../api-server/src/admin/testWork.ts';
import { events } from '../../api-server/src/db/tables/work/diary.ts';
import { invoices } from '../../api-server/src/db/tables/work/invoices.ts';
import { type Entry, entry, type World } from './entry.ts';

let made = 0;
const code = () => {
  made += 1;
  return `UJI${made}`;
};

const plain = { isActive: true, currency: 'IDR' as const };
const clientForm = () => ({
  ...{ ...plain, type: 'Broker' as const, code: code(), name: 'PT Pialang', npwp: null, isWithholder: true },
  ...{
    isForeign: false,
    termsDays: 30,
    address: null,
    city: null,
    country: null,
    email: null,
    phone: null,
    contacts: [],
  },
});
const vesselForm = () => ({
  ...{ name: 'KM Bahari', exNames: [], imo: null, regNo: null, callSign: null, mmsi: null, flag: null, kind: 'Tug' },
  ...{ portOfRegistry: null, classSociety: null, notation: null, gt: null, nt: null, dwt: null, loa: null, lbp: null },
  ...{ breadth: null, depth: null, builtYear: null, builder: null, engine: null, kw: null, ownerId: null },
  ...{ manager: null, piClub: null },
});
const typeForm = () => ({
  ...{ ...plain, code: code(), name: 'Lambung', line: 'H&M' as const, defaultFee: null, daysPrelim: 10 },
  ...{ daysFinal: null, statusEveryDays: null, numberingPrefix: 'HM' },
});
const detailForm = async ({ shop: { db } }: World) => ({
  ...{ typeId: (await addType(db)).id, code: code(), name: 'Kandas', sort: 1, checklist: [], requiredFields: [] },
  ...{ feeLines: [], isActive: true },
});
const eventForm = (at: Date) => ({
  ...{ kind: 'meeting' as const, title: 'Rapat', beginsAt: at, endsAt: at, isAllDay: false, place: null, note: null },
  ...{ projectId: null, adminId: null },
});
const projectForm = async ({ shop: { db } }: World) => ({
  ...{ typeId: (await addType(db)).id, clientId: (await addClient(db)).id, title: 'Kandas', typeDetailId: null },
  ...{
    instructionAt: null,
    acknowledgedAt: null,
    clientRef: null,
    policyNo: null,
    underwriterId: null,
    brokerId: null,
  },
  ...{ shipownerId: null, adjusterId: null, vesselId: null, casualtyAt: null, casualtyPlace: null, casualtyLat: null },
  ...{ casualtyLon: null, casualtyNature: null, allegedCause: null, casualtyText: null, surveyPlace: null },
  ...{ surveyorId: null, coSurveyorIds: [], reviewerId: null, priority: 'normal' as const, sumInsured: null, tags: [] },
  ...{ deductible: null, currency: 'IDR' as const, quotedFee: null, duePrelim: null, dueFinal: null, parties: [] },
  isInterimBilling: false,
});

type NewRow = (world: World) => Promise<{ readonly id: number } | undefined>;
const newClient: NewRow = ({ shop: { db } }) => addClient(db);
const newVessel: NewRow = ({ shop: { db } }) => addVessel(db);
const newType: NewRow = ({ shop: { db } }) => addType(db);
const newDetail: NewRow = async ({ shop: { db } }) => addTypeDetail(db, (await addType(db)).id);
const newProject: NewRow = ({ shop: { db } }) => addProject(db);
const newEvent: NewRow = async ({ shop: { db, now } }) => {
  const saved = { createdAt: now(), updatedAt: now() };
  const [event] = await db
    .insert(events)
    .values({ ...eventForm(now()), ...saved })
    .returning();
  return event;
};
const newInvoice: NewRow = async ({ shop: { db, now } }) => {
  const { id: projectId, clientId: billToId } = await addProject(db);
  const saved = { createdAt: now(), updatedAt: now() };
  const [invoice] = await db
    .insert(invoices)
    .values({ projectId, billToId, taxCode: '04', ...saved })
    .returning();
  return invoice;
};
const at = (row: NewRow) => async (world: World) => ({ params: { id: (await row(world))?.id ?? 0 } });

const resources = contract.workResources;
const { projects, clients, vessels, types, 'types-detail': details, invoices: bills, events: calendar } = resources;
// Each list asks for nothing in particular; of which resource makes no difference here.
const lists = Object.values(resources).map(({ calls }) => calls.list as Call as typeof clients.calls.list);

/** The calls of the office's work in plain REST. */
export const workEntries: readonly Entry[] = [
  ...lists.map((list) => entry(list, () => ({ query: {} }))),
  entry(projects.calls.one, at(newProject)),
  entry(projects.calls.create, async (world) => ({ body: await projectForm(world) })),
  entry(projects.calls.update, async (world) => ({
    ...(await at(newProject)(world)),
    body: { ...(await projectForm(world)), version: 1 },
  })),
  entry(projects.calls.remove, at(newProject)),
  entry(clients.calls.one, at(newClient)),
  entry(clients.calls.create, () => ({ body: clientForm() })),
  entry(clients.calls.update, async (world) => ({
    ...(await at(newClient)(world)),
    body: { ...clientForm(), version: 1 },
  })),
  entry(clients.calls.remove, at(newClient)),
  entry(vessels.calls.one, at(newVessel)),
  entry(vessels.calls.create, () => ({ body: vesselForm() })),
  entry(vessels.calls.update, async (world) => ({
    ...(await at(newVessel)(world)),
    body: { ...vesselForm(), version: 1 },
  })),
  entry(vessels.calls.remove, at(newVessel)),
  entry(types.calls.one, at(newType)),
  entry(types.calls.create, () => ({ body: typeForm() })),
  entry(types.calls.update, async (world) => ({ ...(await at(newType)(world)), body: { ...typeForm(), version: 1 } })),
  entry(types.calls.remove, at(newType)),
  entry(details.calls.one, at(newDetail)),
  entry(details.calls.create, async (world) => ({ body: await detailForm(world) })),
  entry(details.calls.update, async (world) => ({
    ...(await at(newDetail)(world)),
    body: { ...(await detailForm(world)), version: 1 },
  })),
  entry(details.calls.remove, at(newDetail)),
  entry(calendar.calls.one, at(newEvent)),
  entry(calendar.calls.create, ({ shop: { now } }) => ({ body: eventForm(now()) })),
  entry(calendar.calls.update, async (world) => ({
    ...(await at(newEvent)(world)),
    body: { ...eventForm(world.shop.now()), version: 1 },
  })),
  entry(calendar.calls.remove, at(newEvent)),
  entry(bills.calls.one, at(newInvoice)),
  entry(contract.sumInvoices, () => ({ query: {} })),
  entry(contract.viewDashboard),
  entry(contract.viewCharts, () => ({ query: {} })),
];
