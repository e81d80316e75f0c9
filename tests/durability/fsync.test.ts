import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureStrace } from '../support/strace.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporaryFolder.ts';

const commits = 50;
const program = new URL('./commits.ts', import.meta.url).pathname;

let folder: TemporaryFolder;
beforeEach(() => {
  ensureStrace();
  folder = temporaryFolder('fsync');
});
afterEach(() => folder.remove());

it('91: waits for the disk at every commit of the embedded database', () => {
  const trace = join(folder.path, 'trace');
  const data = join(folder.path, 'data');
  const node = [process.execPath, '--conditions=samudra-source', '--import', 'tsx', program, data, String(commits)];
  const { status, stdout, stderr } = spawnSync(
    'strace',
    ['-f', '-y', '-e', 'trace=fsync,fdatasync', '-o', trace, ...node],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout.trim().split('\n')).toHaveLength(commits);

  // Each is a line like: 4711 fsync(23</tmp/.../data/db/pg_wal/000000010000000000000001>) = 0
  const done = wholeLines(readFileSync(trace, 'utf8')).filter((line) => / = 0$/.test(line));
  const at = (name: string) => done.findIndex((line) => line.includes(join(data, name)));
  const between = done.slice(at('begin') + 1, at('end'));
  expect(at('end')).toBeGreaterThan(at('begin'));
  expect(between.filter((line) => line.includes(join(data, 'db/pg_wal/'))).length).toBeGreaterThanOrEqual(commits);
});

/** strace tells of a call in two lines when another thread makes one meanwhile: its beginning, and how it ended. */
function wholeLines(trace: string): string[] {
  const begun = new Map<string, string>();
  return trace.split('\n').flatMap((line) => {
    const [thread = ''] = line.split(' ', 1);
    if (line.endsWith(' <unfinished ...>')) {
      begun.set(thread, line.slice(0, -' <unfinished ...>'.length));
      return [];
    }
    const [, end] = /<\.\.\. \w+ resumed>(.*)$/.exec(line) ?? [];
    return end === undefined ? line : `${begun.get(thread)}${end}`;
  });
}
