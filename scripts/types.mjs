import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

// TypeScript 7 checks a package in a second or two; all at once they take as long as the longest.
const projects = ['shop-core', 'shop-app', 'admin-console', 'api-server', 'tests'];
const compiler = fileURLToPath(new URL('../node_modules/typescript7/bin/tsc', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));

const check = async (project) => {
  const child = spawn(process.execPath, [compiler, '--noEmit', '-p', project, '--pretty', 'false'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  return { project, code };
};

const failed = (await Promise.all(projects.map(check))).filter(({ code }) => code !== 0);
for (const { project } of failed) console.error(`types: ${project} has errors`);
process.exitCode = failed.length > 0 ? 1 : 0;
