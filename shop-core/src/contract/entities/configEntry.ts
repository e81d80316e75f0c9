import { orNull, wire } from '../../wire/index.ts';
import type * as z from '../../wire/zod.ts';
import { words } from '../scalars.ts';

/** S3.13 */
export const configEntry = wire({ value: ['value', orNull(words)] });

export type ConfigEntry = z.output<typeof configEntry>;
