import { List } from 'react-admin';
import { pageSizes } from 'shop-core/rules';
import { ListPages } from '../records/ListPages.tsx';
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
      pagination={<ListPages sizes={pageSizes} />}
      empty={false}
      exporter={false}
    >
      <AuditEntries />
    </List>
  );
}
