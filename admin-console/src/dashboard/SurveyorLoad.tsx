import { useTranslate } from 'react-admin';
import type { Dashboard } from '../contract/index.ts';
import { TextLink } from '../records/TextLink.tsx';
import { BarCard } from './BarCard.tsx';

/** Who has how much in progress. */
export function SurveyorLoad({ load }: { readonly load: Dashboard['surveyorLoad'] }) {
  const translate = useTranslate();
  return (
    <BarCard
      label={translate('console.dashboard.load')}
      heads={[translate('resources.projects.fields.surveyorName'), translate('console.dashboard.open')]}
      rows={load.map(({ surveyorId, surveyorName, open, overdue }) => ({
        name: String(surveyorId),
        shownName: <TextLink to={`/projects?surveyorId=${surveyorId}&status=onp`}>{surveyorName}</TextLink>,
        value: open,
        shownValue: overdue ? translate('console.dashboard.openLate', { open, overdue }) : open,
      }))}
    />
  );
}
