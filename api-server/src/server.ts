import { start } from './start.ts';

// The only place that reads the process's environment, arguments and signals.
await start(process.env);
