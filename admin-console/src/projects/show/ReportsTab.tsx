import { useTranslate } from 'react-admin';
import { RelatedRows } from '../../loaded/RelatedRows.tsx';
import { RowColumn } from '../../loaded/RowsTable.tsx';
import type { Report } from '../../records/rows.ts';
import { StatusChip } from '../../records/StatusChip.tsx';
import { useFormats } from '../../records/useFormats.ts';

const Column = RowColumn<Report>;

export function ReportsTab() {
  const translate = useTranslate();
  const { day, moment } = useFormats();
  return (
    <RelatedRows reference="reports" target="projectId" sort={{ field: 'id', order: 'DESC' }}>
      <Column
        source="kind"
        render={({ kind, seq, revision }) => `${translate(`console.reportKind.${kind}`)} ${seq}.${revision}`}
      />
      <Column source="status" render={({ status }) => <StatusChip label={`console.reportStatus.${status}`} />} />
      <Column source="authorName" disableSort />
      <Column source="reviewerName" disableSort />
      <Column source="dueOn" render={({ dueOn }) => day(dueOn)} />
      <Column source="submittedAt" disableSort render={({ submittedAt }) => moment(submittedAt)} />
      <Column source="issuedAt" render={({ issuedAt }) => moment(issuedAt)} />
    </RelatedRows>
  );
}
