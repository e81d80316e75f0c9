import { type RaRecord, useGetOne } from 'react-admin';
import { type Loaded, loadedFrom } from './loaded.ts';

/** A record of a resource beside the one of the screen. */
export function useRecord<R extends Pick<RaRecord, 'id'>>(resource: string, id: number): Loaded<R> {
  const { data, error, refetch } = useGetOne<R & RaRecord>(resource, { id });
  return loadedFrom<R>({ data, error, refetch });
}
