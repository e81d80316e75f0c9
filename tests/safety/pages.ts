/** What either listener answers beside calls: its health, pictures, docs and app. */
const both: readonly string[] = [
  ...['GET /healthz', 'HEAD /healthz', 'GET /readyz', 'HEAD /readyz'],
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /media/:name',
  'HEAD /media/:name',
  'GET /media/:name/:width(^\\d+).webp',
  'HEAD /media/:name/:width(^\\d+).webp',
  'GET /media/:name/dibagikan.jpg',
  'HEAD /media/:name/dibagikan.jpg',
  'GET /*',
  'HEAD /*',
  // Reads nothing: a form that no script took gets its page again.
  'POST /*',
];

/** Search engines look at the shop, and at nothing of the console. */
export const pages = { shop: [...both, 'GET /robots.txt', 'GET /sitemap.xml'], console: both } as const;

/** The files of an app that was built: in a folder where nothing was built they are not there. */
export const builtFiles: readonly string[] = ['GET /assets/*', 'HEAD /assets/*'];
