import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const fortnight = 14 * 24 * 60 * 60 * 1000;

/**
 * Before a build writes beside them: what is served now stays for a fortnight more, so that a tab which was opened before
 * an update finds its parts; what was replaced before that goes.
 */
export const keepAssets = (dist, now = new Date()) => {
  const manifest = join(dist, '.vite/manifest.json');
  if (!existsSync(manifest)) return;
  const served = readFileSync(manifest, 'utf8');
  for (const name of readdirSync(join(dist, 'assets'))) {
    const file = join(dist, 'assets', name);
    // Beside a file lies its packed form.
    if (served.includes(`assets/${name.replace(/\.br$/, '')}"`)) utimesSync(file, now, now);
    else if (now.getTime() - statSync(file).mtimeMs > fortnight) rmSync(file);
  }
};
