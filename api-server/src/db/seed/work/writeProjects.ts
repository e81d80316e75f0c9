import type { Tx } from '../../database.ts';
import { attendances, figures, findings } from '../../tables/work/fieldwork.ts';
import { projectParties, projectSurveyors, projects } from '../../tables/work/projects.ts';
import { documents, reports } from '../../tables/work/reports.ts';
import type { Calendar } from './calendar.ts';
import { attendancesOf, figuresOf, findingsOf } from './fieldworkOf.ts';
import { insertRows } from './insertRows.ts';
import { documentsOf } from './paperworkOf.ts';
import { coSurveyorsOf, otherPartiesOf } from './partiesOf.ts';
import type { Office } from './readOffice.ts';
import type { YearProject } from './year.ts';

/** The projects with what was seen, found and reported in them. */
export async function writeProjects(
  tx: Tx,
  year: readonly YearProject[],
  office: Office,
  calendar: Calendar,
): Promise<void> {
  const ofJobs = <T>(of: (each: YearProject) => readonly T[]) => year.flatMap(of);
  const visits = ofJobs(({ job }) => attendancesOf(job, calendar)).map((row, index) => ({ ...row, id: index + 1 }));
  const firstVisits = new Map([...visits].reverse().map(({ id, projectId }) => [projectId, id]));
  const found = ofJobs(({ job, fate }) => findingsOf(job, fate, calendar));
  await insertRows(
    tx,
    projects,
    ofJobs(({ row }) => [row]),
  );
  await insertRows(
    tx,
    projectParties,
    ofJobs(({ job }) => otherPartiesOf(job)),
  );
  await insertRows(
    tx,
    projectSurveyors,
    ofJobs(({ job }) => coSurveyorsOf(job, office)),
  );
  await insertRows(tx, attendances, visits);
  await insertRows(
    tx,
    findings,
    found.map((row) => ({ ...row, attendanceId: firstVisits.get(row.projectId) ?? null })),
  );
  await insertRows(
    tx,
    figures,
    ofJobs(({ job }) => figuresOf(job, calendar)),
  );
  await insertRows(
    tx,
    reports,
    ofJobs((each) => each.reports),
  );
  await insertRows(
    tx,
    documents,
    ofJobs(({ job, fate }) => documentsOf(job, fate, calendar)),
  );
}
