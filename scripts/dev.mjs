import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const { SHOP_PORT = '4000', ADMIN_PORT = '4001' } = process.env;

const serveApp = async (name, apiPort) => {
  const target = `http://127.0.0.1:${apiPort}`;
  const app = await createServer({
    root: join(root, name),
    configFile: join(root, name, 'vite.config.ts'),
    server: { proxy: { '/api': target, '/media': target } },
  });
  await app.listen();
  console.log(`${name}: ${app.resolvedUrls?.local[0]}`);
};

// The server reads TypeScript, its siblings' too, and starts again when a file changes.
const args = ['--watch', '--conditions=samudra-source', '--import', 'tsx', 'api-server/src/server.ts'];
const server = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));

await serveApp('shop-app', SHOP_PORT);
await serveApp('admin-console', ADMIN_PORT);
