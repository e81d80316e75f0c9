/** Which fields there are, and what the objects among them hold. */
export interface Shape {
  readonly [field: string]: Shape | null;
}

/** Reads fields as section 3 of the specification writes them: 'id, product (image, name)'. */
export function shape(written: string): Shape {
  const words = written.match(/[\w-]+|[()]/g) ?? [];
  const read = (): Shape => {
    const fields: Record<string, Shape | null> = {};
    let last = '';
    for (let word = words.shift(); word !== undefined && word !== ')'; word = words.shift()) {
      if (word === '(') fields[last] = read();
      else {
        last = word;
        fields[word] = null;
      }
    }
    return fields;
  };
  return read();
}

/** The same value without the fields that the shape does not list. */
export function onlyListed(value: unknown, listed: Shape | null): unknown {
  if (Array.isArray(value)) return value.map((item) => onlyListed(item, listed));
  if (typeof value !== 'object' || value === null || listed === null) return value;
  const kept = Object.entries(value).filter(([field]) => Object.hasOwn(listed, field));
  return Object.fromEntries(kept.map(([field, held]) => [field, onlyListed(held, listed[field] ?? null)]));
}

/** The fields of a value that the shape does not list, as 'product.sku'. */
export function unlisted(value: unknown, listed: Shape | null, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => unlisted(item, listed, at));
  if (typeof value !== 'object' || value === null || listed === null) return [];
  return Object.entries(value).flatMap(([field, held]) =>
    Object.hasOwn(listed, field) ? unlisted(held, listed[field] ?? null, `${at}${field}.`) : [at + field],
  );
}
