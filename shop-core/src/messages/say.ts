import type { Sentence } from './catalogue.ts';

/** The sentence itself, made from what the problem carries where it needs to be. */
export function say<P>(sentence: Sentence<P>, problem: P): string {
  return typeof sentence === 'string' ? sentence : sentence(problem);
}
