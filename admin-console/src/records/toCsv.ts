export type SheetValue = string | number | boolean | null;

export interface SheetColumn<Row> {
  /** The field that it holds, where it is one: who is not told the field takes no such column along. */
  readonly field?: string;
  readonly label: string;
  readonly value: (row: Row) => SheetValue;
  /** Where the words for its codes are: 'console.projectStatus'. */
  readonly words?: string;
}

/** Excel takes a file without it for one in its own alphabet. */
const byteOrderMark = '\uFEFF';

/** Rows as comma-separated values that a spreadsheet opens as they are. */
export function toCsv<Row>(rows: readonly Row[], columns: readonly SheetColumn<Row>[]): string {
  const lines = rows.map((row) => columns.map(({ value }) => cell(value(row))).join(','));
  return byteOrderMark + [columns.map(({ label }) => cell(label)).join(','), ...lines].join('\r\n');
}

function cell(value: SheetValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = startsFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// A text that a spreadsheet would run as a formula. Numbers, negative ones too, come as numbers and stay.
const startsFormula = /^[=+\-@\t\r]/;
