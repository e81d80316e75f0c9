import { type Project, projectProblems, type projectsResource, statusAfterEdit } from 'admin-console/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { admins } from '../../db/tables/admins.ts';
import { clients } from '../../db/tables/work/clients.ts';
import { projectParties, projectSurveyors, projects } from '../../db/tables/work/projects.ts';
import { typeDetails, types } from '../../db/tables/work/types.ts';
import { refuseFields } from '../../http/refuse.ts';
import { refuseAdmin } from '../refuseAdmin.ts';
import type { WritingOf } from '../rest/resourceTypes.ts';
import type { Asking } from '../rest/restTable.ts';
import { mayReview, maySurvey } from './lookups.ts';
import { takeNumber } from './takeNumber.ts';

type Writing = WritingOf<typeof projectsResource>;
type Form = Parameters<Writing['columns']>[1];

/** How the form of a project is saved. What follows from it (number, status) is decided here, whatever the form says. */
export const projectWriting: Writing = {
  table: projects,
  needed: ['title'],
  problems: projectProblems,
  columns: async (tx, form, asking, before) => {
    await refuseChoices(tx, form, before);
    refuseAssignment(form, asking, before);
    const status = statusOf(form, before);
    const { coSurveyorIds: _, parties: __, ...columns } = form;
    return before ? { ...columns, status } : { ...columns, status, projectNo: await newNumber(tx, form, asking) };
  },
  saveMore: async (tx, projectId, { coSurveyorIds, parties }) => {
    await tx.delete(projectSurveyors).where(eq(projectSurveyors.projectId, projectId));
    await tx.delete(projectParties).where(eq(projectParties.projectId, projectId));
    const others = [...new Set(coSurveyorIds)].map((surveyorId) => ({ projectId, surveyorId }));
    if (others.length > 0) await tx.insert(projectSurveyors).values(others);
    if (parties.length > 0) await tx.insert(projectParties).values(parties.map((party) => ({ ...party, projectId })));
  },
};

function statusOf(form: Form, before: Project | undefined) {
  const [isInstructed, hasSurveyor] = [form.instructionAt !== null, form.surveyorId !== null];
  const status = statusAfterEdit({ status: before?.status, isInstructed, hasSurveyor });
  if (!status) refuseFields([{ field: isInstructed ? 'surveyorId' : 'instructionAt', code: 'REQUIRED' }]);
  return status;
}

/** Who is given a project is for those to say who assign. */
function refuseAssignment(form: Form, { admin }: Asking, before: Project | undefined): void {
  const isSame =
    form.surveyorId === (before?.surveyorId ?? null) &&
    [...form.coSurveyorIds].sort().join() === [...(before?.coSurveyorIds ?? [])].sort().join();
  if (!isSame && !admin.permissions.has('assign-projects')) refuseAdmin({ code: 'PERMISSION_MISSING' });
}

/** What the foreign keys alone would not find, or not at the right field. */
async function refuseChoices(tx: Tx, form: Form, before: Project | undefined): Promise<void> {
  const { typeId, typeDetailId, surveyorId, coSurveyorIds, parties } = form;
  if (typeDetailId !== null) {
    const within = and(eq(typeDetails.id, typeDetailId), eq(typeDetails.typeId, typeId));
    if ((await tx.$count(typeDetails, within)) === 0) refuseFields([{ field: 'typeDetailId', code: 'CHOICE_INVALID' }]);
  }
  // Whoever had the work already keeps it, also without the right to get more.
  const had = new Set([before?.surveyorId ?? null, ...(before?.coSurveyorIds ?? [])]);
  const isNew = (id: number | null): id is number => id !== null && !had.has(id);
  const given = [...new Set([surveyorId, ...coSurveyorIds].filter(isNew))];
  if ((await tx.$count(admins, and(inArray(admins.id, given), maySurvey))) < given.length) {
    refuseFields([{ field: isNew(surveyorId) ? 'surveyorId' : 'coSurveyorIds', code: 'CHOICE_INVALID' }]);
  }
  const { reviewerId } = form;
  const isNewReviewer = reviewerId !== null && reviewerId !== before?.reviewerId;
  if (isNewReviewer && (await tx.$count(admins, and(eq(admins.id, reviewerId), mayReview))) === 0) {
    refuseFields([{ field: 'reviewerId', code: 'CHOICE_INVALID' }]);
  }
  const named = [...new Set(parties.map(({ clientId }) => clientId))];
  if ((await tx.$count(clients, inArray(clients.id, named))) < named.length) {
    refuseFields([{ field: 'parties', code: 'CHOICE_INVALID' }]);
  }
}

/** 'HM-2026-0007': the prefix of its type, and its number in the year. */
async function newNumber(tx: Tx, { typeId }: Form, { today }: Asking): Promise<string> {
  const [type] = await tx.select({ prefix: types.numberingPrefix }).from(types).where(eq(types.id, typeId));
  if (!type) return refuseType();
  const year = Number(today.slice(0, 4));
  return `${type.prefix}-${year}-${String(await takeNumber(tx, 'project', year)).padStart(4, '0')}`;
}

function refuseType(): never {
  refuseFields([{ field: 'typeId', code: 'CHOICE_INVALID' }]);
  throw new Error('a field that was refused was not');
}
