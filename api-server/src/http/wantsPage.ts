/**
 * Whether an address that is no file of ours gets the app's page: asked for by a browser's navigation, or by someone who
 * takes anything and does not ask for a file. A script or picture that is gone must not turn into a page.
 */
export function wantsPage(path: string, accept = '*/*'): boolean {
  if (accept.includes('text/html')) return true;
  // '/products/LM-0.5' is an address, '/logo.png' is a file.
  return accept.includes('*/*') && !/\.[a-z]\w*$/i.test(path);
}
