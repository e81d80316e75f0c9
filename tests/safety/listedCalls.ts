import { consoleEntries, consolePages } from './consoleEntries.ts';
import { type Entry, nameOf } from './entry.ts';
import { shopEntries, shopPages } from './shopEntries.ts';
import type { Origin } from './wholeServer.ts';

/** What each listener answers: the calls, and the names of the routes that answer none. */
export const listed = {
  shop: { entries: shopEntries, pages: shopPages },
  console: { entries: consoleEntries, pages: consolePages },
};

export interface ListedCall {
  readonly origin: Origin;
  readonly entry: Entry;
  readonly name: string;
}

export const listedCalls: readonly ListedCall[] = (['shop', 'console'] as const).flatMap((origin) =>
  listed[origin].entries.map((entry) => ({ origin, entry, name: nameOf(entry.call) })),
);
