import { startServer, spawnServer } from './support/serverProcess.ts';
const s = await startServer();
console.log(s.shopUrl, s.dataDir, s.output());
console.log(await s.kill('SIGKILL'));
const t = await spawnServer({ env: { DATA_DIR: '/proc/nope' } });
console.log(await t.exited, t.output().slice(0, 80));
await startServer({ env: { DATA_DIR: '/proc/nope' } }).catch((e) => console.log(e.message.slice(0, 200)));
