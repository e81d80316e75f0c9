import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../database.ts';
import { admins, roles } from '../../tables/admins.ts';

/** The ids of the people who do the work. Who stands in a list more often has more to do. */
export interface Office {
  readonly hull: readonly number[];
  readonly cargo: readonly number[];
  readonly adjusters: readonly number[];
  readonly approvers: readonly number[];
  readonly operations: readonly number[];
  readonly finance: readonly number[];
}

const shares = [9, 7, 5, 4, 3, 2, 1];

export async function readOffice(tx: Tx): Promise<Office> {
  const rows = await tx
    .select({ id: admins.id, position: admins.position, role: roles.name, extra: admins.additionalRole })
    .from(admins)
    .innerJoin(roles, eq(roles.id, admins.roleId))
    .orderBy(asc(admins.id));
  const idsOf = (which: (row: (typeof rows)[number]) => boolean) => rows.filter(which).map(({ id }) => id);
  const surveyors = (which: (position: string) => boolean) =>
    unevenly(idsOf(({ role, position }) => role === 'surveyor' && which(position ?? '')));
  const isOfCargo = (position: string) => /Muatan|Draft/.test(position);
  return {
    hull: surveyors((position) => !isOfCargo(position)),
    cargo: surveyors(isOfCargo),
    adjusters: unevenly(idsOf(({ role }) => role === 'adjuster')),
    approvers: idsOf(({ extra }) => extra === 'adm-approval'),
    operations: idsOf(({ role }) => role === 'operations'),
    finance: idsOf(({ role }) => role === 'finance'),
  };
}

const unevenly = (ids: readonly number[]) =>
  ids.flatMap((id, place) => Array.from({ length: shares[place] ?? 1 }, () => id));
