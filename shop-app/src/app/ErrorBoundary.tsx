import { Component, type ReactNode } from 'react';
import { PageTitle } from '../parts/PageTitle.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';

interface Props {
  readonly children: ReactNode;
}

/** A screen that broke, or whose code could not be fetched, says so and offers the way on: never a blank page. */
export class ErrorBoundary extends Component<Props, { readonly error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <div className="page page-narrow">
        <PageTitle />
        <ErrorState
          message="Halaman ini tidak dapat ditampilkan. Periksa koneksi Anda, lalu muat ulang."
          retryLabel="Muat ulang"
          onRetry={() => window.location.reload()}
        />
      </div>
    );
  }
}
