import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface FolderOwner {
  uid: number;
  gid: number;
}

export interface TemporaryFolder {
  path: string;
  remove(): void;
}

const drop = (path: string): void => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (reason) {
    return reason instanceof Error && 'code' in reason && reason.code === 'EPERM';
  }
};

let isSwept = false;

/** A process that was killed removed nothing, so the next one removes what it left. The names tell whose they are. */
const sweepOnce = (): void => {
  if (isSwept) return;
  isSwept = true;
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = /^samudra-[a-z]+-(\d+)-\w+$/.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) drop(join(tmpdir(), name));
  }
};

/** An empty folder, gone when this process ends; or, when it is killed, at the start of the next tests. */
export const temporaryFolder = (purpose: string, owner?: FolderOwner): TemporaryFolder => {
  sweepOnce();
  const path = mkdtempSync(join(tmpdir(), `samudra-${purpose}-${process.pid}-`));
  if (owner) chownSync(path, owner.uid, owner.gid);
  const remove = (): void => {
    process.off('exit', remove);
    drop(path);
  };
  process.on('exit', remove);
  return { path, remove };
};
