import { type Guard, safety, server } from './guard.ts';

const listener = server('http/listener.ts');

/** Of what comes and goes over HTTP. */
export const guardsOfHttp: readonly Guard[] = [
  {
    name: 'a body has its size',
    edits: [[listener, 'const bodyLimit = 256 * 1024;', 'const bodyLimit = 16 * 1024 * 1024;']],
    ...{ file: safety('httpLimits'), title: "67: a body of 'POST /cart' of 1.1 MB", project: 'server-pglite' },
  },
  {
    name: 'a packed body is not unpacked',
    edits: [
      [listener, "(headers['content-encoding'] ?? 'identity') !== 'identity'", "headers['content-encoding'] === ''"],
    ],
    ...{
      file: safety('httpLimits'),
      title: '68: a body that is not plain JSON but packed as gzip',
      project: 'server-pglite',
    },
  },
  {
    name: 'a body is JSON',
    edits: [[listener, "  app.removeContentTypeParser('text/plain');\n", '']],
    ...{
      file: safety('httpLimits'),
      title: '68: a body that is not plain JSON but "text/plain"',
      project: 'server-pglite',
    },
  },
  {
    name: 'a page of products is no larger than it can be',
    edits: [[server('shop/catalogue/productAsk.ts'), 'Math.min(Math.max(size, 1), largestPage)', 'size']],
    ...{ file: safety('httpLimits'), title: "69: 'POST /product/view' gives", project: 'server-pglite' },
  },
  {
    name: 'a page of a list is no larger than it can be',
    edits: [['shop-core/src/decisions/pageRows.ts', 'Math.min(Math.max(size, 1), largestPage)', 'size']],
    ...{ file: safety('httpLimits'), title: "69: 'POST /blog-page/get-all' gives", project: 'server-pglite' },
  },
  {
    name: 'a page of the console is no larger than it can be',
    edits: [
      [
        server('admin/users/usersPage.ts'),
        'limit: clamp(limit ?? usualLimit, 1, longestPage)',
        'limit: limit ?? usualLimit',
      ],
    ],
    ...{ file: safety('httpLimits'), title: '69: the console clamps', project: 'server-pglite' },
  },
  {
    name: 'an unknown proxy is not believed',
    edits: [[listener, 'trustProxy: trustedHops(env.trustProxy)', 'trustProxy: true']],
    ...{
      file: safety('httpLimits'),
      title: '71: a header that says where an ask comes from dodges',
      project: 'server-pglite',
    },
  },
  {
    name: 'what is somebody’s is kept by nobody',
    edits: [[server('http/serve.ts'), "      reply.header('cache-control', 'private, no-store');\n", '']],
    ...{
      file: safety('http'),
      title: "74: what somebody gets who is logged in 'GET /dashboard' is kept",
      project: 'server-pglite',
    },
  },
  {
    name: 'a kept answer is for who has no login',
    edits: [[server('http/serve.ts'), 'if (open && request.headers.authorization === undefined)', 'if (open)']],
    ...{
      file: safety('http'),
      title: '74: what somebody gets who is logged in GET /dashboard shows',
      project: 'server-pglite',
    },
  },
  {
    name: 'HEAD is no GET',
    edits: [[listener, 'exposeHeadRoutes: false', 'exposeHeadRoutes: true']],
    ...{ file: safety('http'), title: "75: another site 'GET /province' is answered", project: 'server-pglite' },
  },
  {
    name: 'who is slow is cut off',
    edits: [
      [listener, '    requestTimeout: 15_000,\n', ''],
      [listener, 'headersTimeout: 10_000, connectionsCheckingInterval: 1_000', ''],
    ],
    ...{ file: safety('httpSockets'), title: '70: who is slow', project: 'server-pglite' },
  },
  {
    name: 'too many at once are sent away',
    edits: [[server('http/callGate.ts'), 'const mostUnderWay = 512;', 'const mostUnderWay = 100_000;']],
    ...{ file: safety('overload'), title: '72: sends away', project: 'server-pglite' },
  },
  {
    name: 'a pattern takes no longer than its text',
    edits: [[server('http/canonicalUrl.ts'), '/(?<!\\/)\\/+$/', '/\\/+$/']],
    ...{
      file: 'tests/architecture/patterns.test.ts',
      title: '73: 50 kB of evil are judged as an address',
      project: 'process',
    },
  },
];
