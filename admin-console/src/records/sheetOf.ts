import type { SheetColumn } from './toCsv.ts';

/** Fields of a record that hold one value, not a list of them. */
type Plain<Row> = {
  [K in keyof Row]-?: Row[K] extends string | number | boolean | null | undefined ? K : never;
}[keyof Row] &
  string;

/** A sheet with these fields as columns, named as the lists name them; of a field that holds codes, where their words are. */
export function sheetOf<Row>(
  resource: string,
  fields: readonly Plain<Row>[],
  words: { readonly [Field in Plain<Row>]?: string } = {},
): readonly SheetColumn<Row>[] {
  return fields.map((field) => {
    const ofCodes = words[field];
    return {
      field,
      label: `resources.${resource}.fields.${field}`,
      value: (row) => (row[field] ?? null) as string | number | boolean | null,
      ...(ofCodes !== undefined && { words: ofCodes }),
    };
  });
}
