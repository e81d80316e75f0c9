import type { QueryClient } from '@tanstack/react-query';
import type { AtomStore } from './atom.ts';
import { openCartChannel } from './cartChannel.ts';
import { followReturns } from './followReturns.ts';
import { rereadAtom } from './rereadAtom.ts';
import type { SessionKeeper } from './sessionKeeper.ts';
import { shopKey } from './shopKey.ts';

interface Page {
  readonly name: string;
  readonly store: AtomStore;
  readonly queryClient: QueryClient;
}

/** How a page hears of what other tabs of its shop do (`restore`, which answers how to stop), and tells them. */
export function followTabs(page: Page, keeper: Pick<SessionKeeper, 'catchUp' | 'followStorage'>) {
  const { name, store, queryClient } = page;
  // Opened on restore, in a browser: a server render must not hold a channel open.
  let cartChannel: ReturnType<typeof openCartChannel> | undefined;
  const reread = () => {
    keeper.catchUp();
    const asked = queryClient.invalidateQueries({ queryKey: shopKey(page) }).finally(() => {
      if (store.get(rereadAtom) === asked) store.set(rereadAtom, undefined);
    });
    store.set(rereadAtom, asked);
  };
  const rereadCart = () => void queryClient.invalidateQueries({ queryKey: shopKey(page, 'cart') });
  return {
    announceCart: () => cartChannel?.announce(),
    restore() {
      const channel = openCartChannel(name, rereadCart);
      cartChannel = channel;
      // It may be another one than the app has around it, which would not hear that a connection is back.
      queryClient.mount();
      const unfollow = [keeper.followStorage(), followReturns(reread), channel.close, () => queryClient.unmount()];
      return () => {
        for (const stop of unfollow) stop();
      };
    },
  };
}
