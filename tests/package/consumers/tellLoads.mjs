import { writeSync } from 'node:fs';

/** Node's hook for every file it loads. */
export const load = (url, context, next) => {
  writeSync(1, `${url}\n`);
  return next(url, context);
};
