import { Box, FormControlLabel, TableCell, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PermissionBox } from './PermissionBox.tsx';
import { columnVerbs, namesOf, type PermissionRow, verbOf } from './permissionGrid.ts';
import type { PermissionField } from './usePermissionField.ts';

interface PermissionLineProps {
  readonly row: PermissionRow;
  readonly field: PermissionField;
  readonly isFixed: boolean;
}

/** What a role allows with one resource. */
export function PermissionLine({ row, field, isFixed }: PermissionLineProps) {
  const translate = useTranslate();
  const resource = translate(`console.roles.area.${row.area}`, { _: row.area });
  const said = (name: string) => translate(`console.roles.verb.${verbOf(name)}`, { _: verbOf(name) });
  const boxOf = (name: string) => translate('console.roles.box', { verb: said(name), resource });
  return (
    <TableRow hover>
      <TableCell
        component="th"
        scope="row"
        sx={{ position: 'sticky', left: 0, bgcolor: 'background.paper', zIndex: 1 }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <PermissionBox
            names={namesOf(row)}
            label={translate('console.roles.rowAll', { resource })}
            field={field}
            isFixed={isFixed}
          />
          {resource}
        </Box>
      </TableCell>
      {columnVerbs.map((verb) => {
        const name = row.cells[verb];
        return (
          <TableCell key={verb} align="center">
            {name && <PermissionBox names={[name]} label={boxOf(name)} field={field} isFixed={isFixed} />}
          </TableCell>
        );
      })}
      <TableCell>
        {row.others.map((name) => (
          <FormControlLabel
            key={name}
            control={<PermissionBox names={[name]} label={boxOf(name)} field={field} isFixed={isFixed} />}
            label={<Typography variant="body2">{said(name)}</Typography>}
            sx={{ mr: 2, whiteSpace: 'nowrap' }}
          />
        ))}
      </TableCell>
    </TableRow>
  );
}
