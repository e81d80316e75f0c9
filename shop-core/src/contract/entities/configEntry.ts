import { type Named, orNull, wire } from '../../wire/index.ts';
import type * as z from '../../wire/zod.ts';
import { words } from '../scalars.ts';

/** S3.13 */
export interface ConfigEntry extends z.output<typeof configEntryWire> {}
const configEntryWire = wire({ value: ['value', orNull(words)] });
export const configEntry: Named<ConfigEntry> = configEntryWire;
