import type { expenses, timeEntries } from '../../tables/work/effort.ts';
import type { Calendar } from './calendar.ts';
import type { Job } from './jobs.ts';
import { rateOn } from './rateOn.ts';

type TimeRow = typeof timeEntries.$inferInsert;
type ExpenseRow = typeof expenses.$inferInsert;

/** What was worked and spent on a project, each with its day. Billing writes the line into the row. */
export interface Effort {
  readonly times: readonly { readonly day: number; readonly row: TimeRow & { rate: number } }[];
  readonly costs: readonly { readonly day: number; readonly row: ExpenseRow }[];
}

const transport = ['Tiket pesawat pergi pulang', 'Sewa mobil dengan pengemudi', 'Taksi bandara dan pelabuhan'] as const;

/** Only what was done before day 0, and before a project was cancelled: today's hours are not written down yet. */
export function effortOf(job: Job, calendar: Calendar): Effort {
  const { days, fall, isEnquiry } = job;
  const end = Math.min(-1, days.cancelled ?? 0);
  const visits = isEnquiry ? [] : days.visits.filter((day) => day <= end);
  const times = visits.flatMap((day) => [
    timeOf(job, calendar, { day, kind: 'survey', hours: fall.between(8, 20) / 2 }),
    // Within a lump sum nobody asks how long the way was.
    ...(job.isHourly ? [timeOf(job, calendar, { day, kind: 'travel', hours: fall.between(2, 14) / 2 })] : []),
  ]);
  if (!isEnquiry && days.drafted <= end) {
    times.push(timeOf(job, calendar, { day: days.drafted, kind: 'report', hours: fall.between(6, 30) / 2 }));
  }
  if (job.type.code === 'AJ' && !isEnquiry) {
    for (let day = days.assigned + 9; day <= Math.min(end, days.drafted); day += 24) {
      times.push(timeOf(job, calendar, { day, kind: 'office', hours: fall.between(12, 40) / 2 }));
    }
  }
  return { times, costs: visits.flatMap((day) => costsOf(job, calendar, day)) };
}

interface Spell {
  readonly day: number;
  readonly kind: TimeRow['kind'];
  readonly hours: number;
}

function timeOf({ id, surveyorId, client, isHourly }: Job, calendar: Calendar, { day, kind, hours }: Spell) {
  const full = client.currency === 'USD' ? 130 : 1_400_000;
  const at = calendar.past(day, 17.5);
  return {
    day,
    row: {
      projectId: id,
      adminId: surveyorId,
      workedOn: calendar.day(day),
      kind,
      hours,
      rate: kind === 'travel' ? full / 2 : full,
      currency: client.currency,
      isBillable: isHourly,
      createdAt: at,
      updatedAt: at,
    },
  };
}

function costsOf(job: Job, calendar: Calendar, day: number) {
  const { fall } = job;
  const kinds: [ExpenseRow['kind'], number, string][] = [
    ['transport', fall.between(9, 96) * 50_000, fall.pick(transport)],
  ];
  if (fall.chance(40)) kinds.push(['lodging', fall.between(11, 34) * 50_000, 'Hotel satu malam']);
  if (fall.chance(30)) kinds.push(['boat', fall.between(20, 90) * 50_000, 'Sewa perahu ke tempat labuh']);
  const at = calendar.past(day, 18);
  return kinds.map(([kind, rupiah, note]) => {
    const fxToIdr = job.client.currency === 'USD' ? rateOn(day) : 1;
    return {
      day,
      row: {
        projectId: job.id,
        adminId: job.surveyorId,
        spentOn: calendar.day(day),
        kind,
        note,
        amount: Math.round(rupiah / fxToIdr),
        currency: job.client.currency,
        fxToIdr,
        createdAt: at,
        updatedAt: at,
      },
    };
  });
}
