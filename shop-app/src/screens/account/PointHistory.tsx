import { useState } from 'react';
import { usePointHistory } from 'shop-core';
import type { PointRow } from 'shop-core/contract';
import { formatCount, formatSlashDate, pageSizes } from 'shop-core/rules';
import { Badge } from '../../ui/Badge.tsx';
import { type DataColumn, DataTable, type TablePaging } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';

/** What happened to the points, page by page (S2.133, S9.3). */
export function PointHistory() {
  const [paging, setPaging] = useState<TablePaging>({ page: 1, size: pageSizes[0] });
  const { data, error, refetch, isFetching, isPlaceholderData } = usePointHistory(paging.page, paging.size);
  if (error && (!data || isPlaceholderData)) {
    return (
      <ErrorState message="Riwayat poin tidak dapat dimuat." onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  return (
    <DataTable
      label="Riwayat poin"
      columns={columns}
      rows={data?.rows}
      rowKey={({ id }) => id}
      total={data?.totalItems}
      paging={paging}
      onPaging={setPaging}
      sizes={pageSizes}
      isLoading={isPlaceholderData}
      empty={
        <EmptyState icon="coin" title="Belum ada poin">
          Poin masuk setelah pesanan Anda selesai.
        </EmptyState>
      }
    />
  );
}

const columns: readonly DataColumn<PointRow>[] = [
  {
    title: 'Keterangan',
    kind: 'name',
    cell: ({ description, credit }) => description ?? (credit > 0 ? 'Poin masuk' : 'Poin keluar'),
  },
  { title: 'Tanggal', cell: ({ date }) => formatSlashDate(date) },
  {
    title: 'Poin',
    kind: 'number',
    cell: ({ credit, debit }) => (debit > 0 ? `-${formatCount(debit)}` : `+${formatCount(credit)}`),
  },
  { title: 'Saldo', kind: 'number', cell: ({ balance }) => formatCount(balance) },
  { title: 'Berlaku sampai', cell: (row) => <Expiry {...row} /> },
];

function Expiry({ expiresOn, isExpired }: PointRow) {
  if (!expiresOn) return '-';
  return (
    <span>
      {formatSlashDate(expiresOn)} {isExpired && <Badge tone="bad">Kedaluwarsa</Badge>}
    </span>
  );
}
