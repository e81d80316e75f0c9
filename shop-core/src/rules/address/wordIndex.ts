import { areaWords } from './areaWords.ts';

/** Says of each text with a word that begins so, where it stands and whether that is its first word. */
export type WordIndex = (start: string, visit: (at: number, isFirst: boolean) => void) => void;

/** Finds the texts of a list by how their words begin, without going through all of them. */
export function wordIndex(texts: readonly string[]): WordIndex {
  // Of each word the texts that have it: twice their place, and one more where it is the first.
  const places = new Map<string, number[]>();
  texts.forEach((text, at) => {
    areaWords(text).forEach((word, nth) => {
      const known = places.get(word);
      const place = 2 * at + Number(nth === 0);
      if (known) known.push(place);
      else places.set(word, [place]);
    });
  });
  const words = [...places.keys()].sort();
  return (start, visit) => {
    for (let at = firstFrom(words, start); words[at]?.startsWith(start); at += 1) {
      for (const place of places.get(words[at] ?? '') ?? []) visit(place >> 1, (place & 1) === 1);
    }
  };
}

/** Where in the sorted words those begin that are not before `start`. */
function firstFrom(words: readonly string[], start: string): number {
  let from = 0;
  let to = words.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] ?? '') < start) from = middle + 1;
    else to = middle;
  }
  return from;
}
