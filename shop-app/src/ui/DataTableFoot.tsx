import { Pagination } from './Pagination.tsx';
import { Select } from './Select.tsx';

interface DataTableFootProps {
  label: string;
  total: number;
  paging: { readonly page: number; readonly size: number };
  pageCount: number;
  sizes: readonly number[] | undefined;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

/** Which rows of how many are seen, how many at a time, and the way to the others. */
export function DataTableFoot({ label, total, paging, pageCount, sizes, onPage, onSize }: DataTableFootProps) {
  const first = (paging.page - 1) * paging.size + 1;
  const last = Math.min(total, paging.page * paging.size);
  return (
    <div className="data-table__foot">
      <p className="data-table__range" role="status">
        {first}–{last} dari {total}
      </p>
      {sizes && (
        <Select
          label="Baris per halaman"
          options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
          value={String(paging.size)}
          onChange={(size) => onSize(Number(size))}
        />
      )}
      <Pagination label={`Halaman ${label}`} page={paging.page} pageCount={pageCount} onChange={onPage} />
    </div>
  );
}
