import { buildStale } from './build/buildStale.mjs';
import { reportFailure } from './build/reportFailure.mjs';

const began = performance.now();
await buildStale().then(
  () => console.log(`All built in ${((performance.now() - began) / 1000).toFixed(2)} s`),
  reportFailure,
);
