import ExploreOffIcon from '@mui/icons-material/ExploreOffOutlined';
import { Button, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { CentredNote } from './CentredNote.tsx';

/** For every path that leads nowhere (S2.5, S2.6). */
export function NotFound() {
  return (
    <CentredNote icon={ExploreOffIcon}>
      <Title title="404" />
      <Typography component="h2" variant="h6">
        Ooops, tujuanmu nggak ada!
      </Typography>
      <Button component={Link} to="/" variant="contained">
        Kembali
      </Button>
    </CentredNote>
  );
}
