import { posix } from 'node:path';
import ts from 'typescript';

/** Which file imports which, of these files: pairs of from and to. Packages are no matter of it. */
export function importsOf(files, text) {
  const known = new Set(files);
  return files.flatMap((from) => {
    const named = ts.preProcessFile(text(from), true, true).importedFiles.map(({ fileName }) => fileName);
    const paths = named.filter((name) => name.startsWith('.')).map((name) => posix.join(posix.dirname(from), name));
    return [...new Set(paths)].filter((to) => known.has(to)).map((to) => [from, to]);
  });
}
