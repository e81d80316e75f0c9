import { useEffect, useState } from 'react';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { type CodeNotFetched, codeNotFetched } from '../ui/fetchCode.ts';
import { reloadOnce } from './reloadOnce.ts';

interface Props {
  readonly error: CodeNotFetched;
  readonly onRetry: () => void;
}

/** A screen whose code did not come: an updated shop is loaded anew by itself, once; offline it says so and waits. */
export function ScreenNotFetched({ error: { why }, onRetry }: Props) {
  const [isReloading, setReloading] = useState(why === 'gone');
  useEffect(() => {
    if (why === 'gone') return setReloading(reloadOnce());
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [why, onRetry]);
  if (isReloading) return <PageSkeleton />;
  const retry = why === 'gone' ? () => window.location.reload() : onRetry;
  return (
    <div className="page page-narrow">
      <PageTitle />
      <ErrorState isPage {...codeNotFetched[why]} onRetry={retry} />
    </div>
  );
}
