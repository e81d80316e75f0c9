import { join } from 'node:path';

/** Where a server on the embedded database listens for those who want a copy. Only its own user can open it. */
export const copySocket = (dataDir: string): string => join(dataDir, 'copy.sock');

/** Where the copies are, each for as long as who asked for it stays connected. */
export const copiesFolder = (dataDir: string): string => join(dataDir, 'copies');
