import type { DatabaseState } from './databaseState.ts';

/** What `load` gives, or gave an earlier ask for the same key in the same state of the database. */
export type KeptAnswers<T> = (key: string, load: () => Promise<T>) => Promise<T>;

/**
 * Keeps answers as long as the database stays as it is. Each ask looks at the state before it takes a kept answer, so a
 * committed change shows at once, whichever process made it. An answer is loaded after its state was looked at: if a
 * later look finds the same state, nothing was committed while it was being loaded either.
 */
export function keptAnswers<T>(state: DatabaseState, capacity = 200): KeptAnswers<T> {
  let kept = { state: '', answers: new Map<string, Promise<T>>() };
  return async (key, load) => {
    const now = await state();
    if (now !== kept.state) kept = { state: now, answers: new Map() };
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
