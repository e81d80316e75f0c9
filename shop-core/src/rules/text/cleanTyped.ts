/** What a person sees of a pasted text: no invisible marks, one kind of space and of hyphen, none at the ends. */
export function cleanTyped(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Zs}]+/gu, ' ')
    .replace(/[‐‑‒–—−]/gu, '-')
    .trim();
}
