import { existsSync } from 'node:fs';

const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));

export interface BoundCommand {
  command: string;
  args: string[];
  /** True when the user in `as` is already part of the command. */
  changesUser: boolean;
}

/** A command that Linux ends with `signal` when its parent dies, however the parent dies. Elsewhere as it was. */
export const boundToParent = (
  command: string,
  args: string[],
  signal: 'KILL' | 'QUIT',
  as?: { uid: number; gid: number },
): BoundCommand => {
  if (!setpriv) return { command, args, changesUser: false };
  const user = as ? [`--reuid=${as.uid}`, `--regid=${as.gid}`, '--clear-groups'] : [];
  return { command: setpriv, args: [`--pdeathsig=${signal}`, ...user, command, ...args], changesUser: true };
};
