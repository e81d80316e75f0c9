import { contract, type Edit, first, type Guard, safety, server, spent, unlocked } from './guard.ts';

const usernameIndex: Edit = [first, 'UNIQUE INDEX "customers_username"', 'INDEX "customers_username"'];
const emailIndex: Edit = [first, 'UNIQUE INDEX "customers_email"', 'INDEX "customers_email"'];

/** Of accounts, of what belongs to somebody, and of the server as a process. */
export const guardsOfAccess: readonly Guard[] = [
  {
    name: 'failures of one name are counted one after another',
    edits: [[server('security/guessing/beginGuess.ts'), ...unlocked]],
    ...{ file: safety('authentication'), title: '2: lets 100 guesses at once' },
  },
  {
    name: 'mails to one address are counted one after another',
    edits: [spent],
    ...{ file: safety('mailedLinks'), title: '7: mails one link' },
  },
  {
    name: 'a mailed password is spent',
    edits: [
      [server('shop/session/credentialStore.ts'), ', gt(expiresAt, now)))\n    .returning', '))\n    .returning'],
    ],
    ...{ file: safety('passwords'), title: '9: lets a mailed password in once' },
  },
  {
    name: 'a code in the ask is the code of who asks',
    edits: [[server('http/serve.ts'), "      refuse({ code: 'NOT_YOURS' });\n", '']],
    ...{ file: safety('authorisationMatrix'), title: '14, 15, 19:' },
  },
  {
    name: 'an order is found among those of who asks',
    edits: [[server('shop/checkout/loadOrder.ts'), ", eq(orders.customerId, sql.placeholder('customerId')));", ');']],
    ...{ file: safety('authorisationMatrix'), title: '16, 17, 18:' },
  },
  {
    name: 'a line is removed from the cart of who asks',
    edits: [
      [
        server('shop/cart/store.ts'),
        '.delete(cartLines)\n    .where(and(eq(cartLines.id, id), eq(cartLines.customerId, customerId)))',
        '.delete(cartLines)\n    .where(eq(cartLines.id, id))',
      ],
    ],
    ...{ file: safety('authorisationMatrix'), title: '16, 17, 18:' },
  },
  {
    name: 'a zakat entry is of who asks',
    edits: [
      [server('shop/zakat/store.ts'), '.where(eq(zakatEntries.customerId, customerId))', ''],
      [server('shop/zakat/store.ts'), ', eq(zakatEntries.customerId, customerId));', ');'],
    ],
    ...{ file: safety('advice'), title: '18: an entry of somebody else' },
  },
  {
    name: 'only approved reviews are shown',
    edits: [
      [
        server('shop/review/store.ts'),
        "and(eq(reviews.productId, productId), eq(reviews.status, 'APPROVE'))",
        'eq(reviews.productId, productId)',
      ],
    ],
    ...{ file: safety('reviews'), title: '25: asking for the status' },
  },
  {
    name: 'gold is sold under a lock',
    edits: [[server('shop/zakat/store.ts'), "\n    .for('no key update')", '']],
    ...{ file: safety('advice'), title: '52: gold that is held once' },
  },
  {
    name: 'quizzes of one address are counted one after another',
    edits: [spent],
    ...{ file: safety('advice'), title: '53: an address submits three' },
  },
  {
    name: 'one review a customer by the database',
    edits: [
      [contract, '"reviews_once" UNIQUE("product_id","customer_id")', '"reviews_once" UNIQUE("id","customer_id")'],
    ],
    ...{ file: safety('reviews'), title: '51, 85:' },
  },
  {
    name: 'one account a name by the database',
    ...{ edits: [usernameIndex, emailIndex], file: safety('registration'), title: '85: of twenty equal registrations' },
  },
  {
    name: 'a username is one by the database',
    ...{ edits: [usernameIndex], file: safety('registration'), title: '13: has one row' },
  },
  {
    name: 'an e-mail is one by the database',
    ...{ edits: [emailIndex], file: safety('registration'), title: '13: has one row' },
  },
  {
    name: 'an account ends under a lock',
    edits: [[server('shop/account/endAccount.ts'), "where(isLiving).for('no key update')", 'where(isLiving)']],
    ...{ file: safety('account'), title: '85: ends an account once' },
  },
  {
    name: 'the data folder has one server',
    edits: [
      [server('db/lock.ts'), "process.platform === 'linux' ? await holdSocket(place) : undefined", 'undefined'],
      [server('db/lock.ts'), 'await holdLockFile(place)', '{ release: async () => {} }'],
    ],
    ...{ project: 'process', file: 'tests/durability/badStart.test.ts', title: '88: leaves the folder' },
  },
  {
    name: 'a commit waits for the disk',
    edits: [[server('db/durableFs.ts'), '        fsyncSync(nfd);\n', '']],
    ...{ project: 'process', file: 'tests/durability/fsync.test.ts', title: '91: waits for the disk' },
  },
  {
    name: 'a backup reads one moment',
    edits: [[server('operations/onSnapshot.ts'), "isolationLevel: 'repeatable read', ", '']],
    ...{ project: 'process', file: 'tests/durability/backup.test.ts', title: '93: is a copy of one moment' },
  },
  {
    name: 'a server that stops finishes what it began',
    edits: [[server('stopOnSignal.ts'), '    isStopping = true;\n', '    process.exit(0);\n']],
    ...{ project: 'process', file: 'tests/durability/stop.test.ts', title: '94: finishes what was begun' },
  },
  {
    name: 'a second signal ends it',
    edits: [[server('stopOnSignal.ts'), '    if (isStopping) process.exit(1);\n', '']],
    ...{ project: 'process', file: 'tests/durability/stop.test.ts', title: '94: ends at once' },
  },
  {
    name: 'the last super admin is held',
    edits: [[server('admin/users/store.ts'), "\n    .for('update', { of: admins })", '']],
    ...{ file: safety('consoleUsers'), title: '111: is never the last' },
  },
  {
    name: 'no public password in production',
    edits: [[server('operations/productionMode.ts'), 'if (open.length > 0)', 'if (open.length < 0)']],
    ...{ project: 'process', file: 'tests/durability/production.test.ts', title: '118: does not open' },
  },
];
