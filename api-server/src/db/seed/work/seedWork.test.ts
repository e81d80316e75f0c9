import {
  clientCodes,
  codeProblems,
  contactProblems,
  eventProblems,
  type ProjectSense,
  projectProblems,
  reportStage,
} from 'admin-console/contract';
import { sql } from 'drizzle-orm';
import { calendarDate } from 'shop-core/rules';
import { understoodCode } from 'shop-core/rules/typed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf } from '../../../operations/faultsOf.ts';
import type { Database } from '../../connect.ts';
import { clients } from '../../tables/work/clients.ts';
import { eventKinds, events } from '../../tables/work/diary.ts';
import { invoiceStatuses } from '../../tables/work/invoices.ts';
import { projectStatuses, projects } from '../../tables/work/projects.ts';
import { reportStatuses } from '../../tables/work/reports.ts';
import { openSeededDatabase, seededAt } from '../../testSeeded.ts';
import { calendar } from './calendar.ts';
import type { Office } from './readOffice.ts';
import { vesselRows } from './vesselRows.ts';
import { yearOf } from './year.ts';

const today = `date '2026-11-27'`;
let database: Database;
beforeAll(async () => {
  database = await openSeededDatabase();
});
afterAll(() => database.close());

async function rows<T = Record<string, unknown>>(query: string): Promise<T[]> {
  return (await database.db.execute(sql.raw(query))).rows as T[];
}
const values = async <T = string>(query: string) => (await rows<{ v: T }>(query)).map(({ v }) => v);
const count = async (from: string) => (await values<number>(`select count(*)::int as v from ${from}`))[0] ?? 0;

const everyRow = async ({ db }: Database) => ({
  clients: await db.select().from(clients),
  projects: await db.select().from(projects),
  events: await db.select().from(events),
});

describe('the office of the demonstration', () => {
  it('has 12 surveyors, 60 clients, 80 vessels and 600 projects', async () => {
    expect(await count(`admins a join roles r on r.id = a.role_id where r.name = 'surveyor'`)).toBe(12);
    expect(await count('clients')).toBe(60);
    expect(await count('vessels')).toBe(80);
    expect(await count('projects')).toBe(600);
    expect(new Set(await values('select distinct type as v from clients')).size).toBe(8);
  });

  it('gives each ship a valid IMO number, or that of its register', async () => {
    const ships = await rows<{ imo: string | null; reg_no: string | null }>('select imo, reg_no from vessels');
    expect(ships.filter(({ imo, reg_no }) => (imo === null) === (reg_no === null))).toEqual([]);
    const numbers = ships.flatMap(({ imo }) => imo ?? []);
    expect(numbers.filter((imo) => understoodCode(imo, 'imo').problem)).toEqual([]);
    expect(numbers.length).toBeGreaterThan(60);
    expect(numbers.length).toBeLessThan(80);
  });

  it('makes sense by the rules of its forms', async () => {
    const { clients, projects, events } = await everyRow(database);
    expect(
      clients.flatMap((client) => [...codeProblems(client, clientCodes), ...contactProblems(client.contacts)]),
    ).toEqual([]);
    expect(projects.flatMap((project) => projectProblems(project as ProjectSense, calendarDate('2026-11-27')))).toEqual(
      [],
    );
    expect(events.flatMap((event) => eventProblems(event))).toEqual([]);
  });

  it('spreads the work unevenly, but over everybody who surveys', async () => {
    const loads = await values<number>(
      `select count(p.id)::int as v from admins a join roles r on r.id = a.role_id left join projects p
       on p.surveyor_id = a.id where r.name = 'surveyor' group by a.id order by 1`,
    );
    expect(loads[0]).toBeGreaterThan(0);
    expect(loads.at(-1)).toBeGreaterThan(5 * (loads[0] ?? 0));
  });

  it('goes on with its numbers where they end', async () => {
    const next = `select kind || year || ':' || next as v from number_counters where kind = 'project' order by 1`;
    expect(await values(next)).toEqual(
      await values(`select 'project' || split_part(project_no, '-', 2) || ':' || count(*) + 1 as v from projects
        group by split_part(project_no, '-', 2) order by 1`),
    );
    const [made] = await values<number>(
      `insert into clients (type, code, name, created_at, updated_at) values ('Broker', 'NEW', 'New', now(), now()) returning id as v`,
    );
    expect(made).toBe(61);
    await rows('delete from clients where id = 61');
  });
});

