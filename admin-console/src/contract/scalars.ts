import * as z from 'zod/mini';

// NUL and half a surrogate pair: no database stores them.
const unstorable = /[\0\p{Surrogate}]/u;

/** A text of at most `max` characters, each letter in its one composed spelling (NFC), all of which can be stored. */
export const text = (max = 255) =>
  z.string().check(
    z.normalize('NFC'),
    z.maxLength(max),
    z.refine((value) => !unstorable.test(value), { error: 'not storable' }),
  );

/** A database id: a positive whole number of 31 bits. */
export const id = z.int().check(z.positive(), z.maximum(2_147_483_647));
/** The same in a path, where everything is text. */
export const idInPath = z.codec(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), id, {
  decode: Number,
  encode: String,
});
/** A whole number in a query. The server clamps it to what makes sense. */
export const wholeInQuery = z.codec(z.string().check(z.regex(/^-?\d{1,15}$/)), z.int(), {
  decode: Number,
  encode: String,
});
/** A count: a whole number from 0. */
export const count = z.int().check(z.nonnegative());
