import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const between = '\n// -- next --\n';

/** Declarations as the formatter of the repository writes them, all in one go. */
export const formatted = (root, texts) => {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { stdout, status, stderr } = spawnSync(
    process.execPath,
    [biome, 'format', '--stdin-file-path=signatures.d.ts'],
    {
      cwd: root,
      input: texts.join(between),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (status !== 0) throw new Error(`biome cannot format the signatures: ${stderr}`);
  return stdout.split(/\n*\/\/ -- next --\n*/).map((text) => text.trim());
};
