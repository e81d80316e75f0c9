import * as z from 'zod/mini';

/** A value that travels as JSON in the query of a URL. */
export function jsonInQuery<S extends z.core.$ZodType>(schema: S) {
  return z.codec(z.string().check(z.maxLength(20_000)), schema, {
    decode: (text, { issues }) => {
      try {
        return JSON.parse(text);
      } catch {
        issues.push({ code: 'custom', input: text, message: 'no JSON' });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });
}
