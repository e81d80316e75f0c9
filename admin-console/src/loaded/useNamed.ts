import { useGetMany } from 'react-admin';
import { type Loaded, loadedFrom } from './loaded.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The name of a row whose id is at hand: empty when there is no such row, here at once when there is no id. */
export function useNamed(resource: string, id: number | undefined): Loaded<string> {
  const { data, error, refetch } = useGetMany<Named>(
    resource,
    { ids: id === undefined ? [] : [id] },
    { enabled: id !== undefined },
  );
  if (id === undefined) return { is: 'here', value: '' };
  return loadedFrom({ data: data && (data[0]?.name ?? ''), error, refetch });
}
