import type { Log } from '../log.ts';

const write = (...words: unknown[]): void => void process.stderr.write(`${words.at(-1)}\n`);

/** What goes wrong below a command, as a line for the person at the terminal. */
export const operatorLog: Log = { debug: () => {}, info: () => {}, warn: write, error: write };
