import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The addresses of the files of a built app that keep their names: favicon.svg and the like. */
export async function publicFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  return new Set(paths.filter((path) => !isHidden(path) && !path.startsWith('/assets/') && path !== '/index.html'));
}

// The build's own notes (.vite/manifest.json) are nobody's business.
const isHidden = (path: string) => path.includes('/.');
