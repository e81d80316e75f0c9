import type { Calendar } from './calendar.ts';
import type { Dice } from './dice.ts';
import type { SeedType } from './types.ts';

/** The days on which the steps of a project are taken; what lies after day 0 has not happened yet. */
export interface Timeline {
  readonly instructed: number;
  readonly assigned: number;
  readonly visits: readonly number[];
  readonly reporting: number;
  readonly prelim: number | null;
  readonly interims: readonly number[];
  readonly drafted: number;
  readonly submitted: number;
  readonly approved: number;
  readonly final: number;
  readonly cancelled: number | null;
}

/** Of a project that was instructed on a day. Most keep the days of their type; some wait for a ship, a paper or a check. */
export function timeline(instructed: number, type: SeedType, fall: Dice, { workday }: Calendar): Timeline {
  const isLong = type.daysFinal > 20;
  const part = (days: number, least: number, most: number) => Math.round((days * fall.between(least, most)) / 100);
  const assigned = workday(instructed + (fall.chance(6) ? fall.between(6, 40) : fall.between(0, 3)));
  const visits = visitsFrom(assigned + (fall.chance(6) ? fall.between(12, 60) : fall.between(1, 5)), type, fall);
  const lastVisit = visits.at(-1) ?? assigned;
  const reporting = lastVisit + fall.between(2, isLong ? 12 : 5);
  const prelim =
    type.daysPrelim === null ? null : workday(Math.max(lastVisit + 1, instructed + part(type.daysPrelim, 50, 125)));
  const planned = instructed + (fall.chance(8) ? part(type.daysFinal, 150, 260) : part(type.daysFinal, 40, 110));
  const drafted = workday(Math.max(reporting, (prelim ?? assigned) + 1, planned - fall.between(9, 18), lastVisit + 1));
  const submitted = workday(Math.max(drafted + fall.between(1, isLong ? 5 : 2), planned - fall.between(4, 8)));
  const approved = workday(submitted + (fall.chance(7) ? fall.between(9, 20) : fall.between(1, isLong ? 5 : 2)));
  const final = workday(Math.max(approved, planned));
  return {
    ...{ instructed, assigned, visits, reporting, prelim, drafted, submitted, approved, final },
    interims: interimsOf(prelim ?? assigned, drafted, type),
    cancelled: fall.chance(4) ? Math.min(drafted - 1, instructed + fall.between(1, 14)) : null,
  };
}

function visitsFrom(first: number, { daysFinal }: SeedType, fall: Dice): number[] {
  const visits = [first];
  while (daysFinal > 20 && visits.length < 3 && fall.chance(35)) visits.push((visits.at(-1) ?? 0) + fall.between(2, 9));
  return visits;
}

function interimsOf(from: number, until: number, { statusEveryDays }: SeedType): number[] {
  if (statusEveryDays === null) return [];
  const days: number[] = [];
  for (let day = from + statusEveryDays; day < until - 5; day += statusEveryDays) days.push(day);
  return days;
}
