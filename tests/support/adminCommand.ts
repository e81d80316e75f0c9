import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { boundToParent } from './boundToParent.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = ['--conditions=samudra-source', '--import', 'tsx', 'api-server/src/operations/admin.ts'];

export interface CommandEnd {
  code: number;
  /** What it wrote, complaints among it. */
  said: string;
}

/** `npm run admin -- ...` as a process, with nothing of the tests' own environment but PATH and HOME. */
export const adminCommand = async (args: string[], env: Record<string, string>): Promise<CommandEnd> => {
  const { PATH, HOME, TMPDIR } = process.env;
  const bound = boundToParent(process.execPath, [...program, ...args], 'KILL');
  const child = spawn(bound.command, bound.args, {
    cwd: root,
    env: { PATH, HOME, TMPDIR, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, complaints, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, said: `${out}${complaints}` };
};
