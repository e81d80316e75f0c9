import { useSearchParams } from 'react-router';

/**
 * What a link of the menu asks for in its query ('?surveyorId=4'). React-admin takes every parameter for the state of the
 * list and would keep it as the user's own filter: a list that has one gets a place of its own to keep its state in, and
 * leaves the address alone.
 */
export function useLinkFilter(resource: string, names: readonly string[]) {
  const [query] = useSearchParams();
  const asked = names.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, /^\d+$/.test(value) ? Number(value) : value] as const] : [];
  });
  if (asked.length === 0) return { key: resource, filter: {}, list: {} };
  const filter: Readonly<Record<string, string | number>> = Object.fromEntries(asked);
  const key = `${resource}.${asked.map(([name, value]) => `${name}-${value}`).join('.')}`;
  return { key, filter, list: { filter, storeKey: key, disableSyncWithLocation: true } };
}
