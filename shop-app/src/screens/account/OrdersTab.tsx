import { useState } from 'react';
import { type LabelledOrder, useOrders } from 'shop-core';
import { totalLabel } from 'shop-core/messages';
import { formatRupiah, formatSlashDate, pageSizes } from 'shop-core/rules';
import { paths } from '../../app/paths.ts';
import { OrderStatusBadge } from '../../parts/OrderStatusBadge.tsx';
import { type DataColumn, DataTable, type TablePaging } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { OrderDialog } from './OrderDialog.tsx';

/** Riwayat Pemesanan (S2.134, S2.135, S9.3). */
export function OrdersTab() {
  const [paging, setPaging] = useState<TablePaging>({ page: 1, size: pageSizes[0] });
  const [opened, setOpened] = useState<string>();
  const { data, error, refetch, isFetching, isPlaceholderData } = useOrders(paging.page, paging.size);
  if (error && (!data || isPlaceholderData)) {
    return (
      <ErrorState message="Pesanan Anda tidak dapat dimuat." onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  return (
    <>
      <DataTable
        label="Riwayat pemesanan"
        columns={columnsWith(setOpened)}
        rows={data?.orders}
        rowKey={({ orderCode }) => orderCode}
        total={data?.totalItems}
        paging={paging}
        onPaging={setPaging}
        sizes={pageSizes}
        isLoading={isPlaceholderData}
        empty={
          <EmptyState
            icon="gift"
            title="Belum ada pesanan"
            action={<LinkButton to={paths.products()}>Mulai belanja</LinkButton>}
          >
            Pesanan Anda tampil di sini.
          </EmptyState>
        }
      />
      {opened !== undefined && <OrderDialog orderCode={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

const columnsWith = (open: (orderCode: string) => void): readonly DataColumn<LabelledOrder>[] => [
  {
    title: 'Nomor pesanan',
    kind: 'name',
    cell: ({ orderCode }) => (
      <button className="text-link table__open" type="button" onClick={() => open(orderCode)}>
        {orderCode}
      </button>
    ),
  },
  { title: 'Tanggal', cell: ({ orderDate }) => formatSlashDate(orderDate) },
  { title: 'Status', cell: ({ status }) => <OrderStatusBadge status={status} /> },
  { title: totalLabel, kind: 'number', cell: ({ grandTotal }) => formatRupiah(grandTotal) },
];
