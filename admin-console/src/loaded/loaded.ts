/** Something was asked for and could not be had: why, and the way to ask again. */
export interface Failed {
  readonly is: 'failed';
  readonly error: Error;
  readonly retry: () => void;
}

export interface Loading {
  readonly is: 'loading';
}

interface Here<T> {
  readonly is: 'here';
  readonly value: T;
  /** What is here is from before: asking again did not work. */
  readonly notRenewed?: Failed;
}

/** One thing that was asked for: a record, a count, sums. */
export type Loaded<T> = Loading | Failed | Here<T>;

/** Rows that were asked for. That there are none is never said of rows that could not be had, nor of a part all of them. */
export type Rows<R> =
  | Loading
  | Failed
  | { readonly is: 'empty' }
  | {
      readonly is: 'cut';
      readonly rows: readonly R[];
      readonly total: number;
      /** Fetches the next part. */
      readonly more: () => void;
      readonly isMoreComing: boolean;
    }
  | { readonly is: 'here'; readonly rows: readonly R[] };

/** That something could not be had, or not anew. */
export function failureOf(of: Loaded<unknown>): Failed | undefined {
  if (of.is === 'failed') return of;
  return of.is === 'here' ? of.notRenewed : undefined;
}

interface Asked<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** What a query knows. What was had stays when it could not be had again, and that is said. */
export function loadedFrom<T>({ data, error, refetch }: Asked<T>): Loaded<T> {
  const failed: Failed | undefined = error ? { is: 'failed', error, retry: () => void refetch() } : undefined;
  if (data === undefined) return failed ?? { is: 'loading' };
  return { is: 'here', value: data, ...(failed && { notRenewed: failed }) };
}
