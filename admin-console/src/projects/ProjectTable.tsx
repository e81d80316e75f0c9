import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordTable } from '../loaded/RecordTable.tsx';
import { RowColumn } from '../loaded/RowsTable.tsx';
import { RowCard } from '../records/RowCard.tsx';
import type { Project } from '../records/rows.ts';
import { useFormats } from '../records/useFormats.ts';
import { useRupiahSum } from '../records/useRupiahSum.ts';
import { NextDue } from './NextDue.tsx';
import { ProjectStatusChip } from './ProjectStatusChip.tsx';

const Column = RowColumn<Project>;
// To be had by the button for columns.
const atFirstHidden = ['projectStatusReportId', 'reserve'];

interface ProjectTableProps {
  /** Columns of a list that looks at projects in its own way, after the others. */
  readonly more?: ReactNode;
  /** Columns that would say the same in every row. */
  readonly alike?: readonly string[];
}

/** The projects of a list. */
export function ProjectTable({ more, alike = [] }: ProjectTableProps) {
  const { money } = useFormats();
  const rupiahSum = useRupiahSum();
  return (
    <RecordTable<Project>
      card={(project) => <ProjectCard project={project} />}
      hiddenColumns={[...atFirstHidden, ...alike]}
    >
      <Column source="projectNo" sx={{ whiteSpace: 'nowrap' }} />
      <Column source="title" render={(project) => <TitleAndVessel project={project} />} />
      <Column source="typeName" />
      <Column source="clientName" sx={{ minWidth: { xs: 112, lg: 160 } }} />
      <Column source="surveyorName" />
      <Column source="projectStatusReportId" render={(project) => project.statusReportName} />
      <Column source="status" render={(project) => <ProjectStatusChip status={project.status} />} />
      <Column source="nextDue" sx={{ minWidth: 116 }} render={(project) => <NextDue project={project} />} />
      <Column source="ageDays" align="right" />
      <Column
        source="reserve"
        align="right"
        disableSort
        render={(project) => money(project.reserve, project.reserveCurrency)}
      />
      <Column
        source="billedIdr"
        align="right"
        render={(project) => rupiahSum(project.billedIdr, project.billedWithoutRate)}
      />
      {more}
    </RecordTable>
  );
}

/** Most titles begin with the vessel: it is named once. */
const vesselBeside = ({ title, vesselName }: Project) =>
  vesselName && !title.includes(vesselName) ? vesselName : null;

function TitleAndVessel({ project }: { readonly project: Project }) {
  const vessel = vesselBeside(project);
  return (
    <Box sx={{ minWidth: { xs: 150, lg: 180 } }}>
      {project.title}
      {vessel && (
        <Typography variant="body2" color="text.secondary">
          {vessel}
        </Typography>
      )}
    </Box>
  );
}

function ProjectCard({ project }: { readonly project: Project }) {
  return (
    <RowCard title={project.title} facts={[project.projectNo, vesselBeside(project), project.clientName]}>
      <ProjectStatusChip status={project.status} />
      <NextDue project={project} />
    </RowCard>
  );
}
