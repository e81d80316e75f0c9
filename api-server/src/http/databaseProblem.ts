import type { Problem } from 'shop-core/rules';

/** SQLSTATE classes of a database that is down, full, shutting down or too busy: the ask may succeed later. */
const passing = ['08', '53', '57', '40', '58'];

// What the PostgreSQL client says of a connection without giving a code.
const isLostConnection =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client .* is not queryable)/;

const lostCodes: readonly unknown[] = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOSPC', 'ETIMEDOUT'];

/** PostgreSQL's socket on this machine is gone while it is down. */
const isLostSocket = (cause: Error): boolean =>
  'code' in cause && cause.code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'connect';

/** Whether a fault came from a database that can't answer now; undefined for any other fault. */
export function databaseProblem(error: unknown): Problem | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as Error & { code?: unknown };
    if (isLostConnection.test(cause.message)) return { code: 'UNAVAILABLE' };
    if (typeof code !== 'string') continue;
    if (passing.includes(code.slice(0, 2)) && /^[0-9A-Z]{5}$/.test(code)) return { code: 'UNAVAILABLE' };
    if (lostCodes.includes(code) || isLostSocket(cause)) return { code: 'UNAVAILABLE' };
  }
  return undefined;
}
