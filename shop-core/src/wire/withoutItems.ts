import { mayLackItems } from './list.ts';
import { fieldsOf } from './wire.ts';
import type * as z from './zod.ts';

type Path = readonly PropertyKey[];

/**
 * The data of an answer without the items of lists that can't be read, the smallest ones; undefined where one of the issues is
 * about something else or about a list that has to be whole, and where nothing would be left of several.
 */
export function withoutItems(
  reply: z.core.$ZodType,
  data: unknown,
  issues: readonly { readonly path: Path }[],
): unknown {
  // A copy; it came as JSON.
  const rest: unknown = JSON.parse(JSON.stringify(data ?? null));
  const left = new Map<unknown[], Set<number>>();
  for (const { path } of issues) {
    const end = endOfItem(reply, path);
    if (end === undefined) return undefined;
    const items = path.slice(0, end).reduce((held, part) => (held as Record<PropertyKey, unknown>)[part], rest);
    const out = left.get(items as unknown[]) ?? new Set();
    left.set(items as unknown[], out.add(path[end] as number));
  }
  for (const [items, out] of left) {
    // Where not one of several can be read it is not the items: the answer is another than the contract says.
    if (out.size > 1 && out.size === items.length) return undefined;
    items.splice(0, items.length, ...items.filter((_, index) => !out.has(index)));
  }
  return rest;
}

/** Where in a path the index of the smallest item stands that its list may lack. */
function endOfItem(reply: z.core.$ZodType, path: Path): number | undefined {
  let held: z.core.$ZodType | undefined = reply;
  let end: number | undefined;
  path.forEach((part, index) => {
    const { fields, element, mayLack } = declaredIn(held);
    if (typeof part === 'number' && mayLack) end = index;
    held = typeof part === 'number' ? element : fields?.find(([theirs]) => theirs === part)?.[1];
  });
  return end;
}

interface Wrapper {
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
}

/** What is declared below what says that it may be null, absent or spelled otherwise. */
function declaredIn(schema: z.core.$ZodType | undefined) {
  let mayLack = false;
  for (let inner = schema; inner; ) {
    mayLack ||= mayLackItems(inner);
    const fields = fieldsOf(inner);
    const { element, innerType, in: theirs } = inner._zod.def as Wrapper;
    if (fields || element) return { fields: fields && Object.values(fields), element, mayLack };
    inner = innerType ?? theirs;
  }
  return { mayLack };
}
