import { type ReactElement, useMemo } from 'react';
import { usePermissions } from 'react-admin';
import { tellsFilter } from '../contract/index.ts';
import { permits } from '../providers/permits.ts';

type Filter = ReactElement<{ readonly source?: string; readonly reference?: string }>;

/** What whoever looks may narrow a list by: what they are told, chosen from what they may list. */
export function useToldFilters(resource: string, filters: readonly ReactElement[] | undefined) {
  const { permissions } = usePermissions<readonly string[]>();
  return useMemo(() => {
    const held = new Set(permissions);
    const isTold = ({ props: { source = '', reference } }: Filter) =>
      tellsFilter(resource, source, held) && (!reference || permits('list', reference, permissions ?? []));
    return filters?.filter((filter) => isTold(filter as Filter));
  }, [resource, filters, permissions]);
}
