import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { type DataColumn, DataTable, type TablePaging } from './DataTable.tsx';

interface Row {
  readonly id: number;
  readonly name: string;
}

const all = Array.from({ length: 23 }, (_, at): Row => ({ id: at + 1, name: `Emas ${at + 1}` }));
const columns: DataColumn<Row>[] = [
  { title: 'Nama', cell: ({ name }) => name, kind: 'name' },
  { title: 'Nomor', cell: ({ id }) => id, kind: 'number' },
  { title: 'Tindakan', cell: ({ id }) => <button type="button">Hapus {id}</button>, kind: 'action' },
];

interface PagedProps {
  rows?: readonly Row[];
  sizes?: readonly number[];
  start?: TablePaging;
  isLoading?: boolean;
}

/** A table whose pages are cut as a server would. */
function Paged({ rows = all, start = { page: 1, size: 10 }, ...props }: PagedProps) {
  const [paging, setPaging] = useState(start);
  const { page, size } = paging;
  return (
    <DataTable
      {...props}
      label="Riwayat"
      columns={columns}
      rows={rows.slice((page - 1) * size, page * size)}
      rowKey={({ id }) => id}
      total={rows.length}
      paging={paging}
      onPaging={setPaging}
      empty={<p>Belum ada</p>}
    />
  );
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('is a table with headed columns and rows, the titles of its values kept for a phone', () => {
  render(<Paged />);
  const table = screen.getByRole('table', { name: 'Riwayat' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Nama', 'Nomor', 'Tindakan']);
  const row = within(table).getByRole('row', { name: /^Emas 3/ });
  expect(within(row).getByRole('cell', { name: '3' })).toHaveAttribute('data-title', 'Nomor');
  expect(within(row).getByRole('button', { name: 'Hapus 3' })).toBeVisible();
});

it('goes from page to page and says which rows are seen', async () => {
  render(<Paged />);
  expect(screen.getByRole('status')).toHaveTextContent('1–10 dari 23');
  await userEvent.click(screen.getByRole('button', { name: 'Halaman 3' }));
  expect(names()).toEqual(['Emas 21', 'Emas 22', 'Emas 23']);
  expect(screen.getByRole('status')).toHaveTextContent('21–23 dari 23');
});

it('shows more rows at a time, the first one seen still among them', async () => {
  render(<Paged sizes={[10, 25, 50]} start={{ page: 3, size: 10 }} />);
  const size = screen.getByRole('combobox', { name: 'Baris per halaman' });
  expect(size).toHaveValue('10');
  await userEvent.selectOptions(size, '25');
  expect(names()).toHaveLength(23);
  expect(names()).toContain('Emas 21');
});

it('keeps the focus in a cell when the table is drawn anew, with columns made anew', () => {
  const paging = { page: 1, size: 10 };
  const table = () => (
    <DataTable
      {...{ label: 'Riwayat', rows: all.slice(0, 2), total: 2, paging, onPaging: () => {}, empty: null }}
      rowKey={({ id }) => id}
      columns={[{ title: 'Hapus', cell: ({ id }) => <button type="button">Hapus {id}</button> }]}
    />
  );
  const { rerender } = render(table());
  const button = screen.getByRole('button', { name: 'Hapus 2' });
  button.focus();
  rerender(table());
  expect(button).toHaveFocus();
});

it('has no choice of sizes where there is none', () => {
  render(<Paged />);
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('goes back when the last page has lost its last row', async () => {
  const { rerender } = render(<Paged rows={all.slice(0, 11)} start={{ page: 2, size: 10 }} />);
  expect(names()).toEqual(['Emas 11']);
  rerender(<Paged rows={all.slice(0, 10)} />);
  expect(await screen.findByRole('rowheader', { name: 'Emas 10' })).toBeVisible();
});

it('says when there is nothing, when nothing is here yet, and when more is on its way', () => {
  const { rerender } = render(<Paged rows={[]} />);
  expect(screen.getByText('Belum ada')).toBeVisible();
  rerender(<Paged isLoading />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  const paging = { page: 1, size: 10 };
  const waiting = { label: 'Riwayat', columns, rowKey: ({ id }: Row) => id, empty: null, rows: undefined };
  rerender(<DataTable {...waiting} total={undefined} paging={paging} onPaging={vi.fn()} />);
  expect(screen.getByText('Memuat riwayat')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
});
