import { BooleanInput, DateInput, SelectInput } from 'react-admin';
import { eventKind } from '../contract/index.ts';
import { RecordList } from '../loaded/RecordList.tsx';
import { RecordTable } from '../loaded/RecordTable.tsx';
import { RowColumn } from '../loaded/RowsTable.tsx';
import { RowCard } from '../records/RowCard.tsx';
import type { CalendarEvent } from '../records/rows.ts';
import { SearchField } from '../records/SearchField.tsx';
import { sheetOf } from '../records/sheetOf.ts';
import { useLinkFilter } from '../records/useLinkFilter.ts';
import { EventViews } from './EventViews.tsx';
import { KindMark } from './KindMark.tsx';
import { useEventMoment } from './useEventMoment.ts';

const Column = RowColumn<CalendarEvent>;
const kinds = eventKind.options.map((id) => ({ id, name: `console.eventKind.${id}` }));
const filters = [
  <SearchField key="q" source="q" alwaysOn hint="resources.events.fields.title" />,
  <SelectInput key="kind" source="kind" choices={kinds} alwaysOn />,
  <DateInput key="from" source="from" label="console.events.from" />,
  <DateInput key="to" source="to" label="console.events.to" />,
  <BooleanInput key="mine" source="mine" label="console.projects.onlyMine" />,
];
const sheet = sheetOf<CalendarEvent>(
  'events',
  ['beginsAt', 'endsAt', 'isAllDay', 'kind', 'title', 'place', 'projectNo', 'adminName', 'note'],
  { kind: 'console.eventKind' },
);
const linked = ['from', 'to'];

/** What stands in the calendar, one under the other (S2.13). */
export function EventList() {
  const { key, filter, list } = useLinkFilter('events', linked);
  return (
    <>
      <EventViews chosen="list" />
      <RecordList
        key={key}
        resource="events"
        filters={filters.filter(({ props }) => !(props.source in filter))}
        sheet={sheet}
        sort={{ field: 'beginsAt', order: 'DESC' }}
        {...list}
      >
        <EventTable />
      </RecordList>
    </>
  );
}

function EventTable() {
  const momentOf = useEventMoment();
  return (
    <RecordTable<CalendarEvent>
      lead="title"
      card={(event) => (
        <RowCard title={event.title} facts={[momentOf(event, 'beginsAt'), event.place, event.adminName]}>
          <KindMark kind={event.kind} />
        </RowCard>
      )}
    >
      <Column source="beginsAt" render={(event) => momentOf(event, 'beginsAt')} />
      <Column source="endsAt" render={(event) => momentOf(event, 'endsAt')} />
      <Column source="kind" render={({ kind }) => <KindMark kind={kind} />} />
      <Column source="title" sx={{ minWidth: 180 }} />
      <Column source="place" disableSort />
      <Column source="projectNo" disableSort sx={{ whiteSpace: 'nowrap' }} />
      <Column source="adminName" />
    </RecordTable>
  );
}
