import { type Milligram, milligram } from '../rules/money/milligram.ts';
import { roundedShare } from '../rules/money/roundedShare.ts';
import { type Rupiah, rupiah } from '../rules/money/rupiah.ts';
import * as z from '../wire/zod.ts';

// NUL and half a surrogate pair: no database stores them.
const unstorable = /[\0\p{Surrogate}]/u;

/**
 * A text that somebody sends: of at most `max` characters, all of which can be stored. A letter and its accent are the one
 * letter they look like (NFC), so that two devices that spell it differently wrote the same.
 */
export const text = (max = 255) =>
  z.string(
    z.composed(),
    z.maxLength(max),
    z.refine((value) => !unstorable.test(value), 'not storable'),
  );

/** A text that a back end answers. How long it may be was judged when it was sent; a reply is never refused for it. */
export const words = z.string();

/** A database id: a positive whole number of 31 bits. */
export const id = z.int(z.positive(), z.maximum(2_147_483_647));
/** The same in a path or query, where everything is text. */
export const idInPath = z.codec(z.string(z.regex(/^[1-9]\d{0,9}$/)), id, {
  decode: Number,
  encode: String,
});
/** A count: a whole number from 0. */
export const count = z.int(z.minimum(0));
/** A page number, from 0. Past the end is an empty page, not an error. */
export const page = z.int(z.minimum(0));
/** A page size. The server clamps it; it never fails a list. */
export const size = z.int();

/** Whole rupiah, as a JSON number. */
export const money = z.codec(z.int(), z.custom<Rupiah>(), { decode: rupiah, encode: (amount) => amount });

/** Points, which fall below 0 when more was taken back than was left. */
export const points = z.int();

/** Grams with decimals on the wire (0.5), whole milligrams in our hands (500). At most a thousand tonnes. */
export const grams = z.codec(z.number(z.minimum(0), z.maximum(1_000_000_000)), z.custom<Milligram>(), {
  decode: (weight) => milligram(roundedShare(weight, [1_000, 1])),
  encode: (weight) => weight / 1000,
});
