import { fieldMessageFor, idFieldMessages } from 'shop-core/messages';
import { calendarDate, type FieldProblemCode, type ValueProblem } from 'shop-core/rules';

/** Every problem of a field that carries nothing: its sentence is always the same. */
const codes = Object.keys(idFieldMessages) as FieldProblemCode[];
const plain = codes
  .filter((code) => typeof idFieldMessages[code] === 'string')
  .map((code) => ({ code }) as ValueProblem);

/** A sentence with a blank, made of one that says `sample` there, and what it is about by the words in the blank. */
interface Blank {
  readonly sample: string;
  readonly said: RegExp;
  readonly of: (words: string) => ValueProblem;
}

const figure = (of: (limit: number) => ValueProblem): Blank => ({
  sample: '1',
  said: /^-?[\d.]+$/,
  of: (words) => of(Number(words.replaceAll('.', ''))),
});
const figures = (of: (limits: number[]) => ValueProblem): Blank => ({
  sample: '1',
  said: /^\d+(?: atau \d+)*$/,
  of: (words) => of(words.split(' atau ').map(Number)),
});
const day = (of: (limit: ReturnType<typeof calendarDate>) => ValueProblem): Blank => ({
  sample: '01/01/2001',
  said: /^\d\d\/\d\d\/\d{4}$/,
  of: (words) => of(calendarDate(words.split('/').reverse().join('-'))),
});

const carrying: readonly Blank[] = [
  figure((decimals) => ({ code: 'NUMBER_INVALID', decimals })),
  figure((minimum) => ({ code: 'NUMBER_TOO_SMALL', isZeroFine: minimum < 0, minimum })),
  figure((maximum) => ({ code: 'NUMBER_TOO_LARGE', maximum })),
  figure((minimum) => ({ code: 'TOO_SHORT', minimum })),
  figure((maximum) => ({ code: 'TOO_LONG', maximum })),
  figures((digits) => ({ code: 'DIGITS_WRONG', digits })),
  day((earliest) => ({ code: 'DATE_TOO_EARLY', earliest })),
  day((latest) => ({ code: 'DATE_TOO_LATE', latest })),
];

/** What says something else for two values, and names neither. */
const worded: readonly ValueProblem[] = [
  ...plain,
  { code: 'NUMBER_INVALID', decimals: 0 },
  { code: 'NUMBER_TOO_SMALL', isZeroFine: true },
  { code: 'NUMBER_TOO_SMALL', isZeroFine: false },
];
const bySentence = new Map(worded.map((problem) => [fieldMessageFor(problem), problem]));
const blanks = carrying.map(({ sample, said, of }) => {
  const [before = '', after = ''] = fieldMessageFor(of(sample)).split(sample);
  return { before, after, said, of };
});

/** The problem that a sentence of the server under a field is about, with the limit that it names. */
export function saidProblem(sentence: string): ValueProblem | undefined {
  const same = bySentence.get(sentence);
  if (same) return same;
  for (const { before, after, said, of } of blanks) {
    if (!sentence.startsWith(before) || !sentence.endsWith(after)) continue;
    const words = sentence.slice(before.length, sentence.length - after.length);
    if (said.test(words)) return of(words);
  }
  return undefined;
}
