import WavingHandIcon from '@mui/icons-material/WavingHandOutlined';
import { Typography } from '@mui/material';
import { useGetIdentity, usePermissions, useTranslate } from 'react-admin';
import { Navigate } from 'react-router';
import { CentredNote } from './CentredNote.tsx';
import { menu } from './menu.ts';
import { visibleMenu } from './visibleMenu.ts';

/** The start: the first screen that the admin may open, or a word that there is none. */
export function Home() {
  const { permissions = [], isPending } = usePermissions<readonly string[]>();
  const first = visibleMenu(menu, permissions)[0]?.links[0];
  if (isPending) return null;
  return first ? <Navigate to={first.to} replace /> : <NothingYet />;
}

function NothingYet() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  return (
    <CentredNote icon={WavingHandIcon}>
      <Typography component="h2" variant="h6">
        {identity && translate('console.home.greeting', { name: identity.fullName })}
      </Typography>
      <Typography color="text.secondary">{translate('console.home.empty')}</Typography>
    </CentredNote>
  );
}
