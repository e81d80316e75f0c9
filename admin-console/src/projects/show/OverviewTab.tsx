import { Alert, Chip, Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Facts } from '../../records/Facts.tsx';
import type { Project } from '../../records/rows.ts';
import { useFormats } from '../../records/useFormats.ts';
import { useRupiahSum } from '../../records/useRupiahSum.ts';
import { NextDue } from '../NextDue.tsx';
import { ProjectStatusChip } from '../ProjectStatusChip.tsx';

const apart = { mb: 2 };
const field = (name: keyof Project) => `resources.projects.fields.${name}`;

export function OverviewTab() {
  const project = useRecordContext<Project>();
  const translate = useTranslate();
  const { day, moment, money } = useFormats();
  const rupiahSum = useRupiahSum();
  if (!project) return null;
  const { currency } = project;
  return (
    <>
      <StatusNote project={project} />
      <Facts
        facts={[
          { label: field('projectNo'), value: project.projectNo },
          { label: field('title'), value: project.title },
          { label: field('status'), value: <ProjectStatusChip status={project.status} /> },
          { label: field('statusReportName'), value: project.statusReportName },
          { label: field('typeName'), value: [project.typeName, project.typeDetailName].filter(Boolean).join(' · ') },
          { label: field('priority'), value: translate(`console.priority.${project.priority}`) },
          { label: field('instructionAt'), value: moment(project.instructionAt) },
          { label: field('acknowledgedAt'), value: moment(project.acknowledgedAt) },
          { label: field('nextDue'), value: <NextDue project={project} /> },
          { label: field('duePrelim'), value: day(project.duePrelim) },
          { label: field('dueFinal'), value: day(project.dueFinal) },
          { label: field('ageDays'), value: project.ageDays },
          { label: field('surveyorName'), value: project.surveyorName },
          { label: field('reviewerName'), value: project.reviewerName },
          { label: field('tags'), value: <Tags tags={project.tags} /> },
        ]}
      />
      <Facts
        title="console.projects.money"
        facts={[
          { label: field('sumInsured'), value: money(project.sumInsured, currency) },
          { label: field('deductible'), value: money(project.deductible, currency) },
          { label: field('reserve'), value: money(project.reserve, project.reserveCurrency) },
          { label: field('quotedFee'), value: money(project.quotedFee, currency) },
          { label: field('billedIdr'), value: rupiahSum(project.billedIdr, project.billedWithoutRate) },
        ]}
      />
    </>
  );
}

function Tags({ tags }: Pick<Project, 'tags'>) {
  if (tags.length === 0) return '–';
  return (
    <Stack component="span" direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
      {tags.map((tag) => (
        <Chip key={tag} component="span" size="small" label={tag} />
      ))}
    </Stack>
  );
}

/** Why a project waits, or why it ended otherwise than usual. */
function StatusNote({ project }: { readonly project: Project }) {
  const translate = useTranslate();
  const { day } = useFormats();
  const { status, followUpAt, followUpReason, cancelReason, waivedReason } = project;
  const reason = cancelReason ?? waivedReason;
  if (status === 'follow_up' && followUpReason) {
    const why = translate(`console.followUpReason.${followUpReason}`);
    return (
      <Alert severity="warning" sx={apart}>
        {translate('console.projects.waits', { day: day(followUpAt), why })}
      </Alert>
    );
  }
  return reason ? (
    <Alert severity="info" sx={apart}>
      {translate('console.projects.because', { reason })}
    </Alert>
  ) : null;
}
