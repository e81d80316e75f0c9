import { type Guard, safety, server } from './guard.ts';

const atFormDesk = server('http/atFormDesk.ts');

/** Of the office. */
export const guardsOfConsole: readonly Guard[] = [
  {
    name: 'a right is asked for',
    edits: [[server('admin/requirePermission.ts'), "  refuseAdmin({ code: 'PERMISSION_MISSING' });\n", '']],
    ...{ file: safety('authorisationMatrix'), title: "109: 'console' 'GET /users' serves", project: 'server-pglite' },
  },
  {
    name: 'a role above one’s own is not given',
    edits: [
      [
        server('admin/users/whyNotGiveRole.ts'),
        'role.permissions.every((name) => own.has(name)) ? undefined',
        'role.permissions.every((name) => own.has(name)) || role.id ? undefined',
      ],
    ],
    ...{ file: safety('consoleUsers'), title: '110: not to a new user', project: 'server-pglite' },
  },
  {
    name: 'who is deleted is not deleted again',
    edits: [
      [
        server('admin/users/store.ts'),
        "and(eq(admins.id, id), isNull(admins.deletedAt)))\n    .for('update');",
        "eq(admins.id, id))\n    .for('update');",
      ],
    ],
    ...{ file: safety('consoleUsers'), title: '112: is gone only', project: 'server-pglite' },
  },
  {
    name: 'an order goes its way',
    edits: [[server('orders/moveOrder.ts'), '  if (problem) refuse(problem);\n', '']],
    ...{ file: safety('orders'), title: '113: an order of a parcel', project: 'server-pglite' },
  },
  {
    name: 'a move says who made it',
    edits: [[server('orders/changeStatus.ts'), 'description, at, adminId });', 'description, at });']],
    ...{ file: safety('orders'), title: '113: each move says', project: 'server-pglite' },
  },
  {
    name: 'a parcel has a receipt number',
    edits: [
      [
        server('orders/moveOrder.ts'),
        "...(receiptNumber ? [] : [{ field: 'receiptNumber', code: 'REQUIRED' as const }]),",
        '',
      ],
    ],
    ...{ file: safety('orders'), title: '113: what is sent', project: 'server-pglite' },
  },
  {
    name: 'who confirms payments moves nothing else',
    edits: [
      [server('admin/orders/routes.ts'), "      if (!mayMove) refuseAdmin({ code: 'PERMISSION_MISSING' });\n", ''],
    ],
    ...{ file: safety('orders'), title: '113: who may only confirm', project: 'server-pglite' },
  },
  {
    name: 'a form has few fields',
    edits: [
      [
        atFormDesk,
        'limits: { fields: 30, fieldNameSize: 100, fieldSize: 16 * 1024, files: 1, fileSize: 2 * mebibyte, parts: 31 }',
        'limits: { fields: Infinity, fieldSize: 16 * 1024, files: 1, fileSize: 2 * mebibyte, parts: Infinity }',
      ],
    ],
    ...{ file: safety('consoleUsers'), title: '116: with a thousand fields', project: 'server-pglite' },
  },
  {
    name: 'a form has one file',
    edits: [[atFormDesk, ' files: 1,', '']],
    ...{ file: safety('consoleUsers'), title: '116: with two files', project: 'server-pglite' },
  },
  {
    name: 'a form is one',
    edits: [
      [
        atFormDesk,
        "if (!/^multipart\\/form-data\\s*;/i.test(headers['content-type'] ?? ''))",
        "if (headers['content-type'] === '')",
      ],
    ],
    ...{ file: safety('consoleUsers'), title: '116: with JSON', project: 'server-pglite' },
  },
];
