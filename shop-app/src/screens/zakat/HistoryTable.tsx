import type { Zakat } from 'shop-core';
import type { ZakatEntryReply } from 'shop-core/contract';
import { formatRupiah, formatSlashDate } from 'shop-core/rules';
import { formatHundredths } from 'shop-core/rules/gold';
import { Badge } from '../../ui/Badge.tsx';
import { type DataColumn, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { entryName, entryWeight } from './entryTexts.ts';

interface HistoryTableProps {
  readonly zakat: Zakat | undefined;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly isLoading: boolean;
  readonly onDelete: (entry: ZakatEntryReply) => void;
}

/** What was bought and sold, the newest first, by ten and by no other number (S9.4). */
export function HistoryTable({ zakat, page, onPage, isLoading, onDelete }: HistoryTableProps) {
  return (
    <DataTable
      label="Riwayat emas"
      columns={columnsOf(onDelete, zakat?.pricePerGram !== null)}
      rows={zakat?.entries}
      rowKey={({ id }) => id}
      total={zakat?.totalItems}
      paging={{ page, size: 10 }}
      onPaging={(next) => onPage(next.page)}
      isLoading={isLoading}
      empty={
        <EmptyState icon="coin" title="Belum ada emas yang dicatat">
          Tekan BELI/JUAL EMAS untuk mencatat emas pertama Anda, juga yang sudah lama Anda miliki.
        </EmptyState>
      }
    />
  );
}

const columnsOf = (onDelete: HistoryTableProps['onDelete'], hasPrice: boolean): DataColumn<ZakatEntryReply>[] => [
  { title: 'Jenis emas', kind: 'name', cell: (entry) => <EntryTitle entry={entry} /> },
  { title: 'Tanggal', cell: ({ date }) => <span className="numeric">{formatSlashDate(date)}</span> },
  {
    title: 'Berat',
    kind: 'number',
    cell: (entry) => (
      <span className="entry-weight">
        {entryWeight(entry)} <span className="muted small">kadar {formatHundredths(entry.purity)}%</span>
      </span>
    ),
  },
  { title: 'Harga', kind: 'number', cell: ({ price }) => (price > 0 ? formatRupiah(price) : '-') },
  {
    title: 'Nilai hari ini',
    kind: 'number',
    cell: ({ currentPrice }) => (hasPrice ? formatRupiah(currentPrice) : '-'),
  },
  {
    title: 'Hapus',
    kind: 'action',
    cell: (entry) => <IconButton icon="trash" label={`Hapus ${entryName(entry)}`} onPress={() => onDelete(entry)} />,
  },
];

function EntryTitle({ entry: { goldType, type } }: { entry: ZakatEntryReply }) {
  return (
    <span className="entry-title">
      {goldType} <Badge tone={type === 'Beli' ? 'good' : 'neutral'}>{type}</Badge>
    </span>
  );
}
