import { expect } from 'vitest';

/**
 * A page that something went wrong with stands: its header is there, it says what it is about, or what it waits for, or
 * what failed and then how to go on; it broke nowhere, and nothing that was sent runs in it.
 */
export function expectStanding(): void {
  expect(document.body).not.toHaveTextContent('Halaman ini tidak dapat ditampilkan');
  expect(document.querySelector('header a[href="/"]')).toBeVisible();
  expect(document.querySelector('[onerror], body script:not([type="application/ld+json"])')).toBeNull();
  const main = document.querySelector('main');
  const failure = main?.querySelector('[role=alert]');
  if (failure) expect(main?.querySelector('a[href], button:not(:disabled)')).not.toBeNull();
  else if (!main?.querySelector('h1')) expect(main).toHaveTextContent(/Memuat/);
}
