import { fieldMessageFor, idFieldMessages } from 'shop-core/messages';
import type { FieldProblemCode, ValueProblem } from 'shop-core/rules';

/** Every problem of a field once, and one that carries something once for each thing it says; a number of theirs is this. */
const one = 1;
const carrying: readonly ValueProblem[] = [
  { code: 'NUMBER_INVALID', decimals: 0 },
  { code: 'NUMBER_INVALID', decimals: one },
  { code: 'NUMBER_TOO_SMALL', isZeroFine: true },
  { code: 'NUMBER_TOO_SMALL', isZeroFine: false },
  { code: 'NUMBER_TOO_LARGE', maximum: one },
  { code: 'TOO_SHORT', minimum: one },
  { code: 'TOO_LONG', maximum: one },
];
const codes = Object.keys(idFieldMessages) as FieldProblemCode[];
const plain = codes
  .filter((code) => typeof idFieldMessages[code] === 'string')
  .map((code) => ({ code }) as ValueProblem);

/** The sentence of each, with its number as a blank. */
const known = [...plain, ...carrying].map((problem) => ({
  problem,
  sentence: new RegExp(`^${escaped(fieldMessageFor(problem)).replace(/\b1\b/, '([\\d.]+)')}$`),
}));

/** The problem that a sentence of the server under a field is about, with the limit that it names. */
export function saidProblem(sentence: string): ValueProblem | undefined {
  for (const { problem, sentence: pattern } of known) {
    const [found, figure] = pattern.exec(sentence) ?? [];
    if (found === undefined) continue;
    if (figure === undefined) return problem;
    const limit = Number(figure.replaceAll('.', ''));
    const carried = Object.keys(problem).filter((name) => name !== 'code');
    return { ...problem, ...Object.fromEntries(carried.map((name) => [name, limit])) };
  }
  return undefined;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
