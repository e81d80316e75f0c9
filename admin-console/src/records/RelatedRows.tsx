import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, ReferenceManyField, type SortPayload, useTranslate } from 'react-admin';
import { RelatedCards } from './RelatedCards.tsx';
import { useIsPhone } from './useIsPhone.ts';

interface RelatedRowsProps {
  readonly title?: string;
  readonly reference: string;
  /** The field of those rows that names the record at hand. */
  readonly target: string;
  readonly sort: SortPayload;
  readonly children: ReactNode;
  readonly rowClick?: 'show' | false;
}

/** The rows that belong to the record at hand. */
export function RelatedRows({ title, reference, target, sort, children, rowClick = false }: RelatedRowsProps) {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const empty = <Box sx={{ p: 2, color: 'text.secondary' }}>{translate('console.records.noneYet')}</Box>;
  return (
    <ReferenceManyField reference={reference} target={target} sort={sort} perPage={500}>
      <Box sx={{ overflowX: 'auto', mb: 2 }}>
        {title && (
          <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 650, mb: 0.5 }}>
            {translate(title)}
          </Typography>
        )}
        {isPhone ? (
          <RelatedCards reference={reference} columns={children} isLinked={rowClick === 'show'} empty={empty} />
        ) : (
          <DataTable bulkActionButtons={false} rowClick={rowClick} empty={empty}>
            {children}
          </DataTable>
        )}
      </Box>
    </ReferenceManyField>
  );
}
