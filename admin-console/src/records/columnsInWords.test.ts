import { expect, it } from 'vitest';
import { createI18nProvider } from '../providers/i18nProvider.ts';
import { columnsInWords } from './columnsInWords.ts';
import { sheetOf } from './sheetOf.ts';
import { toCsv } from './toCsv.ts';

interface Row {
  readonly beginsAt: string;
  readonly dueOn: string | null;
  readonly kind: string;
  readonly isAllDay: boolean;
  readonly title: string;
}

const fields = ['beginsAt', 'kind', 'isAllDay', 'title'] as const;
const sheet = sheetOf<Row>('events', fields, { kind: 'console.eventKind' });
const row: Row = {
  beginsAt: '2026-12-31T17:30:00.000Z',
  dueOn: null,
  kind: 'report_due',
  isAllDay: true,
  title: '=1+1',
};

it('writes moments as the clock in Jakarta shows them, and codes in words', () => {
  const { translate } = createI18nProvider();
  const [head, line] = toCsv([row], columnsInWords([row], sheet, translate)).split('\r\n');
  expect(head).toBe('\uFEFFMulai (WIB),Macam,Sehari penuh,Judul');
  expect(line).toBe("2027-01-01 00:30,Tenggat laporan,Ya,'=1+1");
});

it('leaves a code that nobody has words for as it is', () => {
  const rows = [{ ...row, kind: 'regatta' }];
  expect(toCsv(rows, columnsInWords(rows, sheet, createI18nProvider().translate))).toContain(',regatta,');
});
