import { expect, it } from 'vitest';
import { calendarDate } from '../rules/dates/calendarDate.ts';
import { rupiah } from '../rules/money/rupiah.ts';
import { entry } from '../rules/zakat/testEntries.ts';
import { zakatStatus } from '../rules/zakat/zakatStatus.ts';
import { zakatStepMessage } from './zakatStepMessage.ts';

const bought = entry('Beli', 100, '2024-08-19', 99.99);
const told = (entries: Parameters<typeof zakatStatus>[0], today: string) =>
  zakatStatus(entries, rupiah(1_500_000), calendarDate(today)).trace.map(zakatStepMessage);

it('tells step by step why zakat is due', () => {
  expect(told([bought], '2025-08-09')).toEqual([
    '19-08-2024: emas murni menjadi 99,99 gram, haul dimulai.',
    'Haul sejak 19-08-2024 genap satu tahun Hijriah pada 09-08-2025: zakat wajib.',
  ]);
});

it('tells until when the year runs', () => {
  expect(told([bought], '2025-08-08').at(-1)).toBe(
    'Haul berjalan sejak 19-08-2024 dan genap satu tahun Hijriah pada 09-08-2025.',
  );
});

it('tells why it is not due any longer', () => {
  expect(told([bought, entry('Jual', 20, '2025-01-02', 99.99)], '2025-08-09').slice(1)).toEqual([
    '02-01-2025: emas murni turun menjadi 79,992 gram, haul terputus.',
    'Emas murni 79,992 gram, kurang 5,008 gram dari nisab.',
  ]);
});
