import { type SQL, sql } from 'drizzle-orm';
import type { CalendarDate } from 'shop-core/rules';
import type { Asking } from '../rest/restTable.ts';
import { totalIdr } from './invoiceColumns.ts';
import { sumOfValues } from './rupiahOf.ts';

/** The day by which something is to be done next in a project; null when nothing is. */
export const nextDue: SQL = sql`case
  when projects.status in ('draft', 'final_issued', 'closed', 'cancelled') then null
  when projects.status = 'follow_up' then projects.follow_up_at
  when projects.status_report_id < 3 then coalesce(projects.due_prelim, projects.due_final)
  when projects.status_report_id < 7 then projects.due_final end`;

export const isOverdue = ({ today }: Asking) => sql<boolean>`coalesce((${nextDue}) < ${today}::date, false)`;

export const ageDays = ({ today }: Asking) => sql<number | null>`(
  coalesce((projects.closed_at at time zone 'Asia/Jakarta')::date, ${today}::date)
  - (projects.instruction_at at time zone 'Asia/Jakarta')::date)`;

const newestReserve = (column: SQL) => sql`(select ${column} from figures
  where figures.project_id = projects.id and figures.kind = 'reserve'
  order by figures.at desc, figures.id desc limit 1)`;
export const reserve = newestReserve(sql`amount`).mapWith(Number) as SQL<number | null>;
export const reserveCurrency = newestReserve(sql`currency`) as SQL<'IDR' | 'USD' | 'SGD' | 'EUR' | null>;

/** At the booked rates. */
export const billed = sumOfValues(
  totalIdr,
  sql`invoices where invoices.project_id = projects.id and invoices.status in ('issued', 'partly_paid', 'paid')`,
);

export const coSurveyorIds = sql<number[]>`(select coalesce(jsonb_agg(surveyor_id order by surveyor_id), '[]')
  from project_surveyors where project_surveyors.project_id = projects.id)`;

interface Party {
  clientId: number;
  role: string;
  clientName: string;
}
export const parties = sql<Party[]>`(select coalesce(jsonb_agg(jsonb_build_object(
    'clientId', party.client_id, 'role', party.role, 'clientName', named.name) order by party.id), '[]')
  from project_parties as party join clients as named on named.id = party.client_id
  where party.project_id = projects.id)`;

const nameOfClient = (id: SQL) => sql<string | null>`(select name from clients as named where named.id = ${id})`;
export const partyNames = {
  underwriterName: nameOfClient(sql`projects.underwriter_id`),
  brokerName: nameOfClient(sql`projects.broker_id`),
  shipownerName: nameOfClient(sql`projects.shipowner_id`),
  adjusterName: nameOfClient(sql`projects.adjuster_id`),
};

/** A day that an expression makes, as the rest of a row has days. */
export const asDay = (day: SQL) => sql<CalendarDate | null>`to_char(${day}, 'YYYY-MM-DD')`;
