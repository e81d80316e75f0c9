import { sessionAtom } from '../provider/sessionAtom.ts';
import type { Shop } from '../provider/shop.ts';
import { type AvatarJob, avatarJobAtom } from './avatarJobAtom.ts';

export interface BegunJob {
  /** Aborted once the photo is not wanted any more: cancelled, another was chosen, or the login ended. */
  readonly signal: AbortSignal;
  readonly change: (change: Partial<Pick<AvatarJob, 'status' | 'preview'>>) => void;
  readonly end: () => void;
}

/** Begins the way of a photo in place of the one before, for as long as this login lasts. */
export function beginAvatarJob({ store }: Pick<Shop, 'store'>, token: string): BegunJob {
  store.get(avatarJobAtom)?.stop.abort();
  const stop = new AbortController();
  const isCurrent = () => store.get(avatarJobAtom)?.stop === stop;
  store.set(avatarJobAtom, { status: 'waiting', preview: null, stop });
  const unfollow = store.sub(sessionAtom, () => {
    const session = store.get(sessionAtom);
    if (session.status !== 'customer' || session.token !== token) stop.abort();
  });
  const end = () => {
    unfollow();
    if (isCurrent()) store.set(avatarJobAtom, undefined);
  };
  // What was cancelled is gone at once, not when its last step has noticed.
  stop.signal.addEventListener('abort', end, { once: true });
  return {
    signal: stop.signal,
    change(change) {
      const job = store.get(avatarJobAtom);
      if (job?.stop === stop) store.set(avatarJobAtom, { ...job, ...change });
    },
    end,
  };
}
