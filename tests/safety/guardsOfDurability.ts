import { type Guard, safety, server } from './guard.ts';

const outbox = server('mail/outbox.ts');

/** Of faults of the disk, the database and the mail server. */
export const guardsOfDurability: readonly Guard[] = [
  {
    name: 'a mail that is being sent is taken',
    edits: [[outbox, 'nextTryAt: after(now, lease).toISOString()', 'nextTryAt: now.toISOString()']],
    ...{ file: safety('mail'), title: '95: sends after a restart', project: 'server-pglite' },
  },
  {
    name: 'a mail that was sent is sent no more',
    edits: [[outbox, '        isNull(mailOutbox.sentAt),\n', '']],
    ...{ file: safety('mail'), title: '95: sends one duplicate', project: 'server-pglite' },
  },
  {
    name: 'a mail that failed is tried again',
    edits: [[outbox, '.set({ lastError, nextTryAt: after(now, rest(attempts)) })', '.set({ lastError, sentAt: now })']],
    ...{ file: safety('mail'), title: '95: lets no order fail', project: 'server-pglite' },
  },
  {
    name: 'a picture is replaced whole',
    edits: [
      [
        server('shop/account/changeAvatar.ts'),
        'await inTransaction(db, (tx) => replaceAvatar(tx, customerId, picture, at))',
        'await replaceAvatar(db as never, customerId, picture, at)',
      ],
    ],
    ...{ file: safety('avatar'), title: '96: keeps the old picture', project: 'server-pglite' },
  },
  {
    name: 'an engine that died is started anew',
    edits: [[server('db/lastingPglite.ts'), '    if (!engine.death) return;\n', '    if (engine) return;\n']],
    ...{ file: 'tests/durability/pglite.test.ts', title: '89: refuses while the disk', project: 'process' },
  },
  {
    name: 'a folder that is not whole is refused',
    edits: [[server('db/pgliteFs.ts'), '    await requireWholeFolder(this.#folder);\n', '']],
    ...{
      file: 'tests/durability/wholeFolder.test.ts',
      title: 'is refused when any of the files is missing',
      project: 'process',
    },
  },
  {
    name: 'a table whose file is gone is missed',
    edits: [[server('db/openPglite.ts'), '    await fs.requireTables(engine);\n', '']],
    ...{
      file: 'tests/durability/wholeFolder.test.ts',
      title: 'is refused when the file of a table',
      project: 'process',
    },
  },
  {
    name: 'a folder that lost its database is not new',
    edits: [
      [server('db/placeOfDatabase.ts'), "if (creation === 'anew' && others.length > 0) refuse(dataDir, others);", ''],
    ],
    ...{ file: 'tests/durability/wholeFolder.test.ts', title: 'is not new when it holds', project: 'process' },
  },
  {
    name: 'what was migrated is compared with the list',
    edits: [[server('db/migrationHistory.ts'), 'if (at >= 0) throw', 'if (at === -2) throw']],
    ...{ file: 'api-server/src/db/migrate.test.ts', title: 'refuses a database' },
  },
  {
    name: 'a list of migrations is in order',
    edits: [[server('db/journal.ts'), '    requireOrder(entries);\n', '']],
    ...{ file: 'api-server/src/db/migrate.test.ts', title: 'refuses a list' },
  },
  {
    name: 'a connection that broke is given back',
    edits: [[server('db/openPostgres.ts'), 'client.release(spoilt);', 'if (!spoilt) client.release();']],
    ...{ file: 'tests/durability/postgres.test.ts', title: '90: serves again', project: 'process' },
  },
];
