import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inputHash } from './inputHash.mjs';
import { keepAssets } from './keepAssets.mjs';
import { parts, root } from './parts.mjs';

const atOnce = 2;

const stampOf = ({ name }) => join(root, name, 'dist', '.built-from');

const missing = ({ makes }) => makes.filter((file) => !existsSync(join(root, file)));

const builtFrom = (part) => {
  const stamp = stampOf(part);
  return existsSync(stamp) && missing(part).length === 0 ? readFileSync(stamp, 'utf8') : undefined;
};

const run = async (name, command) => {
  const child = spawn(process.execPath, command, {
    cwd: join(root, name),
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${name} was not built:\n${out}${err}`);
  process.stderr.write(err);
};

const build = async (part, say) => {
  const hash = inputHash(part);
  if (builtFrom(part) === hash) return say(`${part.name}: unchanged`);
  // No stamp while building: a build that dies half-way is never taken for a whole one.
  rmSync(stampOf(part), { force: true });
  const began = performance.now();
  keepAssets(join(root, part.name, 'dist'));
  for (const command of part.commands) await run(part.name, command);
  const [lost] = missing(part);
  if (lost) throw new Error(`${part.name} was built, but there is no ${lost}.`);
  writeFileSync(stampOf(part), hash);
  say(`${part.name}: built in ${((performance.now() - began) / 1000).toFixed(1)} s`);
};

/** Build what changed since its last build, two parts at a time. */
export const buildStale = async (say = console.log) => {
  const queue = [...parts];
  const work = async () => {
    for (let part = queue.shift(); part; part = queue.shift()) await build(part, say);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};
