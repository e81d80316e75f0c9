import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Project } from '../records/rows.ts';
import { useFormats } from '../records/useFormats.ts';

/** The day by which something is to be done, and that it is over. */
export function NextDue({ project }: { readonly project: Project }) {
  const translate = useTranslate();
  const { day } = useFormats();
  if (!project.isOverdue) return day(project.nextDue);
  return (
    <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
      {day(project.nextDue)} · {translate('console.projects.overdue')}
    </Box>
  );
}
