import { workResources } from 'admin-console/contract';
import type { Call } from 'shop-core/wire';
import type { CallNote } from './callNotes.ts';

const verbs = { list: 'list', one: 'get', create: 'create', update: 'edit', remove: 'delete' } as const;
type Verb = keyof typeof verbs;

const said: Readonly<Record<Verb, string>> = {
  list:
    'Filter, sort and range are JSON, as ra-data-simple-rest sends them; a filter "id" is a list of ids. The header ' +
    'Content-Range says how many match. A filter or an order that the resource does not have is refused.',
  one: 'One record.',
  create: 'Adds a record.',
  update: 'Writes over a whole record; one that somebody else has saved since that version is refused.',
  remove: 'Deletes a record that nothing else names.',
};

interface RestCall {
  readonly name: string;
  readonly call: Call;
  readonly note: CallNote;
}

/** 'types-detail' -> 'TypesDetail' */
const inName = (resource: string) => resource.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The calls of the resources in plain REST, which no comment stands above: each resource declares all of its own at once. */
export const restCalls: readonly RestCall[] = Object.values(workResources).flatMap(({ name, calls }) =>
  Object.entries(calls).map(([key, call]) => {
    const verb = key as Verb;
    const note = { area: name, statements: [], text: `Ours: ${said[verb]}` };
    return { name: verbs[verb] + inName(name), call: call as Call, note };
  }),
);
