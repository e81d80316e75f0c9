import { OperatorError } from '../operatorError.ts';

/** The host and port of a connection URL, and never what stands before them. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'the place DATABASE_URL names';
  const { hostname, port, searchParams } = new URL(url);
  return searchParams.get('host') ?? `${hostname || 'localhost'}:${port || '5432'}`;
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'does not answer (connection refused): is it running?',
  ENOTFOUND: 'is not known by that name: is the host in DATABASE_URL right?',
  EAI_AGAIN: 'is not known by that name: is the host in DATABASE_URL right?',
  ETIMEDOUT: 'does not answer (timed out): is it running, and is the way to it open?',
  EHOSTUNREACH: 'can not be reached: is the way to it open?',
  ENOENT: 'does not answer (no such socket): is it running?',
  '28P01': 'refuses the user or the password of DATABASE_URL.',
  '28000': 'refuses the user of DATABASE_URL.',
  '3D000': 'has no database of the name in DATABASE_URL: create it first.',
  '53300': 'has no free connections.',
  '57P03': 'is starting up or shutting down: try again in a moment.',
};

function codeOf(error: unknown): string {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return '';
}

/** DATABASE_URL leads nowhere. */
export class DatabaseUnreachable extends OperatorError {
  override name = 'DatabaseUnreachable';

  constructor(url: string, error: unknown) {
    const message = error instanceof Error ? error.message : String(error);
    const unknown = /timeout/i.test(message) ? reasons.ETIMEDOUT : `can not be used: ${message}`;
    super(`PostgreSQL at ${placeOf(url)} ${reasons[codeOf(error)] ?? unknown}`, { cause: error });
  }
}
