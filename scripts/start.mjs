import { buildStale } from './build/buildStale.mjs';
import { reportFailure } from './build/reportFailure.mjs';
import { endWithNpm } from './start/endWithNpm.mjs';

endWithNpm();
const isBuilt = await buildStale().then(() => true, reportFailure);

if (isBuilt) {
  process.setSourceMapsEnabled(true);
  // The server runs in this process, so a signal reaches it and nothing stands between.
  await import('../api-server/dist/server.js');
}
