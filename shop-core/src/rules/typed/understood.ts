import type { ValueProblem } from '../fieldProblem.ts';

/**
 * What a rule made of a typed text: the value that is sent and, in words, what it means ('' when nothing was typed and the value is
 * null); or the problem, which names the limit, and then nothing is sent.
 */
export type Understood<T> =
  | { readonly value: T | null; readonly meaning: string; readonly problem?: undefined }
  | { readonly value?: undefined; readonly meaning?: undefined; readonly problem: ValueProblem };
