import { momentTyped } from './jakartaMoment.ts';
import type { SheetColumn, SheetValue } from './toCsv.ts';

type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

const isMoment = (value: SheetValue): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

/**
 * The columns of a sheet as a person reads them: codes and yes or no in words, and moments as the clock in Jakarta shows them,
 * in the form that every spreadsheet knows and sorts; their column says whose clock that is.
 */
export function columnsInWords<Row>(
  rows: readonly Row[],
  columns: readonly SheetColumn<Row>[],
  translate: Translate,
): SheetColumn<Row>[] {
  const written = (value: SheetValue, words: string | undefined): SheetValue => {
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
    if (typeof value === 'string' && words !== undefined) return translate(`${words}.${value}`, { _: value });
    return isMoment(value) ? momentTyped(value).replace('T', ' ') : value;
  };
  return columns.map(({ label, value, words }) => {
    const said = translate(label, { _: label });
    return {
      label: rows.some((row) => isMoment(value(row))) ? `${said} (WIB)` : said,
      value: (row) => written(value(row), words),
    };
  });
}
