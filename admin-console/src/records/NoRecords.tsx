import { Box, Button, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { LoadFailed } from './LoadFailed.tsx';

/** Instead of an empty table: that nothing is there, that the filters leave nothing, or that it could not be had. */
export function NoRecords() {
  const translate = useTranslate();
  const { filterValues, setFilters, error } = useListContext();
  if (error) return <LoadFailed error={error} />;
  const isFiltered = Object.values(filterValues).some((value) => value !== undefined && value !== '');
  return (
    <Box sx={{ p: 4, textAlign: 'center' }}>
      <Typography color="text.secondary">
        {translate(isFiltered ? 'console.records.noMatch' : 'console.records.none')}
      </Typography>
      {isFiltered && (
        <Button sx={{ mt: 1 }} onClick={() => setFilters({}, {})}>
          {translate('console.records.showAll')}
        </Button>
      )}
    </Box>
  );
}
