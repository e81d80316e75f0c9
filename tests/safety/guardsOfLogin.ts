import { core, type Guard, safety, server } from './guard.ts';

const passwordHash = server('security/passwordHash.ts');
const judgeLogin = server('security/guessing/judgeLogin.ts');
const changePassword = server('shop/session/changePassword.ts');
const passwordLinkStore = server('shop/session/passwordLinkStore.ts');
const store = server('admin/session/store.ts');

/** Of logging in, of passwords and of what is mailed. */
export const guardsOfLogin: readonly Guard[] = [
  {
    name: 'a name that nobody has costs the same work',
    edits: [
      [
        passwordHash,
        '  const isRight = await queue(',
        '  if (stored === null) return false;\n  const isRight = await queue(',
      ],
    ],
    ...{ file: safety('authentication'), title: '1: answers an unknown name', project: 'server-pglite' },
  },
  {
    name: 'a long password is not hashed',
    edits: [[passwordHash, '  if (password.length > longest) return false;\n', '']],
    ...{ file: safety('authentication'), title: '3: hashes no password', project: 'server-pglite' },
  },
  {
    name: 'no space at the edges of a new password',
    edits: [
      [
        core('rules/session/newPasswordProblem.ts'),
        "  if (password.trim() !== password) return { code: 'EDGE_SPACE' };\n",
        '',
      ],
    ],
    ...{ file: safety('passwords'), title: '4: refuses a new password', project: 'server-pglite' },
  },
  {
    name: 'a wrong current password counts at the login',
    edits: [[changePassword, '  await countFailedTry(db, [accountSubject(account)], at);\n', '']],
    ...{ file: safety('passwords'), title: '5: takes a wrong current', project: 'server-pglite' },
  },
  {
    name: 'a password is changed by its owner',
    edits: [
      [changePassword, "  if (identityKey(form.username) !== known.usernameKey) refuse({ code: 'NOT_YOURS' });\n", ''],
    ],
    ...{ file: safety('passwords'), title: '5: changes nobody', project: 'server-pglite' },
  },
  {
    name: 'a new password ends the other logins',
    edits: [
      [
        server('shop/session/store.ts'),
        '  await tx.delete(sessions).where(and(eq(sessions.customerId, customerId), ne(sessions.tokenHash, tokenHash)));\n',
        '',
      ],
    ],
    ...{ file: safety('passwords'), title: '5: ends every other login', project: 'server-pglite' },
  },
  {
    name: 'the passwords that everybody uses are refused',
    edits: [[changePassword, 'if (commonPasswords.has(newPassword.toLowerCase()))', "if (commonPasswords.has(''))"]],
    ...{ file: safety('passwords'), title: '6: refuses the passwords', project: 'server-pglite' },
  },
  {
    name: 'a link is good for its own address',
    edits: [[passwordLinkStore, '    inArray(passwordLinks.customerId, owners),\n', '']],
    ...{ file: safety('mailedLinks'), title: '8: changes nothing for a stranger', project: 'server-pglite' },
  },
  {
    name: 'a link is spent once',
    edits: [[passwordLinkStore, 'return spent.length > 0 ?', 'return spent.length >= 0 ?']],
    ...{ file: safety('mailedLinks'), title: '8: follows a link once', project: 'server-pglite' },
  },
  {
    name: 'a link has its hour',
    edits: [[passwordLinkStore, '    gt(passwordLinks.expiresAt, now),\n', '']],
    ...{ file: safety('mailedLinks'), title: '8: follows a link once', project: 'server-pglite' },
  },
  {
    name: 'a token is written as ours are',
    edits: [[server('security/token.ts'), '/^Bearer ([\\w-]{43})$/', '/([\\w-]{43})/']],
    ...{ file: safety('authentication'), title: '10: knows nobody', project: 'server-pglite' },
  },
  {
    name: 'a deleted customer has no login',
    edits: [
      [
        server('shop/session/store.ts'),
        "and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isNull(customers.deletedAt))",
        "eq(sessions.tokenHash, sql.placeholder('tokenHash'))",
      ],
    ],
    ...{ file: safety('tokens'), title: '11: knows a customer no more', project: 'server-pglite' },
  },
  {
    name: 'an admin at rest has no login',
    edits: [[store, 'and(isNull(admins.deletedAt), eq(admins.isActive, true));', 'isNull(admins.deletedAt);']],
    ...{ file: safety('tokens'), title: '11: knows an admin no more', project: 'server-pglite' },
  },
  {
    name: 'a right that was taken away is none',
    edits: [
      [
        store,
        'and(eq(rolePermissions.roleId, roles.id), eq(rolePermissions.access, true))',
        'eq(rolePermissions.roleId, roles.id)',
      ],
    ],
    ...{ file: safety('tokens'), title: '11: looks up what a role', project: 'server-pglite' },
  },
  {
    name: 'a replaced access token ends',
    edits: [[store, 'gt(adminSessions.expiresAt, now), isFresh)', 'gt(adminSessions.expiresAt, now))']],
    ...{ file: safety('tokens'), title: '12: replaces a refresh token', project: 'server-pglite' },
  },
  {
    name: 'a stolen refresh token ends its family',
    edits: [[server('admin/session/refreshLogin.ts'), '        await endFamily(tx, session.family);\n', '']],
    ...{ file: safety('tokens'), title: '12: replaces a refresh token', project: 'server-pglite' },
  },
  {
    name: 'an address is confirmed by who wants it',
    edits: [
      [
        server('shop/account/emailChangeStore.ts'),
        'and(eq(emailChanges.customerId, customerId), eq(emailChanges.tokenHash, tokenHash))',
        'eq(emailChanges.tokenHash, tokenHash)',
      ],
    ],
    ...{ file: safety('mailedLinks'), title: '21: confirms an address only', project: 'server-pglite' },
  },
  {
    name: 'an address that somebody has gets no token',
    edits: [
      [
        server('shop/account/askEmailChange.ts'),
        'const holder = await findHolder(tx, emailKey);',
        'const holder = undefined;',
      ],
    ],
    ...{ file: safety('mailedLinks'), title: '21: answers an address', project: 'server-pglite' },
  },
  {
    name: 'a known device is nobody that guesses',
    edits: [
      [
        judgeLogin,
        'account && deviceHash ? knownDevice(account, deviceHash) : stranger(attempt)',
        'stranger(attempt) ?? knownDevice',
      ],
    ],
    ...{ file: safety('guessing'), title: '2: a device that logged in before', project: 'server-pglite' },
  },
  {
    name: 'a device is known to the accounts that logged in on it',
    edits: [
      [
        server('security/guessing/knownDevices.ts'),
        "and(eq(knownDevices.tokenHash, hash), eq(knownDevices.account, account ?? ''))",
        'eq(knownDevices.tokenHash, hash)',
      ],
    ],
    ...{ file: safety('guessing'), title: '2: a device that guesses waits', project: 'server-pglite' },
  },
  {
    name: 'two names of an account have its guesses together',
    edits: [[judgeLogin, 'begun.wait === 0 && !begun.isGuessedOut', 'begun.wait === 0']],
    ...{ file: safety('guessing'), title: '2: username and e-mail', project: 'server-pglite' },
  },
  {
    name: 'a code is mailed to the right password only',
    edits: [[judgeLogin, 'if (isRight && !isTold)', 'if (!isTold)']],
    ...{ file: safety('guessing'), title: '2: a guesser has no mail', project: 'server-pglite' },
  },
  {
    name: 'a mailed code is spent',
    edits: [
      [
        judgeLogin,
        'code === undefined || (await spendLoginCode(tx, account, code, at))',
        'spendLoginCode !== undefined',
      ],
    ],
    ...{ file: safety('guessing'), title: '2: a code is good once', project: 'server-pglite' },
  },
  {
    name: 'a code mailed costs one of four',
    edits: [[server('security/guessing/loginCode.ts'), '  if ((sent?.mails ?? 0) >= most) return undefined;\n', '']],
    ...{ file: safety('guessing'), title: '2: a guesser has no mail', project: 'server-pglite' },
  },
  {
    name: 'an address of IPv6 is one of its network',
    edits: [[server('security/networkOf.ts'), 'if (!ipaddr.isValid(ip)) return ip;', 'if (ip) return ip;']],
    ...{ file: safety('guessing'), title: '2: an address of IPv6', project: 'server-pglite' },
  },
  {
    name: 'four are hashed at once',
    edits: [[passwordHash, 'atOnce: 4,', 'atOnce: 1_000,']],
    ...{ file: safety('authentication'), title: '3: of 300 logins', project: 'server-pglite' },
  },
];
