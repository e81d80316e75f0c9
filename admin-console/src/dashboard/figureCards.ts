import type { Dashboard, LeftOut } from '../contract/index.ts';

/** A figure of the start page: of what, how much, and the list that proves it. */
export interface Figure {
  readonly name: string;
  readonly to: string;
  readonly value: number;
  readonly isMoney: boolean;
  /** What else belongs to it. */
  readonly also?: { readonly value: number; readonly to?: string };
  /** What a sum does not count. */
  readonly leftOut?: LeftOut;
}

export function workCards(figures: Dashboard): Figure[] {
  const { monthBegin, today } = figures;
  const links = {
    newInstructions: `/projects?instructedFrom=${monthBegin}&instructedTo=${today}`,
    onProgress: '/projects?status=onp',
    followUpsDue: '/projects?followUpDue=true',
    overdueReports: '/projects?status=onp&overdue=true',
    awaitingApproval: '/projects?awaitingApproval=true',
  };
  const names = Object.keys(links) as (keyof typeof links)[];
  return names.map((name) => ({ name, to: links[name], value: figures[name], isMoney: false }));
}

export function moneyCards({ money }: Dashboard): Figure[] {
  if (!money) return [];
  const { leftOut } = money;
  const overdue = { value: money.overdue, to: '/pending-payment?overdue=true' };
  return [
    {
      name: 'toIssue',
      to: '/pending-issued?tab=invoices',
      value: money.toIssue,
      isMoney: true,
      leftOut: leftOut.toIssue,
    },
    {
      name: 'outstanding',
      to: '/pending-payment',
      value: money.outstanding,
      isMoney: true,
      also: overdue,
      leftOut: leftOut.outstanding,
    },
    {
      name: 'issuedThisMonth',
      to: '/issued-month',
      value: money.issuedThisMonth,
      isMoney: true,
      also: { value: money.issuedLastMonth },
      leftOut: leftOut.issuedThisMonth,
    },
  ];
}
