/** An address as a browser reads it; undefined where it reads none. By hand: URL.canParse is newer than our browsers. */
export function readUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
