import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the contract's sources say of a call in words. */
export interface CallNote {
  /** The file it is declared in: 'checkout'. */
  readonly area: string;
  readonly statements: readonly string[];
  readonly text: string;
}

const declaration = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?export const (\w+) = (?:call|adminCall)\(/g;

/** The comments above the calls of a contract, by the name of the call. Comments are no part of a bundle: this reads sources. */
export function callNotes(folder: string): ReadonlyMap<string, CallNote> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  files.sort();
  return new Map(
    files.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(declaration)].map(([, comment = '', name = '']) => {
        const words = comment
          // What it is refused for is said status by status.
          .replace(/^\s*\*?\s*@[\s\S]*/m, '')
          .replace(/\s*\n\s*\*?\s*/g, ' ')
          .replace(/\{@link (\w+)\}/g, '$1')
          .trim();
        const note = { area: file.slice(0, -'.ts'.length), statements: statementsIn(words), text: textOf(words) };
        return [name, note] as const;
      }),
    ),
  );
}

/** 'S7.58' or 'S7.41 and S7.42' in front; a statement named later is only mentioned. */
const numbers = /^(?:(?:, | and )?S7\.\d+)+/;

const statementsIn = (words: string) => numbers.exec(words)?.[0].match(/S7\.\d+/g) ?? [];

function textOf(words: string): string {
  const text = words.replace(numbers, '').replace(/^[.,:]?\s*/, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
