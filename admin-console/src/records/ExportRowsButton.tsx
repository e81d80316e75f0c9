import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import {
  Button,
  downloadCSV,
  type RaRecord,
  useCanAccess,
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { type SheetColumn, toCsv } from './toCsv.ts';

// What one ask may bring; react-admin's own button ends there.
const atOnce = 1_000;

/** Takes along every row that the list has now, however many, as a sheet. Shown to who may. */
export function ExportRowsButton<Row extends RaRecord>({ columns }: { readonly columns: readonly SheetColumn<Row>[] }) {
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'export' });
  const { sort, filterValues, filter, total } = useListContext();
  const provider = useDataProvider();
  const notify = useNotify();
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  if (!canAccess) return null;

  const everyRow = async () => {
    const rows: Row[] = [];
    for (let page = 1; ; page += 1) {
      const pagination = { page, perPage: atOnce };
      const part = await provider.getList<Row>(resource, { pagination, sort, filter: { ...filterValues, ...filter } });
      rows.push(...part.data);
      if (part.data.length < atOnce || rows.length >= (part.total ?? 0)) return rows;
    }
  };
  const takeAlong = () => {
    setBusy(true);
    everyRow()
      .then((rows) => {
        const named = columns.map(({ label, value }) => ({ label: translate(label), value }));
        downloadCSV(toCsv(rows, named), resource);
      })
      .catch((error: Error) => notify(error.message, { type: 'error' }))
      .finally(() => setBusy(false));
  };
  return (
    <Button label="ra.action.export" onClick={takeAlong} disabled={isBusy || !total}>
      <DownloadIcon />
    </Button>
  );
}
