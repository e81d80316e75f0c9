import { useEffect, useRef, useState } from 'react';
import { ShopError, sentenceFor, useDeleteZakat, useKeptState, useZakat, useZakatForm } from 'shop-core';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { DeleteEntryDialog } from './DeleteEntryDialog.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { ZakatOverview } from './ZakatOverview.tsx';
import { ZakatSkeleton } from './ZakatSkeleton.tsx';
import { ZakatTerms } from './ZakatTerms.tsx';

/** The zakat tracker: what is held, whether zakat is due and why, and what was bought and sold (S2.142). */
export function ZakatScreen() {
  const [page, setPage] = useState(1);
  const [isWriting, setWriting] = useKeptState('zakat dialog', false);
  const { data, error, refetch, isFetching, isPlaceholderData } = useZakat(page);
  // Held here, so that a dialog closed by mistake has lost nothing.
  const form = useZakatForm(() => {
    setWriting(false);
    setPage(1);
  });
  const deletion = useDeleteZakat();
  const history = useHeadingFocus();
  return (
    <div className="page">
      <PageTitle>Zakat Emas</PageTitle>
      <h1 className="page-title">Zakat Emas</h1>
      <p className="lead">
        Catat emas yang Anda beli dan jual. Kami menghitung kapan zakatnya wajib dan berapa nilainya.
      </p>
      {data && <ZakatOverview zakat={data} />}
      {!data && !error && <ZakatSkeleton />}
      {!data && error && <NoZakat error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {(data || !error) && (
        <section className="section">
          <div className="section__head">
            <h2 ref={history.heading} tabIndex={-1}>
              Riwayat emas
            </h2>
            <Button icon="plus" onPress={() => setWriting(true)}>
              BELI/JUAL EMAS
            </Button>
          </div>
          <HistoryTable
            zakat={data}
            page={page}
            onPage={setPage}
            isLoading={isPlaceholderData}
            onDelete={deletion.ask}
          />
        </section>
      )}
      <ZakatTerms />
      <EntryDialog isOpen={isWriting} onClose={() => setWriting(false)} form={form} />
      <DeleteEntryDialog deletion={deletion} onDone={history.focus} />
    </div>
  );
}

function NoZakat({ error, ...retry }: { error: Error; onRetry: () => void; isRetrying: boolean }) {
  const message = error instanceof ShopError ? sentenceFor(error) : 'Catatan zakat tidak dapat dimuat.';
  return <ErrorState message={message} {...retry} />;
}

/** The button of a deleted row is gone: the heading above takes the focus, once the dialog has closed. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) heading.current?.focus();
  }, [times]);
  return { heading, focus: () => setTimes((before) => before + 1) };
}
