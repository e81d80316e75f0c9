import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type SavedQuery, useNotify, useStoreContext } from 'react-admin';
import { listsWithViews, mostViews, ownViews, saveOwnViews, type ViewsOfList } from '../contract/index.ts';
import { useAnswer } from './useAnswer.ts';
import { useSend } from './useSend.ts';

type List = ViewsOfList['list'];

/** Under which react-admin keeps the views of a list in the browser, which a logout empties (S4.2). */
const storeKey = (list: List) => `${list}.savedQueries`;
const queryKey = ['own views'];
const longestLabel = 100;
const longestState = 4_000;

/** Keeps the views that somebody saves of a list on the server, so that they outlast a logout and are there in every browser. */
export function useSavedViews(): void {
  const store = useStoreContext();
  const keep = useKeeping();
  const latest = useRef(keep);
  latest.current = keep;
  const answer = useAnswer(ownViews, {}, { key: queryKey });
  const kept = answer.is === 'here' ? answer.value : undefined;

  useEffect(() => {
    const known = new Map<List, string>();
    const show = (list: List, views: readonly SavedQuery[]) => {
      known.set(list, JSON.stringify(views));
      store.setItem(storeKey(list), views);
    };
    const watch = (list: List) =>
      store.subscribe(storeKey(list), (views: readonly SavedQuery[] = []) => {
        const before = known.get(list);
        // Of a logout it is told too, which empties what the browser holds, not what the server keeps.
        if (before === JSON.stringify(views) || store.getItem(storeKey(list)) === undefined) return;
        known.set(list, JSON.stringify(views));
        const back = () => show(list, before === undefined ? [] : JSON.parse(before));
        // What the server keeps is not known yet: it would be written over.
        void latest.current(list, before === undefined ? undefined : views, back);
      });
    if (kept) for (const list of listsWithViews) show(list, viewsIn(kept, list));
    const ends = listsWithViews.map(watch);
    return () => {
      for (const end of ends) end();
    };
  }, [store, kept]);
}

/** Saves the views of a list; what is refused is said and taken back. */
function useKeeping() {
  const send = useSend();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return async (list: List, saved: readonly SavedQuery[] | undefined, back: () => void) => {
    if (!saved) {
      notify('problem.NOT_SENT', { type: 'error' });
      back();
      return;
    }
    const views = saved.map(({ label, value }) => ({ label, state: JSON.stringify(value) }));
    const isTooMuch = ({ label, state }: (typeof views)[number]) =>
      label.length > longestLabel || state.length > longestState;
    if (views.length > mostViews || views.some(isTooMuch)) {
      notify('console.loaded.viewsTooMuch', { type: 'error', messageArgs: { most: mostViews, longest: longestLabel } });
      back();
      return;
    }
    // One after the other: the last to be saved is the last to arrive.
    last.current = last.current
      .then(() => send(saveOwnViews, { params: { list }, body: { views } }))
      .then(() => queryClient.invalidateQueries({ queryKey }))
      .catch((error: Error) => {
        notify(error.message, { type: 'error', messageArgs: { _: error.message } });
        back();
      });
    await last.current;
  };
}

function viewsIn(kept: readonly ViewsOfList[], list: List): SavedQuery[] {
  const views = kept.find((each) => each.list === list)?.views ?? [];
  return views.flatMap(({ label, state }) => {
    const value = readState(state);
    return value ? [{ label, value }] : [];
  });
}

/** What this console wrote; of another one's state nothing is made. */
function readState(state: string): SavedQuery['value'] | undefined {
  try {
    const read: unknown = JSON.parse(state);
    return read && typeof read === 'object' && 'filter' in read ? (read as SavedQuery['value']) : undefined;
  } catch {
    return undefined;
  }
}
