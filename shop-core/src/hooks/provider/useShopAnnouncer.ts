import { createElement, type ReactNode, useEffect, useState } from 'react';
import type { Notice } from './notice.ts';
import { noticeAtom } from './noticeAtom.ts';
import { useShop } from './ShopProvider.tsx';

/** The props of an element that is read aloud when its words change. It must be in the page before they do. */
export interface LiveRegionProps {
  readonly role: 'status' | 'alert';
  readonly 'aria-live': 'polite' | 'assertive';
  readonly 'aria-atomic': true;
  readonly children: ReactNode;
}

export interface ShopAnnouncer {
  /** What went through, when the shopper has a moment. */
  readonly polite: LiveRegionProps;
  /** What did not, at once. */
  readonly assertive: LiveRegionProps;
}

interface Said {
  readonly polite?: string;
  readonly assertive?: string;
  /** Counts what was said: the same sentence said again is a new element, and is read again. */
  readonly turn: number;
}

/** How long nothing more must have gone through before a burst is over. */
const quietMs = 500;

/**
 * Says the notices to whoever listens to the page instead of looking at it. Five quick steps of a quantity are one burst,
 * and its last sentence is the one that is said; an error is said at once, in place of what its burst had to say before.
 * For one place of a page whose toasts are no live regions themselves: two would say everything twice.
 * @returns The props of two elements to draw once a page, polite and assertive. Both must be there before there is
 * something to say, so draw them always.
 * @server both are empty.
 * @example
 * const { polite, assertive } = useShopAnnouncer();
 * return <div className="visually-hidden"><p {...polite} /><p {...assertive} /></div>;
 */
export function useShopAnnouncer(): ShopAnnouncer {
  const { store } = useShop();
  const [said, setSaid] = useState<Said>({ turn: 0 });
  useEffect(() => {
    let settling: ReturnType<typeof setTimeout> | undefined;
    const hear = (notice: Notice) => {
      clearTimeout(settling);
      const { tone, sentence } = notice;
      if (tone === 'bad') return setSaid(({ turn }) => ({ assertive: sentence, turn: turn + 1 }));
      settling = setTimeout(() => setSaid(({ turn }) => ({ polite: sentence, turn: turn + 1 })), quietMs);
    };
    const unfollow = store.sub(noticeAtom, () => {
      const notice = store.get(noticeAtom);
      if (notice) hear(notice);
    });
    return () => {
      unfollow();
      clearTimeout(settling);
    };
  }, [store]);
  const words = (sentence: string | undefined) => sentence && createElement('span', { key: said.turn }, sentence);
  return {
    polite: { role: 'status', 'aria-live': 'polite', 'aria-atomic': true, children: words(said.polite) },
    assertive: { role: 'alert', 'aria-live': 'assertive', 'aria-atomic': true, children: words(said.assertive) },
  };
}
