import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sharedFiles } from './parts.mjs';

const notAnInput = /(^|\/)(node_modules|dist|coverage|\.cache)(\/|$)|\.(test|spec)\.tsx?$|\.(log|md|tsbuildinfo)$/;

const filesIn = (folder) => {
  if (notAnInput.test(folder) || !existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(path);
    return notAnInput.test(path) ? [] : [path];
  });
};

/** One text that changes when anything the part is built from changes. */
export const inputHash = ({ reads, commands }) => {
  const hash = createHash('sha256').update(commands.flatMap((command) => command.slice(1)).join(' '));
  for (const path of [...sharedFiles, ...reads.flatMap(filesIn)].sort()) {
    const content = readFileSync(join(root, path));
    hash.update(`\0${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};
