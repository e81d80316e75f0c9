import { useEffect, useRef } from 'react';
import { keptOutcomes } from '../../messages/keptOutcomes.ts';
import { useShop } from './ShopProvider.tsx';
import { followPart, type TypedPart, takeKept } from './typedParts.ts';
import { useOwner } from './useOwner.ts';

/**
 * Lets a part of a page outlive the end of a login: when the server refuses the token, what is in the part is kept in the
 * memory of the page, and given back once to the same customer when that part stands on the page again. A logout, another
 * customer and a new document forget it.
 *
 * {@link useForm} does this for every form. Call it yourself for what is typed elsewhere, and never for a password, a code
 * that is used once or a file.
 * @param name the part, the same before and after the login; two products have two names. `false` keeps nothing
 * @returns Nothing: `restore` hears what was kept, after the part was drawn. That something typed is back is a notice.
 */
export function useKept<T>(name: string | false, part: TypedPart<T>): void {
  const shop = useShop();
  const { store } = shop;
  const owner = useOwner();
  const latest = useRef(part);
  const { isBeside = false } = part;
  useEffect(() => {
    latest.current = part;
  });
  useEffect(
    () => (name === false ? undefined : followPart(store, name, { read: () => latest.current.read(), isBeside })),
    [store, name, isBeside],
  );
  useEffect(() => {
    if (name === false) return;
    // Given back once, however often this runs.
    const kept = takeKept(store, owner, name);
    if (kept === undefined) return;
    // A name is the name of one part, so this is what that part was read as.
    latest.current.restore(kept as T);
    const sentence = keptOutcomes.typingKept;
    if (!isBeside) shop.onNotice({ tone: 'good', outcome: 'typingKept', sentence });
  }, [shop, store, name, owner, isBeside]);
}
