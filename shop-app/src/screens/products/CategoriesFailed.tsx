import { RetryLine } from '../../ui/RetryLine.tsx';

interface Query {
  readonly data: unknown;
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly isFetching: boolean;
}

/** That there are more categories than shown, because they could not be had. */
export function CategoriesFailed({ queries }: { readonly queries: readonly Query[] }) {
  const failed = queries.filter(({ data, error }) => error && !data);
  if (failed.length === 0) return null;
  return (
    <RetryLine
      message="Kategori tidak dapat dimuat."
      isRetrying={failed.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const { refetch } of failed) refetch();
      }}
    />
  );
}
