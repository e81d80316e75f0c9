import { expect, it } from 'vitest';
import { toCsv } from './toCsv.ts';

const columns = [
  { label: 'Nama', value: (row: { name: string }) => row.name },
  { label: 'Saldo', value: (row: { balance?: number | null }) => row.balance ?? null },
];

it('quotes what holds a comma, a quote or a new line, and leaves out what is not known', () => {
  const rows = [{ name: 'PT "Laut", Tbk\nJakarta', balance: null }];
  expect(toCsv(rows, columns)).toBe('\uFEFFNama,Saldo\r\n"PT ""Laut"", Tbk\nJakarta",');
});

it('lets no text become a formula, and keeps negative numbers numbers', () => {
  const rows = [
    { name: '=HYPERLINK("x")', balance: -5 },
    { name: '@cmd', balance: 1.5 },
  ];
  expect(toCsv(rows, columns)).toBe('\uFEFFNama,Saldo\r\n"\'=HYPERLINK(""x"")",-5\r\n\'@cmd,1.5');
});
