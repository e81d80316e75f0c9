import { consoleEntries } from './consoleEntries.ts';
import { type Entry, nameOf } from './entry.ts';
import { shopEntries } from './shopEntries.ts';
import type { Origin } from './wholeServer.ts';

/** The calls that each listener answers. */
export const listed = { shop: shopEntries, console: consoleEntries };

export interface ListedCall {
  readonly origin: Origin;
  readonly entry: Entry;
  readonly name: string;
}

export const listedCalls: readonly ListedCall[] = (['shop', 'console'] as const).flatMap((origin) =>
  listed[origin].map((entry) => ({ origin, entry, name: nameOf(entry.call) })),
);
