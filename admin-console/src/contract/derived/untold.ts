import type * as z from 'zod/mini';
import { type Source, sources } from './sources.ts';
import { declaredBy, sourcesOf } from './told.ts';

/** A field of a reply that not everybody is told: the way to it through records and lists. */
export interface ClosedField {
  readonly path: readonly string[];
  readonly source: Source;
}

/** The fields of a reply that not everybody is told, however deep they stand. */
export function closedFieldsOf(schema: z.core.$ZodType | undefined, path: readonly string[] = []): ClosedField[] {
  const entity = entityIn(schema);
  if (!entity) return [];
  const from = sourcesOf(entity.entity);
  return Object.entries(entity.fields).flatMap(([name, [, held]]) => {
    const [source, there] = [from[name], [...path, name]];
    return source && sources[source] ? [{ path: there, source }] : closedFieldsOf(held, there);
  });
}

/** Looks through what may be absent, null or a list for the entity it holds. */
function entityIn(schema: z.core.$ZodType | undefined) {
  let inner = schema;
  while (inner) {
    const entity = declaredBy(inner);
    if (entity) return entity;
    const def = inner._zod.def as { innerType?: z.core.$ZodType; element?: z.core.$ZodType; in?: z.core.$ZodType };
    inner = def.innerType ?? def.element ?? def.in;
  }
  return undefined;
}

/** A value without the fields that these paths lead to: absent, not empty. What it was made of stays as it is. */
export function without(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (paths.length === 0 || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => without(item, paths));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, held]) => {
      const within = paths.filter(([first]) => first === name);
      if (within.some(({ length }) => length === 1)) return [];
      const deeper = within.map(([, ...rest]) => rest);
      return [[name, without(held, deeper)]];
    }),
  );
}
