import { derivedFields, type Entity } from './derivedFields.ts';
import { derivedFilters } from './derivedFilters.ts';
import { mayBeTold, type Source } from './sources.ts';

const fields: Readonly<Record<string, Readonly<Record<string, Source>>>> = derivedFields;

/** Where a field of an entity comes from; 'row' for a column of its own. */
export const sourceOf = (entity: string, field: string): Source => fields[entity]?.[field] ?? 'row';

/** Whether somebody with these permissions is told a field of an entity, and so may sort by it and search through it. */
export const tellsField = (entity: string, field: string, permissions: ReadonlySet<string>): boolean =>
  mayBeTold(sourceOf(entity, field), permissions);

/** Whether somebody with these permissions may narrow a list by this. */
export const tellsFilter = (entity: string, filter: string, permissions: ReadonlySet<string>): boolean =>
  mayBeTold(derivedFilters[entity as Entity]?.[filter] ?? sourceOf(entity, filter), permissions);
