import type { attendances, figures, findings } from '../../tables/work/fieldwork.ts';
import type { Calendar } from './calendar.ts';
import type { Fate } from './fate.ts';
import type { Job } from './jobs.ts';
import { rateOn } from './rateOn.ts';

const present = [
  'Master',
  'Chief Engineer',
  'Owner’s superintendent',
  'Class surveyor',
  'Agent',
  'P&I surveyor',
] as const;

/** The visits that have begun by day 0; today's goes on. */
export function attendancesOf(job: Job, calendar: Calendar): (typeof attendances.$inferInsert)[] {
  const { id, days, surveyorId, port } = job;
  const end = Math.min(0, days.cancelled ?? 0);
  const visits = job.isEnquiry ? [] : days.visits.filter((day) => day <= end);
  return visits.map((day, at) => {
    const hours = 4 + ((id + at) % 9) / 2;
    const beginsAt = calendar.past(day, 8.5);
    const isOver = day < 0;
    return {
      ...{ projectId: id, surveyorId, place: port.name, beginsAt, hours: isOver ? hours : null },
      endsAt: isOver ? calendar.moment(day, 8.5 + hours) : null,
      travelHours: isOver ? 1 + (id % 6) : null,
      present: present.filter((_, place) => (id + place + at) % 3 !== 0),
      notes: isOver
        ? job.filled('Attended on board {vessel} at {place}; photographs and copies of papers taken.')
        : null,
      ...{ createdAt: beginsAt, updatedAt: beginsAt },
    };
  });
}

/** They are done before a project is closed. */
export function findingsOf(job: Job, fate: Fate, calendar: Calendar): (typeof findings.$inferInsert)[] {
  const { id, scene, days, fall } = job;
  const visit = days.visits[0] ?? 1;
  if (job.isEnquiry || visit > Math.min(-1, days.cancelled ?? 0)) return [];
  const isFinal = days.final <= 0;
  return scene.findings.map(([found, recommended], at) => {
    const status =
      fate.closed !== null || (isFinal && fall.chance(60))
        ? 'completed'
        : fall.chance(40)
          ? 'in_progress'
          : 'outstanding';
    const createdAt = calendar.past(visit, 15);
    return {
      ...{ projectId: id, seq: at + 1, found, recommended, status, dueOn: calendar.day(visit + 20 + at * 15) },
      ...{ createdAt, updatedAt: createdAt },
    };
  });
}

/** What a claim was thought to cost, at each step. Only casualties have such figures. */
export function figuresOf(job: Job, calendar: Calendar): (typeof figures.$inferInsert)[] {
  const { id, scene, days, fall, surveyorId, client, vessel } = job;
  if (job.isEnquiry || scene.nature === undefined) return [];
  const end = Math.min(0, days.cancelled ?? 0);
  const rupiah = fall.between(2, 60) * 50_000_000 + (vessel.gt ?? 500) * 9_000;
  const cost = client.currency === 'USD' ? rupiah / rateOn(days.instructed) : rupiah;
  const step = client.currency === 'USD' ? 500 : 5_000_000;
  const about = (percent: number) => Math.round((cost * percent) / 100 / step) * step;
  const steps = [
    { kind: 'estimate', day: days.visits[0] ?? 1, amount: about(100), note: 'Taksiran pertama di lapangan' },
    {
      kind: 'reserve',
      day: days.prelim ?? days.drafted,
      amount: about(120),
      note: 'Cadangan pada laporan pendahuluan',
    },
    ...(fall.chance(35)
      ? [{ kind: 'reserve', day: days.drafted, amount: about(95), note: 'Cadangan diturunkan' } as const]
      : []),
    { kind: 'claimed', day: days.submitted, amount: about(131), note: null },
    { kind: 'adjusted', day: days.final, amount: about(88), note: null },
  ] as const;
  return steps
    .filter(({ day }) => day <= end)
    .map(({ kind, day, amount, note }) => ({
      ...{ projectId: id, kind, amount, currency: client.currency, at: calendar.past(day, 16), byId: surveyorId, note },
    }));
}
