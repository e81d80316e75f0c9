// Also in public/oldPage.js.
const mark = 'samudra-emas.reloaded';
const pause = 60_000;

/**
 * Loads the page again at its address, unless it was a moment ago: a page that breaks each time is not loaded for ever.
 * Says whether it will be.
 */
export function reloadOnce(): boolean {
  try {
    const before = Number(sessionStorage.getItem(mark));
    if (Date.now() - before < pause) return false;
    sessionStorage.setItem(mark, String(Date.now()));
  } catch {
    // Without a memory nobody knows how often it was loaded.
    return false;
  }
  window.location.reload();
  return true;
}
