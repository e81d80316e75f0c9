import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { permissionNames } from '../contract/index.ts';
import { useIsPhone } from '../records/useIsPhone.ts';
import { PermissionBox } from './PermissionBox.tsx';
import { NarrowPermissionLine, PermissionLine } from './PermissionLine.tsx';
import { columnVerbs, namesIn, permissionRows } from './permissionGrid.ts';
import { type PermissionField, usePermissionField } from './usePermissionField.ts';

/** What a role allows, as a grid of boxes: a row a resource, a column a verb. On a phone the verbs stand by their boxes. */
export function PermissionGrid({ isFixed = false }: { readonly isFixed?: boolean }) {
  const translate = useTranslate();
  const field = usePermissionField();
  const isPhone = useIsPhone();
  const Line = isPhone ? NarrowPermissionLine : PermissionLine;
  const title = translate('console.roles.permissions');
  const allowed = permissionNames.filter((name) => field.allowed.has(name)).length;
  return (
    <Box sx={{ width: 1, mt: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Typography component="h2" variant="h6">
          {title}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('console.roles.count', { allowed, all: permissionNames.length })}
        </Typography>
      </Box>
      <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <Table size="small" aria-label={title}>
          {!isPhone && <GridHead field={field} isFixed={isFixed} />}
          <TableBody>
            {permissionRows.map((row) => (
              <Line key={row.area} row={row} field={field} isFixed={isFixed} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}

function GridHead({ field, isFixed }: { readonly field: PermissionField; readonly isFixed: boolean }) {
  const translate = useTranslate();
  return (
    <TableHead>
      <TableRow>
        <TableCell sx={{ position: 'sticky', left: 0, zIndex: 2 }}>{translate('console.roles.resource')}</TableCell>
        {columnVerbs.map((verb) => {
          const said = translate(`console.roles.verb.${verb}`);
          return (
            <TableCell key={verb} align="center">
              {said}
              <br />
              <PermissionBox
                names={namesIn(verb)}
                label={translate('console.roles.columnAll', { verb: said })}
                field={field}
                isFixed={isFixed}
              />
            </TableCell>
          );
        })}
        <TableCell>{translate('console.roles.verb.other')}</TableCell>
      </TableRow>
    </TableHead>
  );
}
