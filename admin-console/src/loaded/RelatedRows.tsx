import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ReferenceManyField, type SortPayload, useTranslate } from 'react-admin';
import { useIsPhone } from '../records/useIsPhone.ts';
import { useToldColumns } from '../records/useToldColumns.ts';
import { ListBody } from './ListBody.tsx';
import { ListPages } from './ListPages.tsx';
import { RelatedCards } from './RelatedCards.tsx';
import { RowsTable } from './RowsTable.tsx';
import { stayHere } from './stayHere.ts';

interface RelatedRowsProps {
  readonly title?: string;
  readonly reference: string;
  /** The field of those rows that names the record at hand. */
  readonly target: string;
  readonly sort: SortPayload;
  readonly children: ReactNode;
  readonly link?: 'show';
}

/** The rows that belong to the record at hand. */
export function RelatedRows({ title, reference, target, sort, children, link }: RelatedRowsProps) {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const columns = useToldColumns(reference, children);
  const empty = <Box sx={{ p: 2, color: 'text.secondary' }}>{translate('console.records.noneYet')}</Box>;
  return (
    <ReferenceManyField
      reference={reference}
      target={target}
      sort={sort}
      perPage={25}
      queryOptions={stayHere}
      pagination={<ListPages sizes={[25, 50, 100]} />}
    >
      <Box sx={{ overflowX: 'auto', mb: 2 }}>
        {title && (
          <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 650, mb: 0.5 }}>
            {translate(title)}
          </Typography>
        )}
        <ListBody>
          {isPhone ? (
            <RelatedCards reference={reference} columns={columns} isLinked={link === 'show'} empty={empty} />
          ) : (
            <RowsTable link={link} empty={empty}>
              {columns}
            </RowsTable>
          )}
        </ListBody>
      </Box>
    </ReferenceManyField>
  );
}
