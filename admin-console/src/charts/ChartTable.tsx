import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ChartColumn } from './chartColumn.ts';

interface ChartTableProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly columns: readonly ChartColumn<Row>[];
}

/** The figures of a chart; what they are of stands in the first column. */
export function ChartTable<Row>({ title, rows, columns }: ChartTableProps<Row>) {
  return (
    <Box sx={{ overflow: 'auto', maxHeight: 360 }} role="group" aria-label={title} tabIndex={0}>
      <Table size="small" aria-label={title} sx={{ '& th, & td': { whiteSpace: 'nowrap' } }}>
        <TableHead>
          <TableRow>
            {columns.map(({ label }, at) => (
              <TableCell key={label} align={at === 0 ? 'left' : 'right'}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => {
            const cells = columns.map(({ label, value, shown = value }) => ({ label, said: shown(row) }));
            const key = String(columns[0]?.value(row));
            return (
              <TableRow key={key}>
                {cells.map(({ label, said }, at) => (
                  <TableCell key={label} align={at === 0 ? 'left' : 'right'}>
                    {said}
                  </TableCell>
                ))}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}
