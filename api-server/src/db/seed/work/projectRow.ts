import { reportStage } from 'admin-console/contract';
import type { projects } from '../../tables/work/projects.ts';
import type { reports } from '../../tables/work/reports.ts';
import type { Calendar } from './calendar.ts';
import { clientsOf, type SeedClient, seedClients } from './clients.ts';
import type { Fate } from './fate.ts';
import type { Job } from './jobs.ts';
import { rateOn } from './rateOn.ts';

type Row = typeof projects.$inferInsert;

interface Whole {
  readonly job: Job;
  readonly fate: Fate;
  readonly projectNo: string;
  readonly reports: readonly (typeof reports.$inferInsert)[];
  readonly createdById: number;
}

export function projectRow({ job, fate, projectNo, reports, createdById }: Whole, calendar: Calendar): Row {
  const { type, days, fall, isEnquiry, scene, client, clientId } = job;
  const isAssigned = !isEnquiry && days.assigned <= Math.min(0, days.cancelled ?? 0);
  const createdAt = calendar.past(days.instructed, 9 + (job.id % 7));
  const staged = reports.map(({ kind, status = 'draft' }) => ({ kind, status }));
  const own = {
    id: job.id,
    projectNo,
    typeId: type.id,
    typeDetailId: job.detailId,
    title: job.filled(scene.title),
    status: fate.status,
    statusBefore: fate.statusBefore,
    statusReportId: reportStage(staged, fate.closed !== null),
    clientId,
    clientRef: days.instructed > -6 && fall.chance(50) ? null : refOf(job),
    vesselId: job.vessel.id,
    surveyPlace: job.port.name,
    surveyorId: isAssigned ? job.surveyorId : null,
    reviewerId: isAssigned ? job.reviewerId : null,
    priority: priorityOf(job),
    currency: client.currency,
    quotedFee: job.isHourly ? null : job.fee,
    isInterimBilling: job.isInterimBilling,
    waivedReason: fate.waivedReason,
    cancelReason: fate.cancelReason,
    tags: tagsOf(job),
    createdById,
    createdAt,
    updatedAt: isEnquiry ? createdAt : lastTouched(job, fate, calendar),
  };
  // A spread of so many fields takes ten times as long, and there are hundreds of rows.
  return Object.assign(own, partiesOf(job), casualtyOf(job, calendar), datesOf(job, fate, calendar));
}

function priorityOf({ fall }: Job): Row['priority'] {
  if (fall.chance(6)) return 'urgent';
  if (fall.chance(14)) return 'high';
  return fall.chance(8) ? 'low' : 'normal';
}

const refOf = ({ id, client }: Job) => `${client.code}/CLM/${String(id * 37 + 4_100).padStart(6, '0')}`;

function datesOf({ id, days, type, isEnquiry }: Job, { followUp, closed }: Fate, calendar: Calendar) {
  const { instructed } = days;
  const isAcknowledged = instructed < 0 || id % 2 === 0;
  const hour = 8 + (id % 7);
  const due = (later: number | null) => (isEnquiry || later === null ? null : calendar.day(instructed + later));
  return {
    instructionAt: isEnquiry ? null : calendar.past(instructed, hour),
    acknowledgedAt: isEnquiry || !isAcknowledged ? null : calendar.past(instructed, hour + 1 + (id % 5)),
    ...{ duePrelim: due(type.daysPrelim), dueFinal: due(type.daysFinal) },
    ...{ followUpAt: followUp ? calendar.day(followUp.day) : null, followUpReason: followUp?.reason ?? null },
    closedAt: closed === null ? null : calendar.past(closed, 16.5),
  };
}

function partiesOf({ clientId, client, vessel, fall }: Job) {
  const one = (type: SeedClient['type'], percent: number) => {
    if (client.type === type) return clientId;
    return fall.chance(percent) ? seedClients.indexOf(fall.pick(clientsOf(type))) + 1 : null;
  };
  return {
    ...{ underwriterId: one('Underwriter', 75), brokerId: one('Broker', 55), adjusterId: one('Adjuster', 25) },
    shipownerId: client.type === 'Shipowner' ? clientId : (vessel.ownerId ?? null),
  };
}

function casualtyOf({ scene, days, type, fall, port, filled, vessel, client, id }: Job, calendar: Calendar) {
  const text = filled(fall.pick(scene.texts));
  if (scene.nature === undefined) return { casualtyText: text };
  const day = days.instructed - (type.code === 'AJ' ? fall.between(50, 190) : fall.between(1, 6));
  const value = (vessel.gt ?? 500) * 14_000_000;
  const [insured, step] = client.currency === 'USD' ? [value / rateOn(day), 50_000] : [value, 500_000_000];
  const sumInsured = Math.max(step, Math.round(insured / step) * step);
  return {
    ...{
      casualtyAt: calendar.moment(day, fall.between(0, 23)),
      casualtyPlace: port.waters,
      casualtyNature: scene.nature,
    },
    casualtyLat: Math.round((port.lat + fall.between(-90, 90) / 1_000) * 1_000) / 1_000,
    casualtyLon: Math.round((port.lon + fall.between(-90, 90) / 1_000) * 1_000) / 1_000,
    ...{ allegedCause: scene.causes ? fall.pick(scene.causes) : null, casualtyText: text },
    ...{ sumInsured, deductible: Math.round(sumInsured / 100), policyNo: `MH-${1_000 + (id % 480)}/${type.code}` },
  };
}

const tagsOf = ({ id, isHourly }: Job) => [...(isHourly ? ['time-based'] : []), ...(id % 23 === 0 ? ['arrest'] : [])];

function lastTouched({ days }: Job, { closed }: Fate, calendar: Calendar): Date {
  const steps = [closed, days.cancelled, days.final, days.submitted, days.reporting, days.visits[0], days.assigned];
  return calendar.past(steps.find((day) => day != null && day <= 0) ?? days.instructed, 16.5);
}
