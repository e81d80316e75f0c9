// Whoever asks with more than any frontend does must not fill the memory.
const longestKey = 2_000;

/** What `load` gives, or gave an earlier ask for the same key while nothing has changed. */
export type KeptAnswers<T> = (key: string, load: () => Promise<T>) => Promise<T>;

/**
 * Keeps answers for as long as `count` stays the same, and none while it is undefined. It is looked at before an answer
 * is loaded: whatever changed since then, also during the load, makes the next ask load anew.
 */
export function keptAnswers<T>(count: () => number | undefined, capacity = 300): KeptAnswers<T> {
  let kept = { count: count(), answers: new Map<string, Promise<T>>() };
  return (key, load) => {
    const now = count();
    if (now === undefined || key.length > longestKey) return load();
    if (now !== kept.count) kept = { count: now, answers: new Map() };
    const { answers } = kept;
    const known = answers.get(key);
    if (known) return known;
    const answer = load();
    answers.set(key, answer);
    for (const oldest of answers.keys()) {
      if (answers.size <= capacity) break;
      answers.delete(oldest);
    }
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