describe('the year of work', () => {
  it('has projects, fee notes in both currencies, reports and events of every status and kind', async () => {
    expect(new Set(await values('select distinct status as v from projects'))).toEqual(new Set(projectStatuses));
    expect(new Set(await values('select distinct status as v from invoices'))).toEqual(new Set(invoiceStatuses));
    expect(new Set(await values('select distinct currency as v from invoices'))).toEqual(new Set(['IDR', 'USD']));
    expect(new Set(await values('select distinct status as v from reports'))).toEqual(new Set(reportStatuses));
    expect(new Set(await values('select distinct kind as v from events'))).toEqual(new Set(eventKinds));
    expect(await values('select distinct status_report_id as v from projects order by 1')).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });

  it('has fee notes in each bucket of age, projects that are late and some to look at today', async () => {
    const buckets = `select width_bucket((${today} - due_date)::int, array[1, 31, 61, 91, 121]) as v from invoices
      where status in ('issued', 'partly_paid') group by 1 order by 1`;
    expect(await values<number>(buckets)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await count(`projects where status = 'reporting' and due_final < ${today}`)).toBeGreaterThan(0);
    expect(await count(`projects where status = 'follow_up' and follow_up_at = ${today}`)).toBeGreaterThan(0);
    expect(await count(`projects where status = 'follow_up' and follow_up_at > ${today}`)).toBeGreaterThan(0);
    expect(await count(`events where (begins_at at time zone 'Asia/Jakarta')::date = ${today}`)).toBeGreaterThan(2);
    expect(await count(`events where begins_at > ${today} + 30`)).toBeGreaterThan(5);
  });

  it('has reports that say how far each project is', async () => {
    const projects = await rows<{ stage: number; closed: boolean; reports: Parameters<typeof reportStage>[0] | null }>(
      `select status_report_id as stage, status = 'closed' as closed, (select jsonb_agg(jsonb_build_object('kind', kind,
       'status', r.status)) from reports r where r.project_id = p.id) as reports from projects p`,
    );
    expect(projects.filter(({ stage, closed, reports }) => reportStage(reports ?? [], closed) !== stage)).toEqual([]);
  });

  it('has for each status what made it', async () => {
    const isFinal = `exists (select from reports r where r.project_id = p.id and r.kind = 'final' and r.status = 'issued')`;
    const visited = 'exists (select from attendances a where a.project_id = p.id)';
    expect(await count(`projects p where (status in ('final_issued', 'closed')) and not ${isFinal}`)).toBe(0);
    expect(
      await count(`projects p where status in ('attending', 'reporting') and (not ${visited} or ${isFinal})`),
    ).toBe(0);
    expect(await count(`projects p where status in ('instructed', 'assigned', 'draft') and ${visited}`)).toBe(0);
    expect(
      await count(`projects p where status = 'closed' and (exists (select from findings f where f.project_id = p.id
        and f.status <> 'completed') or exists (select from tasks t where t.project_id = p.id and t.status = 'open'))`),
    ).toBe(0);
  });

  it('has money that adds up, by the invariants of the books', async () => {
    expect(await faultsOf(database.db)).toEqual([]);
    const terms = `invoices i join clients c on c.id = i.bill_to_id where i.due_date <> i.issue_date + c.terms_days`;
    expect(await count(terms)).toBe(0);
    const held = `invoices i join clients c on c.id = i.bill_to_id where (i.pph23 > 0) <> (c.is_withholder and i.currency = 'IDR')`;
    expect(await count(held)).toBe(0);
    expect(await count(`invoices where currency = 'USD' and fx_to_idr < 10000`)).toBe(0);
  });

  it('has nothing that happened after now', async () => {
    const now = `timestamptz '${seededAt.toISOString()}'`;
    const moments = [
      'projects.created_at',
      'projects.updated_at',
      'projects.closed_at',
      'reports.issued_at',
      'invoices.sent_at',
    ];
    for (const [table, column] of [...moments, 'audit_log.at', 'tasks.done_at', 'notes.created_at'].map((one) =>
      one.split('.'),
    )) {
      expect(await count(`${table} where ${column} > ${now}`), `${table}.${column}`).toBe(0);
    }
    expect(await count(`payments where paid_on > ${today}`)).toBe(0);
    expect(await count(`invoices where issue_date > ${today}`)).toBe(0);
  });
});

const office: Office = {
  ...{ hull: [6, 7, 11], cargo: [8, 9, 10], adjusters: [13, 14] },
  ...{ approvers: [1, 2, 13], operations: [3, 4], finance: [19, 20] },
};

it.each([0, 1, 2, 3, 4, 5, 6])('shows work of every status also when the first start is %i days later', (days) => {
  const now = new Date(seededAt.getTime() + days * 24 * 60 * 60_000);
  const year = yearOf(office, vesselRows(now), calendar(now));
  expect(new Set(year.map(({ fate }) => fate.status))).toEqual(new Set(projectStatuses));
  expect(new Set(year.map(({ row }) => row.statusReportId)).size).toBe(9);
  expect(new Set(year.flatMap(({ bills }) => bills.map(({ status }) => status)))).toEqual(new Set(invoiceStatuses));
});
