import { useSearchParams } from 'react-router';

export type LinkFilter = Readonly<Record<string, string | number | boolean>>;

/**
 * What a link of the menu asks for in its query ('?surveyorId=4'). React-admin takes every parameter for the state of the
 * list and would keep it as the user's own filter: a list that has one gets a place of its own to keep its state in, and
 * leaves the address alone.
 */
export function useLinkFilter(resource: string, names: readonly string[]) {
  const [query] = useSearchParams();
  const asked = names.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, readValue(value)] as const] : [];
  });
  if (asked.length === 0) return { key: resource, filter: {}, list: {} };
  const filter: LinkFilter = Object.fromEntries(asked);
  const key = `${resource}.${asked.map(([name, value]) => `${name}-${value}`).join('.')}`;
  return { key, filter, list: { filter, storeKey: key, disableSyncWithLocation: true } };
}

function readValue(text: string): string | number | boolean {
  if (text === 'true') return true;
  return /^\d+$/.test(text) ? Number(text) : text;
}
