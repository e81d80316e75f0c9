import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUse, holdFolder } from './lock.ts';

const program = `
  import { holdFolder } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)};
  await holdFolder(process.argv[1]).then(() => console.log('held'), (error) => console.log(error.message));
  setInterval(() => {}, 1000);
`;

let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'samudra-lock-'));
  children = [];
});
afterEach(async () => {
  // Gone for certain before the folder is: the next test's folder may get its inode, which is the name of the lock.
  await Promise.all(children.map(end));
  rmSync(folder, { recursive: true, force: true });
});

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** A process of its own that tries to hold the folder, and its first word about it. */
async function holdElsewhere(): Promise<{ child: ChildProcess; said: unknown }> {
  const args = ['--import', 'tsx', '--input-type=module', '-e', program, folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [said] = await once(createInterface(child.stdout), 'line');
  return { child, said };
}

it('refuses a second process with one sentence that says where and what to do', async () => {
  const first = await holdElsewhere();
  expect(first.said).toBe('held');
  const second = await holdElsewhere();
  expect(second.said).toBe(
    `The data folder ${folder} is in use by another server (process ${first.child.pid}): stop that one, or start this one with another DATA_DIR.`,
  );
});

it('is free at once when its holder is killed, and lets the next one in', async () => {
  const { child } = await holdElsewhere();
  await expect(holdFolder(folder)).rejects.toThrow(FolderInUse);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const start = performance.now();
  const held = await holdFolder(folder);
  expect(performance.now() - start).toBeLessThan(1_000);
  expect((await holdElsewhere()).said).toContain(`(process ${process.pid})`);
  await held.release();
});

it('is free after its holder lets go, and leaves nothing behind', async () => {
  const held = await holdFolder(folder);
  await held.release();
  expect(existsSync(join(folder, 'server.lock'))).toBe(false);
  expect((await holdElsewhere()).said).toBe('held');
});

it('knows the folder under another name', async () => {
  const held = await holdFolder(folder);
  const alias = `${folder}-alias`;
  symlinkSync(folder, alias);
  await expect(holdFolder(alias)).rejects.toThrow(FolderInUse);
  rmSync(alias);
  await held.release();
});

it('makes a folder that is not there, and holds two folders at once', async () => {
  const [one, two] = await Promise.all([holdFolder(join(folder, 'a/b')), holdFolder(join(folder, 'c'))]);
  expect(existsSync(join(folder, 'a/b'))).toBe(true);
  await Promise.all([one.release(), two.release()]);
});
