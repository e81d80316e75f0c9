import { readText } from './repository.ts';

/** A statement of the specification. */
export interface Statement {
  readonly id: string;
  readonly where: string;
  readonly text: string;
}

/** The statements of section 7 that say what the server answers. */
export const apiStatements: readonly Statement[] = readText('docs/spec/ledger.tsv')
  .split('\n')
  .map((row) => row.split('\t'))
  .map(([id = '', where = '', text = '']) => ({ id, where, text }))
  .filter(({ id, where }) => id.startsWith('S7.') && where === 'api');

/** 'GET /cart/{customer-code}': the call a statement is about, without its query, body and reply. */
export const addressIn = ({ text }: Statement): string | undefined =>
  /\b(?:GET|POST|PUT|DELETE) \/[\w\-/{}]*[\w}]/.exec(text)?.[0];
