import type { DataProvider } from 'react-admin';
import { tellsField, tellsFilter } from '../contract/index.ts';

/**
 * Leaves out of an ask the order and the filters that the role is not told, which the browser has kept of a day when it was:
 * the server would refuse the whole list for them.
 */
export function askingWhatIsTold(provider: DataProvider, permissions: () => readonly string[]): DataProvider {
  return {
    ...provider,
    getList: (resource, { sort, filter = {}, ...params }) => {
      const held = new Set(permissions());
      const isKept = sort !== undefined && tellsField(resource, sort.field, held);
      const told = Object.entries(filter).filter(([name]) => tellsFilter(resource, name, held));
      return provider.getList(resource, { ...params, filter: Object.fromEntries(told), ...(isKept && { sort }) });
    },
  };
}
