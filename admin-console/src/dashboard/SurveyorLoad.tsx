import { Card, CardContent, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { BarRows } from '../charts/BarRows.tsx';
import type { Dashboard } from '../contract/index.ts';
import { TextLink } from '../records/TextLink.tsx';

/** Who has how much in progress. */
export function SurveyorLoad({ load }: { readonly load: Dashboard['surveyorLoad'] }) {
  const translate = useTranslate();
  const title = translate('console.dashboard.load');
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 650 }}>
          {title}
        </Typography>
        <BarRows
          label={title}
          heads={[translate('resources.projects.fields.surveyorName'), translate('console.dashboard.open')]}
          rows={load.map(({ surveyorId, surveyorName, open, overdue }) => ({
            name: String(surveyorId),
            shownName: <TextLink to={`/projects?surveyorId=${surveyorId}&status=onp`}>{surveyorName}</TextLink>,
            value: open,
            shownValue: overdue ? translate('console.dashboard.openLate', { open, overdue }) : open,
          }))}
        />
      </CardContent>
    </Card>
  );
}
