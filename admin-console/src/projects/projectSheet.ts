import type { Project } from '../records/rows.ts';
import { sheetOf } from '../records/sheetOf.ts';

export const projectSheet = sheetOf<Project>(
  'projects',
  [
    'projectNo',
    'title',
    'vesselName',
    'vesselImo',
    'typeName',
    'clientName',
    'clientRef',
    'surveyorName',
    'statusReportName',
    'status',
    'instructionAt',
    'nextDue',
    'isOverdue',
    'ageDays',
    'reserve',
    'reserveCurrency',
    'billedIdr',
    'billedWithoutRate',
  ],
  { status: 'console.projectStatus' },
);
