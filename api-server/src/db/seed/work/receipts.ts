import type { NoteAmounts } from 'admin-console/contract';
import { type BillPlan, endedOn } from './billPlans.ts';
import type { Calendar } from './calendar.ts';

export interface Payment {
  readonly day: number;
  readonly amount: number;
  /** Booked to the wrong fee note, and taken back. */
  readonly isReversed: boolean;
}

/** What has come for a fee note by day 0. */
export interface Receipts {
  readonly payments: readonly Payment[];
  readonly slip: { readonly day: number; readonly amount: number } | null;
  readonly credit: { readonly day: number; readonly amount: number; readonly reason: string } | null;
}

const nothing: Receipts = { payments: [], slip: null, credit: null };

/** Withheld tax is proved by a slip that comes later than the money, and sometimes not at all. */
export function receiptsOf(plan: BillPlan, amounts: NoteAmounts, calendar: Calendar): Receipts {
  if (plan.issued > 0) return nothing;
  if (plan.end === 'credited') {
    const credit = { day: endedOn(plan), amount: amounts.total, reason: 'Salah alamat tagihan, diganti faktur baru' };
    return { ...nothing, credit: credit.day <= 0 ? credit : null };
  }
  if (plan.end !== 'good') return nothing;
  const { fall } = plan.job;
  const paid = paymentDay(plan, calendar);
  const isPart = fall.chance(8);
  const credit = fall.chance(3) ? creditBefore(plan, amounts, paid) : null;
  const due = amounts.cashExpected - (credit?.amount ?? 0);
  const payments = paymentsOf(plan, due, isPart ? [paid, calendar.workday(paid + fall.between(15, 45))] : [paid]);
  const lastPaid = payments.at(-1)?.day ?? paid;
  const slip = { day: calendar.workday(lastPaid + fall.between(2, 28)), amount: amounts.pph23 };
  const hasSlip = amounts.pph23 > 0 && !fall.chance(4) && slip.day <= 0;
  return { payments: payments.filter(({ day }) => day <= 0), slip: hasSlip ? slip : null, credit };
}

/** Far away for those who do not pay. */
function paymentDay({ job: { client, fall }, issued }: BillPlan, { workday }: Calendar): number {
  const due = issued + client.terms;
  if (fall.chance(3)) return 10_000;
  const late = { prompt: [-8, 3], slow: [8, 38], late: [30, 100] } as const;
  const [least, most] = late[client.pays];
  return workday(Math.max(issued + 1, due + fall.between(least, most)));
}

function creditBefore({ job: { client }, issued }: BillPlan, { dpp }: NoteAmounts, paid: number): Receipts['credit'] {
  const step = client.currency === 'IDR' ? 10_000 : 1;
  const day = Math.min(issued + 10, paid);
  const amount = Math.round((dpp * 0.06) / step) * step;
  return day <= 0 && amount > 0 ? { day, amount, reason: 'Koreksi jam kerja sesuai kesepakatan' } : null;
}

function paymentsOf({ job: { fall, client } }: BillPlan, due: number, days: readonly number[]): Payment[] {
  const [first = 0, second] = days;
  const mistaken = fall.chance(2) ? [{ day: first - 1, amount: due, isReversed: true }] : [];
  if (second === undefined) return [...mistaken, { day: first, amount: due, isReversed: false }];
  const step = client.currency === 'IDR' ? 100_000 : 10;
  const part = Math.round((due * fall.between(40, 70)) / 100 / step) * step;
  const rest = Math.round((due - part) * 100) / 100;
  return [
    { day: first, amount: part, isReversed: false },
    { day: second, amount: rest, isReversed: false },
  ];
}
