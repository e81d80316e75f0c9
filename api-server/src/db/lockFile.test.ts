import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdLockFile } from './lockFile.ts';

const pace = { beatMs: 20, silenceMs: 200 };

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'samudra-lock-file-'));
  file = join(folder, 'server.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('refuses while an owner in another container shows that it works', async () => {
  writeFileSync(file, '7 another-boot net:[1]');
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), pace.beatMs);
  await expect(holdLockFile(folder, pace)).rejects.toThrow(`${folder} is in use by another server (process 7)`);
  clearInterval(beat);
  expect(readFileSync(file, 'utf8')).toBe('7 another-boot net:[1]');
});

it('takes over from an owner in another container that shows nothing any more', async () => {
  writeFileSync(file, '7 another-boot net:[1]');
  const held = await holdLockFile(folder, pace);
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  await held.release();
  expect(existsSync(file)).toBe(false);
});

it('shows that it works', async () => {
  const held = await holdLockFile(folder, pace);
  const elsewhere = `${process.pid} another-boot net:[1]`;
  writeFileSync(file, elsewhere);
  await expect(holdLockFile(folder, pace)).rejects.toThrow('in use');
  await held.release();
  expect(readFileSync(file, 'utf8')).toBe(elsewhere);
});

it('makes its file again when somebody removed it', async () => {
  const held = await holdLockFile(folder, pace);
  rmSync(file);
  await vi.waitUntil(() => existsSync(file), { timeout: 20_000 });
  await vi.waitUntil(() => readFileSync(file, 'utf8') !== '', { timeout: 20_000 });
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  await held.release();
  expect(existsSync(file)).toBe(false);
});

it.runIf(process.platform === 'linux')('asks no heartbeat of an owner whose socket would have told', async () => {
  const held = await holdLockFile(folder, pace);
  const start = performance.now();
  const next = await holdLockFile(folder, { ...pace, silenceMs: 60_000 });
  expect(performance.now() - start).toBeLessThan(5_000);
  await next.release();
  await held.release();
});
