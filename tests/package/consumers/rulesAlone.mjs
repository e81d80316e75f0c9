import { register } from 'node:module';

register('./tellLoads.mjs', import.meta.url);
for (const entry of process.argv.slice(2)) await import(entry);
