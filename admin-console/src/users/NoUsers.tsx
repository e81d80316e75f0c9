import PersonSearchIcon from '@mui/icons-material/PersonSearchOutlined';
import { Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CentredNote } from '../layout/CentredNote.tsx';
import { useListAsk } from '../loaded/useListAsk.ts';

/** S2.24. After a search it offers the way back to everybody. */
export function NoUsers() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListAsk();
  const isSearched = Object.keys(filterValues).length > 0;
  return (
    <CentredNote icon={PersonSearchIcon}>
      <Typography>No users</Typography>
      {isSearched && (
        <Button variant="outlined" onClick={() => setFilters({})}>
          {translate('ra.navigation.clear_filters')}
        </Button>
      )}
    </CentredNote>
  );
}
