import { Box, List, ListItem } from '@mui/material';
import { Children, isValidElement, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Facts } from '../records/Facts.tsx';
import { TextLink } from '../records/TextLink.tsx';
import { type ColumnLook, shownOf } from './columnLook.ts';
import { ListRows } from './ListRows.tsx';

interface RelatedCardsProps {
  readonly reference: string;
  /** The columns of the table on wider screens. */
  readonly columns: ReactNode;
  readonly isLinked: boolean;
  readonly empty: ReactNode;
}

/** The rows of a table as a phone shows them: each a block of facts, named as the columns are. */
export function RelatedCards({ reference, columns, isLinked, empty }: RelatedCardsProps) {
  const looks = Children.toArray(columns).flatMap((column) =>
    isValidElement<ColumnLook>(column) ? [column.props] : [],
  );
  const factsOf = (row: RaRecord) =>
    looks.map((look, at) => ({
      label: `resources.${reference}.fields.${look.source}`,
      value:
        isLinked && at === 0 ? (
          <TextLink to={`/${reference}/${row.id}/show`}>{shownOf(look, row)}</TextLink>
        ) : (
          shownOf(look, row)
        ),
    }));
  return (
    <ListRows nothing={empty}>
      {(rows) => (
        <List disablePadding>
          {rows.map((row) => (
            <ListItem key={row.id} disableGutters divider>
              <Box sx={{ flex: 1, minWidth: 0, '& > section': { mb: 1 } }}>
                <Facts facts={factsOf(row)} />
              </Box>
            </ListItem>
          ))}
        </List>
      )}
    </ListRows>
  );
}
