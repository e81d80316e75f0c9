import { startServer } from './serverProcess.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** The variable in which the workers find the folder. */
export const seededFolder = 'SEEDED_DATA_DIR';

/** Before the journeys: fill one data folder with the demo shop. Each journey works on a copy of its own. */
export default async function seedOnce(): Promise<() => void> {
  const data = temporaryFolder('seeded');
  const server = await startServer({ dataDir: data.path, seed: 'demo' }, 120_000);
  const { code } = await server.kill();
  if (code !== 0) throw new Error(`The server did not stop well after the seed:\n${server.output()}`);
  process.env[seededFolder] = data.path;
  return data.remove;
}
