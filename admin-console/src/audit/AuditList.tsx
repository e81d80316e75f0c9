import { List, Pagination } from 'react-admin';
import { AuditEntries } from './AuditEntries.tsx';
import { useAuditFilters } from './useAuditFilters.tsx';

/** Who did what in the back office, the newest first, searchable. */
export function AuditList() {
  const filters = useAuditFilters();
  return (
    <List
      title="console.audit.title"
      filters={filters}
      sort={{ field: 'at', order: 'DESC' }}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50]} />}
      empty={false}
      exporter={false}
    >
      <AuditEntries />
    </List>
  );
}
