import { Box, Button, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';

/** Instead of an empty table: that nothing is there, or that the filters leave nothing. */
export function NoRecords() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
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
