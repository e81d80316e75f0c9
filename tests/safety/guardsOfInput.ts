import { core, type Guard, safety, server } from './guard.ts';

const scalars = core('contract/scalars.ts');

/** Of texts, ids and pictures that somebody sends. */
export const guardsOfInput: readonly Guard[] = [
  {
    name: 'a list is sorted by what it knows',
    edits: [[server('shop/sortColumns.ts'), 'return columns.has(columnName);', 'return columnName.length >= 0;']],
    ...{ file: safety('httpInput'), title: "54: 'POST /product/view' sorts", project: 'server-pglite' },
  },
  {
    name: 'a sign of a pattern is a letter',
    edits: [[server('db/containing.ts'), "letters.replace(/[\\\\%_]/g, '\\\\$&')", 'letters']],
    ...{ file: safety('httpInput'), title: '55: a search takes signs', project: 'server-pglite' },
  },
  {
    name: 'a text can be stored',
    edits: [[scalars, '!unstorable.test(value)', "!unstorable.test('')"]],
    ...{
      file: safety('httpInput'),
      title: '55: a search for what nobody looks for is refused (0)',
      project: 'server-pglite',
    },
  },
  {
    name: 'a text has its length',
    edits: [[scalars, '    z.maxLength(max),\n', '']],
    ...{
      file: safety('httpInput'),
      title: '55: a search for what nobody looks for is refused (4)',
      project: 'server-pglite',
    },
  },
  {
    name: 'an id is one',
    edits: [[scalars, 'z.codec(z.string(z.regex(/^[1-9]\\d{0,9}$/)), id, {', 'z.codec(z.string(), z.any(), {']],
    ...{ file: safety('httpInput'), title: "56: 'DELETE /cart/{id}' knows", project: 'server-pglite' },
  },
  {
    name: 'a line break is no header of a mail',
    edits: [[server('mail/queueMail.ts'), "text.replaceAll(/[\\r\\n\\0]+/g, ' ').trim()", 'text']],
    ...{ file: safety('markup'), title: '59: a line break', project: 'server-pglite' },
  },
  {
    name: 'a text in a mail is no markup',
    edits: [[server('mail/html.ts'), "asText(texts[at - 1] ?? '')", "(texts[at - 1] ?? '')"]],
    ...{ file: safety('markup'), title: '59: what a person typed', project: 'server-pglite' },
  },
  {
    name: 'nothing but three kinds of pictures is read',
    edits: [[server('pictures/boundSharp.ts'), "sharp.block({ operation: ['VipsForeignLoad'] });\n", '']],
    ...{ file: safety('avatar'), title: '61: draws JPEG', project: 'server-pglite' },
  },
  {
    name: 'a picture has its size',
    edits: [[server('pictures/squarePicture.ts'), 'limitInputPixels: mostPixels', 'limitInputPixels: false']],
    ...{ file: safety('avatar'), title: '61: refuses a picture of 400', project: 'server-pglite' },
  },
  {
    name: 'a picture is no page',
    edits: [
      [
        server('http/mediaRoutes.ts'),
        "    'content-security-policy': \"default-src 'none'; style-src 'unsafe-inline'; sandbox\",\n",
        '',
      ],
    ],
    ...{ file: safety('avatar'), title: '62: serves a picture', project: 'server-pglite' },
  },
  {
    name: 'no body changes what every object is',
    edits: [[server('http/listener.ts'), "    onProtoPoisoning: 'error',\n", "    onProtoPoisoning: 'ignore',\n"]],
    ...{
      file: safety('httpInput'),
      title: "63: a name that every object knows 'POST /cart' takes",
      project: 'server-pglite',
    },
  },
  {
    name: 'the log holds no values of a query',
    edits: [
      [
        server('loggedError.ts'),
        "text.replace(/\\nparams: [\\s\\S]*?(?=\\n {4}at |$)/, '\\nparams: [left out]')",
        'text',
      ],
    ],
    ...{
      file: safety('httpErrors'),
      title: '66: 500 of the shop to POST /user/authenticate',
      project: 'server-pglite',
    },
  },
  {
    name: 'the log holds no address',
    edits: [[server('http/requestLog.ts'), "request.routeOptions.url ?? 'none'", 'request.url']],
    ...{ file: safety('httpErrors'), title: '66: 404 of the shop', project: 'server-pglite' },
  },
  {
    name: 'HTML of a product leaves the server clean',
    edits: [[server('shop/catalogue/productDetail.ts'), 'await cleanHtml(product.description)', 'product.description']],
    ...{ file: safety('storedMarkup'), title: '57: no piece of hostile HTML', project: 'server-pglite' },
  },
  {
    name: 'HTML of an article leaves the server clean',
    edits: [[server('shop/content/store.ts'), 'await cleanHtml(row.content)', 'row.content']],
    ...{ file: safety('storedMarkup'), title: '57: no piece of hostile HTML', project: 'server-pglite' },
  },
  {
    name: 'HTML may not style itself',
    edits: [[core('rules/content/markupSettings.ts'), "'start', 'title',", "'start', 'style', 'title',"]],
    ...{ file: safety('storedMarkup'), title: '57: no piece of hostile HTML', project: 'server-pglite' },
  },
];
