import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { downloadCSV, type RaRecord, useCanAccess, useNotify, useResourceContext, useTranslate } from 'react-admin';
import { columnsInWords } from '../records/columnsInWords.ts';
import { type SheetColumn, toCsv } from '../records/toCsv.ts';
import { useTold } from '../records/useTold.ts';
import { NamedButton } from './NamedButton.tsx';
import { useEveryRow } from './useEveryRow.ts';

/** Takes along every row that the list has now, however many, as a sheet. Shown to who may. */
export function ExportRowsButton<Row extends RaRecord>({ columns }: { readonly columns: readonly SheetColumn<Row>[] }) {
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'export' });
  const { everyRow, hasRows } = useEveryRow<Row>(resource);
  const notify = useNotify();
  const translate = useTranslate();
  const isTold = useTold();
  const [isBusy, setBusy] = useState(false);
  if (!canAccess) return null;
  const takeAlong = () => {
    setBusy(true);
    everyRow()
      .then((rows) => {
        const told = columns.filter(({ field }) => field === undefined || isTold(resource, field));
        downloadCSV(toCsv(rows, columnsInWords(rows, told, translate)), resource);
      })
      .catch((error: Error) => notify(error.message, { type: 'error' }))
      .finally(() => setBusy(false));
  };
  return (
    <NamedButton label="ra.action.export" onClick={takeAlong} disabled={isBusy || !hasRows}>
      <DownloadIcon />
    </NamedButton>
  );
}
