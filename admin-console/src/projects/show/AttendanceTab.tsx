import { RelatedRows } from '../../loaded/RelatedRows.tsx';
import { RowColumn } from '../../loaded/RowsTable.tsx';
import type { Attendance } from '../../records/rows.ts';
import { useFormats } from '../../records/useFormats.ts';

const Column = RowColumn<Attendance>;

export function AttendanceTab() {
  const { moment } = useFormats();
  return (
    <RelatedRows reference="attendances" target="projectId" sort={{ field: 'beginsAt', order: 'DESC' }}>
      <Column source="beginsAt" render={({ beginsAt }) => moment(beginsAt)} />
      <Column source="endsAt" disableSort render={({ endsAt }) => moment(endsAt)} />
      <Column source="place" disableSort />
      <Column source="surveyorName" disableSort />
      <Column source="hours" align="right" disableSort />
      <Column source="travelHours" align="right" disableSort />
      <Column source="present" disableSort render={({ present }) => present.join(', ')} />
      <Column source="notes" disableSort sx={{ whiteSpace: 'pre-line', minWidth: 200 }} />
    </RelatedRows>
  );
}
