import { Box, TableCell, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PermissionBox } from './PermissionBox.tsx';
import { columnVerbs, namesOf, type PermissionRow } from './permissionGrid.ts';
import { useAreaName } from './useAreaName.ts';
import type { PermissionField } from './usePermissionField.ts';
import { VerbBox } from './VerbBox.tsx';

interface PermissionLineProps {
  readonly row: PermissionRow;
  readonly field: PermissionField;
  readonly isFixed: boolean;
}

/** What a role allows with one resource. */
export function PermissionLine({ row, ...rest }: PermissionLineProps) {
  return (
    <TableRow hover>
      <TableCell
        component="th"
        scope="row"
        sx={{ position: 'sticky', left: 0, bgcolor: 'background.paper', zIndex: 1 }}
      >
        <WholeRow row={row} {...rest} />
      </TableCell>
      {columnVerbs.map((verb) => {
        const name = row.cells[verb];
        return (
          <TableCell key={verb} align="center">
            {name && <VerbBox name={name} area={row.area} {...rest} />}
          </TableCell>
        );
      })}
      <TableCell>
        {row.others.map((name) => (
          <VerbBox key={name} name={name} area={row.area} {...rest} isNamed />
        ))}
      </TableCell>
    </TableRow>
  );
}

/** The same where there is no room for columns: every verb stands by its box. */
export function NarrowPermissionLine({ row, ...rest }: PermissionLineProps) {
  return (
    <TableRow>
      <TableCell>
        <Box sx={{ fontWeight: 650 }}>
          <WholeRow row={row} {...rest} />
        </Box>
        <Box sx={{ pl: 3.5 }}>
          {namesOf(row).map((name) => (
            <VerbBox key={name} name={name} area={row.area} {...rest} isNamed />
          ))}
        </Box>
      </TableCell>
    </TableRow>
  );
}

function WholeRow({ row, ...rest }: PermissionLineProps) {
  const translate = useTranslate();
  const resource = useAreaName()(row.area);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <PermissionBox names={namesOf(row)} label={translate('console.roles.rowAll', { resource })} {...rest} />
      {resource}
    </Box>
  );
}
