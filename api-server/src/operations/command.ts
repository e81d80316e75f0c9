import type { Env } from '../env.ts';
import { OperatorError } from '../operatorError.ts';

/** What an operator can have done by `npm run admin -- NAME`. */
export interface Command {
  /** Its arguments and what it does, for the list of all commands. */
  readonly usage: string;
  readonly does: string;
  /** @returns whether all is well; a failure that an operator can mend is an OperatorError. */
  run(args: string[], env: Env): Promise<boolean>;
}

/** The arguments are not those of the command. */
export class WrongUsage extends OperatorError {
  override name = 'WrongUsage';
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);
