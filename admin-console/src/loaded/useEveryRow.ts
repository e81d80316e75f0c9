import { type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { longestRange } from '../contract/index.ts';

/** Fetches every row that the list around it has now, however many, and says whether it has any. */
export function useEveryRow<Row extends RaRecord>(resource: string) {
  const { sort, filterValues, filter, total } = useListContext();
  const provider = useDataProvider();
  const everyRow = async () => {
    const rows: Row[] = [];
    for (let page = 1; ; page += 1) {
      const pagination = { page, perPage: longestRange };
      const part = await provider.getList<Row>(resource, { pagination, sort, filter: { ...filterValues, ...filter } });
      rows.push(...part.data);
      if (part.data.length < longestRange || rows.length >= (part.total ?? 0)) return rows;
    }
  };
  return { everyRow, hasRows: Boolean(total) };
}
