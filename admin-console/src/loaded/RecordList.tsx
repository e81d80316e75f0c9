import { type ReactElement, type ReactNode, useMemo } from 'react';
import {
  CreateButton,
  FilterButton,
  type ListProps,
  SelectColumnsButton,
  TopToolbar,
  useResourceContext,
} from 'react-admin';
import { pageSizes } from 'shop-core/rules';
import type { SheetColumn } from '../records/toCsv.ts';
import { useIsPhone } from '../records/useIsPhone.ts';
import { useToldFilters } from '../records/useToldFilters.ts';
import { ExportRowsButton } from './ExportRowsButton.tsx';
import { ListPages } from './ListPages.tsx';
import { ListScreen } from './ListScreen.tsx';

interface RecordListProps
  extends Omit<ListProps, 'exporter' | 'empty' | 'error' | 'offline' | 'queryOptions' | 'pagination'> {
  readonly children: ReactNode;
  readonly filters?: ReactElement[];
  /** What its sheet holds; without it there is none to take along. */
  // biome-ignore lint/suspicious/noExplicitAny: each column is checked where the list is declared.
  readonly sheet?: readonly SheetColumn<any>[];
  readonly hasCreate?: boolean;
}

/** A list of the back office: 25 a page, its filters, what can be added and taken along, and words when it is empty. */
export function RecordList({ children, sheet, hasCreate = true, filters: all, ...list }: RecordListProps) {
  const around = useResourceContext();
  const filters = useToldFilters(list.resource ?? around ?? '', all);
  const { disableSyncWithLocation: isFixed = false, storeKey } = list;
  // A phone shows cards: there are no columns to choose.
  const isPhone = useIsPhone();
  const bar = useMemo(() => {
    // A saved view is opened by the address, of which such a list takes no note: it has none, and saves none.
    const savedViews = { disableSaveQuery: isFixed, ...(isFixed && { resource: String(storeKey) }) };
    return (
      <TopToolbar>
        {filters && <FilterButton {...savedViews} />}
        {!isPhone && <SelectColumnsButton />}
        {sheet && <ExportRowsButton columns={sheet} />}
        {hasCreate && <CreateButton />}
      </TopToolbar>
    );
  }, [filters, sheet, hasCreate, isPhone, isFixed, storeKey]);
  return (
    <ListScreen
      actions={bar}
      perPage={25}
      pagination={<ListPages sizes={[...pageSizes, 100]} />}
      {...(filters && { filters })}
      {...list}
    >
      {children}
    </ListScreen>
  );
}
