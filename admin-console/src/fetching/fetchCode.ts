/** Why code that was put off did not come: there is no connection, or the console was updated and the file is gone. */
export type WhyNot = 'offline' | 'gone';

/** What stands in place of the code. */
export interface NotFetchedProps {
  readonly why: WhyNot;
  /** Fetches again. */
  readonly onRetry: () => void;
}

export class CodeNotFetched extends Error {
  readonly why: WhyNot;

  constructor(why: WhyNot, options: ErrorOptions) {
    super(`code was not fetched: ${why}`, options);
    this.why = why;
  }
}

/** Fetches code; where the server can be reached a second time, because the connection may just have come back. */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!(await serverAnswers())) throw new CodeNotFetched('offline', { cause });
  }
  try {
    return await load();
  } catch (cause) {
    throw new CodeNotFetched('gone', { cause });
  }
}

const patience = 5_000;

/** Whether the server of this page answers, past all caches. */
async function serverAnswers(): Promise<boolean> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), patience);
  return fetch('/', { method: 'HEAD', cache: 'no-store', signal: ending.signal })
    .then(
      ({ ok }) => ok,
      () => false,
    )
    .finally(() => clearTimeout(timer));
}
