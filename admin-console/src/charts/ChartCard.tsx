import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { downloadCSV, useTranslate } from 'react-admin';
import { toCsv } from '../records/toCsv.ts';
import { ChartTable } from './ChartTable.tsx';
import type { ChartColumn } from './chartColumn.ts';

interface ChartCardProps<Row> {
  /** 'money': names its texts and its file. */
  readonly name: 'instructions' | 'money' | 'ageing' | 'surveyors';
  readonly rows: readonly Row[];
  readonly columns: readonly ChartColumn<Row>[];
  readonly children: ReactNode;
}

/** A chart with the figures behind it as a table, and as a sheet to take along. */
export function ChartCard<Row>({ name, rows, columns, children }: ChartCardProps<Row>) {
  const translate = useTranslate();
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  const title = translate(`console.charts.${name}`);
  return (
    <Card variant="outlined" component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <CardContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
          <Typography
            id={titleId}
            component="h2"
            variant="subtitle1"
            sx={{ fontWeight: 650, flex: { xs: '1 0 100%', sm: '1 1 auto' } }}
          >
            {title}
          </Typography>
          <Button
            size="small"
            onClick={() => setTable((before) => !before)}
            aria-label={translate(`console.charts.${isTable ? 'chartOf' : 'tableOf'}`, { title })}
          >
            {translate(`console.charts.${isTable ? 'asChart' : 'asTable'}`)}
          </Button>
          <Button
            size="small"
            startIcon={<DownloadIcon />}
            disabled={rows.length === 0}
            onClick={() => downloadCSV(toCsv(rows, columns), name)}
            aria-label={translate('console.charts.csvOf', { title })}
          >
            {translate('console.charts.csv')}
          </Button>
        </Box>
        {rows.length === 0 && <Typography color="text.secondary">{translate('console.charts.nothing')}</Typography>}
        {rows.length > 0 && (isTable ? <ChartTable title={title} rows={rows} columns={columns} /> : children)}
      </CardContent>
    </Card>
  );
}
