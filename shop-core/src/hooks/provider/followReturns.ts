/**
 * Tells each time the browser shows the page again as it was left, from its back/forward cache: for hours nothing ran on it,
 * and it heard nothing of other tabs. Returns how to stop.
 */
export function followReturns(onReturn: () => void): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) onReturn();
  };
  globalThis.addEventListener?.('pageshow', onShow);
  return () => globalThis.removeEventListener?.('pageshow', onShow);
}
