import { Component, type ReactNode } from 'react';
import { PageTitle } from '../parts/PageTitle.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { CodeNotFetched } from '../ui/fetchCode.ts';
import { ScreenNotFetched } from './ScreenNotFetched.tsx';

interface Props {
  readonly children: ReactNode;
  readonly onCaught: () => void;
}

/** A screen that broke, or whose code could not be fetched, says so and offers the way on: never a blank page. */
export class ErrorBoundary extends Component<Props, { readonly error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    this.props.onCaught();
  }

  readonly retry = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof CodeNotFetched) return <ScreenNotFetched error={error} onRetry={this.retry} />;
    return (
      <div className="page page-narrow">
        <PageTitle />
        <ErrorState
          isPage
          message="Halaman ini tidak dapat ditampilkan. Periksa koneksi Anda, lalu muat ulang."
          retryLabel="Muat ulang"
          onRetry={() => window.location.reload()}
        />
      </div>
    );
  }
}
