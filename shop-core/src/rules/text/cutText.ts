// Each character of these is a cluster by itself, and a segmenter is slow to make.
const plain = /^[ -~]*$/;

/**
 * The first `length` characters of a text and the ending, or the whole text when it is not longer. A character is
 * what a reader takes for one (a grapheme cluster), so an emoji or an accented letter is never cut in two.
 */
export function cutText(text: string, length: number, ending: string): string {
  // A cluster has at least one code unit, so a text this short needs no counting.
  if (text.length <= length) return text;
  if (plain.test(text)) return text.slice(0, length) + ending;
  let count = 0;
  for (const { index } of charactersIn(text)) {
    if (count === length) return text.slice(0, index) + ending;
    count += 1;
  }
  return text;
}

// A letter with its marks, or emojis that are joined to one: nearly all that a segmenter finds.
const cluster = /\P{M}[\p{M}\p{Emoji_Modifier}]*(?:\u200d\P{M}[\p{M}\p{Emoji_Modifier}]*)*/gsu;

/** Its characters, each where it begins. Firefox has a segmenter since version 125 only. */
function charactersIn(text: string): Iterable<{ readonly index: number }> {
  if (!('Segmenter' in Intl)) return text.matchAll(cluster);
  return new Intl.Segmenter('id', { granularity: 'grapheme' }).segment(text);
}
