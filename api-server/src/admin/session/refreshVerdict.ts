import { graceMs, idleMs } from './lifetimes.ts';

export interface SessionTimes {
  readonly lastSeenAt: Date;
  readonly familyExpiresAt: Date;
  readonly replacedAt: Date | null;
}

/**
 * What a refresh token gets: REPLACED by a new pair, the same new pair REPEATED, or nothing because the login is over
 * (ENDED) or because somebody else used the token before (STOLEN).
 */
export function refreshVerdict(session: SessionTimes, now: Date): 'REPLACED' | 'REPEATED' | 'ENDED' | 'STOLEN' {
  if (now >= session.familyExpiresAt) return 'ENDED';
  if (session.replacedAt) return since(session.replacedAt, now) <= graceMs ? 'REPEATED' : 'STOLEN';
  return since(session.lastSeenAt, now) < idleMs ? 'REPLACED' : 'ENDED';
}

const since = (moment: Date, now: Date) => now.getTime() - moment.getTime();
