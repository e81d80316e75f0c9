/** What either listener answers beside calls: its health, pictures, docs and app. */
export const pages: readonly string[] = [
  'GET /healthz',
  'GET /readyz',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /media/:name',
  'HEAD /media/:name',
  'GET /*',
  'HEAD /*',
];

/** The files of an app that was built: in a folder where nothing was built they are not there. */
export const builtFiles: readonly string[] = ['GET /assets/*', 'HEAD /assets/*'];
