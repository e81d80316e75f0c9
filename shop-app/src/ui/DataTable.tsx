import { rowPaginationFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, useEffect } from 'react';
import { classNames } from './classNames.ts';
import { DataTableFoot } from './DataTableFoot.tsx';
import { Loading } from './Loading.tsx';
import { Skeleton } from './Skeleton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface DataColumn<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** name: says which row it is, and heads its card on a phone. number: at the right. action: buttons; the title is only spoken. */
  kind?: 'name' | 'number' | 'action' | undefined;
}

export interface TablePaging {
  /** Counted from 1. */
  readonly page: number;
  /** Rows a page. */
  readonly size: number;
}

export interface DataTableProps<Row extends object> {
  label: string;
  columns: readonly DataColumn<Row>[];
  /** One page of them; undefined until the first one is there. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  /** How many rows all pages have. */
  total: number | undefined;
  paging: TablePaging;
  onPaging: (next: TablePaging) => void;
  /** The page sizes to choose from; without them there is no choice. */
  sizes?: readonly number[] | undefined;
  /** Another page is on its way; the rows of the one before stay, dimmed. */
  isLoading?: boolean | undefined;
  /** Shown when there is not one row. */
  empty: ReactNode;
}

const features = tableFeatures({ rowPaginationFeature });

/** Rows of data in pages that a server cuts. On a phone each row is a card. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows, total, paging, onPaging } = props;
  const pageCount = Math.max(1, Math.ceil((total ?? 0) / paging.size));
  // The last row of the last page may have been deleted.
  const isBeyond = total !== undefined && paging.page > pageCount;
  useEffect(() => {
    if (isBeyond) onPaging({ page: pageCount, size: paging.size });
  }, [isBeyond, onPaging, pageCount, paging.size]);
  if (!rows || isBeyond) return <TableSkeleton label={props.label} />;
  return total === 0 ? props.empty : <FilledTable {...props} rows={rows} />;
}

type FilledProps<Row extends object> = DataTableProps<Row> & { rows: readonly Row[] };

function FilledTable<Row extends object>(props: FilledProps<Row>) {
  const { label, columns, rows, total = rows.length, isLoading = false } = props;
  const table = usePages(props);
  return (
    <div className="data-table">
      <table className={classNames('table', isLoading && 'is-loading')} aria-label={label} aria-busy={isLoading}>
        <Head columns={columns} />
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell, at) => (
                <Cell key={cell.id} column={columns[at]} row={row.original} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <DataTableFoot
        label={label}
        total={total}
        paging={props.paging}
        pageCount={table.getPageCount()}
        sizes={props.sizes}
        onPage={(page) => table.setPageIndex(page - 1)}
        onSize={table.setPageSize}
      />
    </div>
  );
}

function usePages<Row extends object>({ columns, rows, rowKey, total, paging, onPaging }: FilledProps<Row>) {
  const pagination = { pageIndex: paging.page - 1, pageSize: paging.size };
  return useTable<typeof features, Row>({
    features,
    columns: columns.map(({ title }) => ({ id: title })),
    data: rows,
    getRowId: (row) => String(rowKey(row)),
    manualPagination: true,
    rowCount: total ?? rows.length,
    state: { pagination },
    onPaginationChange: (change) => {
      const { pageIndex, pageSize } = typeof change === 'function' ? change(pagination) : change;
      onPaging({ page: pageIndex + 1, size: pageSize });
    },
  });
}

function Head<Row>({ columns }: { columns: readonly DataColumn<Row>[] }) {
  return (
    <thead>
      <tr>
        {columns.map(({ title, kind }) => (
          <th key={title} scope="col" className={kind && `table__${kind}`}>
            {kind === 'action' ? <VisuallyHidden>{title}</VisuallyHidden> : title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

// What a cell shows is called, not rendered as a component: a button in it stays the same one, with its focus.
function Cell<Row>({ column, row }: { column: DataColumn<Row> | undefined; row: Row }) {
  if (!column) return null;
  const { kind, title, cell } = column;
  const look = { className: kind && `table__${kind}`, 'data-title': title };
  return kind === 'name' ? (
    <th {...look} scope="row">
      {cell(row)}
    </th>
  ) : (
    <td {...look}>{cell(row)}</td>
  );
}

function TableSkeleton({ label }: { label: string }) {
  return (
    <Loading label={`Memuat ${label.toLowerCase()}`}>
      <div className="data-table table-skeleton">
        <Skeleton shape="text" lines={6} />
      </div>
    </Loading>
  );
}
