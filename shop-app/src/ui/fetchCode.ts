type Why = 'offline' | 'gone';

/** Code that was put off and did not come: there is no connection, or the shop was updated and the file is gone. */
export class CodeNotFetched extends Error {
  readonly why: Why;

  constructor(why: Why, options: ErrorOptions) {
    super(`code was not fetched: ${why}`, options);
    this.why = why;
  }
}

/** What is said of it, and of the way on. */
export const codeNotFetched = {
  offline: { message: 'Periksa koneksi Anda, lalu coba lagi.', retryLabel: 'Coba lagi' },
  gone: { message: 'Toko baru saja diperbarui. Muat ulang halaman ini untuk melanjutkan.', retryLabel: 'Muat ulang' },
} as const satisfies Record<Why, object>;

/** Fetches code; where the shop can be reached a second time, because the connection may just have come back. */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!(await shopAnswers())) throw new CodeNotFetched('offline', { cause });
  }
  try {
    return await load();
  } catch (cause) {
    throw new CodeNotFetched('gone', { cause });
  }
}

const patience = 5_000;

/** Whether the server of this page answers, past all caches. */
async function shopAnswers(): Promise<boolean> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), patience);
  return fetch('/', { method: 'HEAD', cache: 'no-store', signal: ending.signal })
    .then(
      ({ ok }) => ok,
      () => false,
    )
    .finally(() => clearTimeout(timer));
}
