import { useState, useSyncExternalStore } from 'react';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useFetched } from '../ui/useFetched.ts';
import { Prose } from './Prose.tsx';

const loadCleanText = async () => (await import('./CleanText.tsx')).CleanText;
const never = () => () => {};

/**
 * HTML that the shop's staff wrote. What comes by a call is cleaned before it gets into the page, whoever answered it. What
 * came with the page itself is there already: its server cleaned it, by the same settings.
 */
export function RichText({ html }: { html: string }) {
  const isWithPage = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [fromPage] = useState(isWithPage ? html : undefined);
  // As it stands in the page that the server sent.
  if (fromPage === html) return <Prose html={html} />;
  return <FetchedText html={html} />;
}

function FetchedText({ html }: { html: string }) {
  const { Component: CleanText, failure, retry } = useFetched(loadCleanText);
  if (CleanText) return <CleanText html={html} />;
  if (failure) return <ErrorState title="Teks tidak dapat dimuat" {...failure} onRetry={retry} />;
  return (
    <Loading label="Memuat teks">
      <Skeleton shape="text" lines={4} />
    </Loading>
  );
}
