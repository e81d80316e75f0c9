import { pageSizes } from 'shop-core/rules';
import { ListPages } from '../loaded/ListPages.tsx';
import { ListScreen } from '../loaded/ListScreen.tsx';
import { AuditEntries } from './AuditEntries.tsx';
import { useAuditFilters } from './useAuditFilters.tsx';

/** Who did what in the back office, the newest first, searchable. */
export function AuditList() {
  const filters = useAuditFilters();
  return (
    <ListScreen
      title="console.audit.title"
      filters={filters}
      sort={{ field: 'at', order: 'DESC' }}
      perPage={25}
      pagination={<ListPages sizes={pageSizes} />}
    >
      <AuditEntries />
    </ListScreen>
  );
}
