import { type Dashboard, tellsField } from 'admin-console/contract';
import { calendarDate } from 'shop-core/rules';
import type { Db } from '../../../db/database.ts';
import type { Asking } from '../../rest/restTable.ts';
import { invoiceSummary, sumWhere } from './invoiceSummary.ts';
import { countProjects, surveyorLoad } from './projectFigures.ts';

/** The figures of the start page. */
export async function dashboardOf(db: Db, asking: Asking): Promise<Dashboard> {
  const monthBegin = calendarDate(`${asking.today.slice(0, 7)}-01`);
  const seesMoney = tellsField('dashboard', 'money', asking.admin.permissions);
  return {
    ...{ today: asking.today, monthBegin, ...(await countProjects(db, monthBegin, asking)) },
    ...(seesMoney && { money: await moneyOf(db, asking) }),
    surveyorLoad: await surveyorLoad(db, asking),
  };
}

async function moneyOf(db: Db, asking: Asking): Promise<NonNullable<Dashboard['money']>> {
  const { idr: toIssue } = await sumWhere(db, { page: 'pending-issued' }, asking);
  const { idr: open } = await sumWhere(db, { page: 'pending-payment' }, asking);
  const { idr: overdue } = await sumWhere(db, { page: 'pending-payment', overdue: true }, asking);
  const { idr: issued, previous } = await invoiceSummary(db, { page: 'issued-month' }, asking);
  return {
    ...{ toIssueCount: toIssue.count, toIssue: toIssue.total },
    ...{ outstandingCount: open.count, outstanding: open.balance, ageing: open.ageing },
    ...{ overdueCount: overdue.count, overdue: overdue.balance },
    ...{ issuedThisMonth: issued.total, issuedLastMonth: previous?.total ?? 0 },
    leftOut: {
      ...{ toIssue: toIssue.leftOut, outstanding: open.leftOut, overdue: overdue.leftOut },
      ...{ issuedThisMonth: issued.leftOut, issuedLastMonth: previous?.leftOut ?? [] },
    },
  };
}
