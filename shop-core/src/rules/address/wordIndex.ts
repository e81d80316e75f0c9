/** Says of each text with a word that begins so, where it stands and whether the word is nothing more than that. */
export type WordIndex = (start: string, visit: (at: number, isWhole: boolean) => void) => void;

/** Finds the texts of a list, each given as its words, by how these begin, without going through all of them. */
export function wordIndex(texts: readonly (readonly string[])[]): WordIndex {
  const places = new Map<string, number[]>();
  texts.forEach((words, at) => {
    for (const word of words) {
      const known = places.get(word);
      if (known) known.push(at);
      else places.set(word, [at]);
    }
  });
  const words = [...places.keys()].sort();
  return (start, visit) => {
    for (let nth = firstFrom(words, start); words[nth]?.startsWith(start); nth += 1) {
      const word = words[nth] ?? '';
      for (const at of places.get(word) ?? []) visit(at, word === start);
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
