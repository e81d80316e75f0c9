import { list } from 'shop-core/wire';
import * as z from 'zod/mini';
import { record } from '../rest/record.ts';
import { count, text } from '../scalars.ts';

/** Why a sum leaves rows out: they have no value in rupiah, are not issued yet, or count no more (void, credited, cancelled). */
export const leftOutWhy = z.enum(['withoutRate', 'notIssued', 'withdrawn']);

/** Rows that a sum does not count: how many, and the first of them by their number or their project's. */
export const leftOut = list(record({ why: leftOutWhy, count, names: list(text(40)) }));

export type LeftOut = z.output<typeof leftOut>;
