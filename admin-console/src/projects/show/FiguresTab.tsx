import { useTranslate } from 'react-admin';
import { RelatedRows } from '../../loaded/RelatedRows.tsx';
import { RowColumn } from '../../loaded/RowsTable.tsx';
import type { Figure } from '../../records/rows.ts';
import { useFormats } from '../../records/useFormats.ts';

const Column = RowColumn<Figure>;

export function FiguresTab() {
  const translate = useTranslate();
  const { moment, money } = useFormats();
  return (
    <RelatedRows reference="figures" target="projectId" sort={{ field: 'at', order: 'DESC' }}>
      <Column source="at" render={({ at }) => moment(at)} />
      <Column source="kind" render={({ kind }) => translate(`console.figureKind.${kind}`)} />
      <Column source="amount" align="right" render={({ amount, currency }) => money(amount, currency)} />
      <Column source="byName" disableSort />
      <Column source="note" disableSort sx={{ minWidth: 200 }} />
    </RelatedRows>
  );
}
