import type { ShownEntry } from './shownEntry.ts';

export interface FieldChange {
  readonly name: string;
  /** What was there, and what is; undefined where there was or is no record. */
  readonly before: unknown;
  readonly after: unknown;
}

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/** The fields of an entry one by one. What a new or a deleted record had nothing in is left out. */
export function changesOf({ before, after }: Pick<ShownEntry, 'before' | 'after'>): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .filter((name) => name !== 'id')
    .map((name) => ({ name, before: before?.[name], after: after?.[name] }))
    .filter((change) => !(isNothing(change.before) && isNothing(change.after)));
}
