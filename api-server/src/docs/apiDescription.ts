import type { Call } from 'shop-core/wire';
import type * as z from 'zod/mini';
import type { CallNote } from './callNotes.ts';

/** Everything about an API that its document is made of. */
export interface ApiDescription {
  readonly title: string;
  readonly description: string;
  readonly calls: Readonly<Record<string, Call>>;
  readonly notes: ReadonlyMap<string, CallNote>;
  /** What gets a name of its own among the replies. */
  readonly entities: Readonly<Record<string, z.core.$ZodType>>;
  readonly failure: z.core.$ZodType;
  /** The HTTP status of each reason to say no. */
  readonly statusOf: Readonly<Record<string, number>>;
  /** Headers that the contract does not declare, by call. */
  readonly headers?: Readonly<Record<string, HeaderParameter>>;
  /** What a call asks of the caller beside a token. */
  readonly neededPermissions?: (call: Call) => readonly string[] | undefined;
}

export interface HeaderParameter {
  readonly name: string;
  readonly pattern: string;
  readonly description: string;
}

/** What is said of a call in words. */
export function noteOf({ notes }: ApiDescription, name: string): CallNote {
  return notes.get(name) ?? { area: 'other', statements: [], text: '' };
}

type Exports = Readonly<Record<string, unknown>>;

/** The calls among the exports of a contract. */
export function callsIn(contract: Exports): Record<string, Call> {
  return Object.fromEntries(Object.entries(contract).filter((entry): entry is [string, Call] => isCall(entry[1])));
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'reply' in value;
}

/** The entities and closed lists of words among them; scalars are said where they stand. */
export function entitiesIn(contract: Exports): Record<string, z.core.$ZodType> {
  return Object.fromEntries(
    Object.entries(contract)
      .filter((entry): entry is [string, z.core.$ZodType] => isEntity(entry[1]))
      .map(([name, schema]) => [name.charAt(0).toUpperCase() + name.slice(1), schema]),
  );
}

function isEntity(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('_zod' in value)) return false;
  const { def } = (value as z.core.$ZodTypes)._zod;
  return def.type === 'pipe' ? isEntity(def.in) : def.type === 'object' || def.type === 'enum';
}
