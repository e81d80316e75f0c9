import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

interface BarRow {
  readonly name: string;
  readonly shownName?: ReactNode;
  readonly value: number;
  readonly shownValue: ReactNode;
}

export interface BarRowsProps {
  readonly label: string;
  /** What stands above the names and the values. */
  readonly heads: readonly [string, string];
  readonly rows: readonly BarRow[];
}

/** Values under each other with a bar for each: a table that is its own chart. */
export function BarRows({ label, heads, rows }: BarRowsProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          <TableCell>{heads[0]}</TableCell>
          <TableCell align="right">{heads[1]}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ name, shownName = name, value, shownValue }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row" sx={{ width: '99%' }}>
              {shownName}
              <Box sx={{ height: 6, mt: 0.5, borderRadius: 1, bgcolor: 'action.hover' }}>
                <Box sx={{ height: 6, borderRadius: 1, bgcolor: 'primary.main', width: `${(value / most) * 100}%` }} />
              </Box>
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap', verticalAlign: 'top' }}>
              {shownValue}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
