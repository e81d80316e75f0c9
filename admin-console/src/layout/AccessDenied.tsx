import LockIcon from '@mui/icons-material/LockOutlined';
import { Button, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { CentredNote } from './CentredNote.tsx';

/** For a page that is there, but not for this role. */
export function AccessDenied() {
  const translate = useTranslate();
  return (
    <CentredNote icon={LockIcon}>
      <Title title={translate('ra.page.access_denied')} />
      <Typography component="h2" variant="h6">
        {translate('ra.message.access_denied')}
      </Typography>
      <Button component={Link} to="/" variant="contained">
        {translate('console.toStart')}
      </Button>
    </CentredNote>
  );
}
