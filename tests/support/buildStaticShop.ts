import { spawnSync } from 'node:child_process';
import { repository } from './repository.ts';
import { type TemporaryFolder, temporaryFolder } from './temporaryFolder.ts';

/** The shop as `npm run build:static` makes it for a back end at that address. */
export function buildStaticShop(apiUrl: string): TemporaryFolder {
  const folder = temporaryFolder('static');
  const command = ['run', '--silent', 'build:static', '-w', 'shop-app', '--', folder.path];
  const built = spawnSync('npm', command, {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', VITE_API_URL: apiUrl },
  });
  if (built.status !== 0) throw new Error(`The static shop was not built:\n${built.stdout}${built.stderr}`);
  return folder;
}
