import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { OperatorError } from '../operatorError.ts';

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

async function ask(question: string, output: NodeJS.WritableStream): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  // Ctrl-C and Ctrl-D end the question, and the command with it.
  const ended = new Promise<never>((_, fail) => {
    terminal.once('close', () => fail(new OperatorError('\nNothing was changed.')));
  });
  return Promise.race([terminal.question(question), ended]).finally(() => terminal.close());
}

/** What a person at the terminal answers. Without a terminal, the sentence says how else it is told. */
export function askPerson(question: string, otherwise: string): Promise<string> {
  if (!process.stdin.isTTY) throw new OperatorError(`There is no terminal to ask: ${otherwise}.`);
  return ask(`${question}: `, process.stdout);
}

/** The same, without showing what is typed. */
export async function askSecretly(question: string, otherwise: string): Promise<string> {
  if (!process.stdin.isTTY) throw new OperatorError(`There is no terminal to ask: ${otherwise}.`);
  process.stdout.write(`${question}: `);
  const answer = await ask('', nowhere());
  process.stdout.write('\n');
  return answer;
}
