import { type Guard, safety, server } from './guard.ts';

const users = (name: string) => server(`admin/users/${name}`);
const project = 'server-pglite';

/** Of the users of the office: who is kept out, who is deleted, whose second factor is ended. */
export const guardsOfUsers: readonly Guard[] = [
  {
    name: 'who has open work is not deleted',
    edits: [[users('routes.ts'), "      if (await hasOpenWork(tx, id)) refuseAdmin({ code: 'OPEN_WORK' });\n", '']],
    ...{ file: users('userActive.test.ts'), title: 'who has a task is kept', project },
  },
  {
    name: 'open work is what somebody surveys beside another, too',
    edits: [[users('hasOpenWork.ts'), ', exists(surveysToo)),', '),']],
    ...{ file: users('userActive.test.ts'), title: 'who surveys beside another is kept', project },
  },
  {
    name: 'who is deactivated does not log in',
    edits: [
      [
        server('admin/session/store.ts'),
        'const isEmployed = and(isNull(admins.deletedAt), eq(admins.isActive, true));',
        'const isEmployed = isNull(admins.deletedAt);',
      ],
    ],
    ...{ file: users('userActive.test.ts'), title: 'is logged out at once, cannot log in', project },
  },
  {
    name: 'a deactivation ends the logins',
    edits: [[users('store.ts'), '  if (!isActive) await endLogins(tx, id);\n', '']],
    ...{ file: users('userActive.test.ts'), title: 'logs in again once let in', project },
  },
  {
    name: 'nobody deactivates themselves or the last super admin',
    edits: [[users('whyNotSetActive.ts'), '  if (!isActive) return whyNotDeleteUser(change);\n', '']],
    ...{ file: users('userActive.test.ts'), title: 'is neither oneself nor the last super admin', project },
  },
  {
    name: 'who is above is not deleted or deactivated',
    edits: [[users('whyNotDeleteUser.ts'), '  return whyNotGiveRole(role, own);', '  return undefined;']],
    ...{ file: safety('consoleUsers'), title: '110: nor is one above deleted', project },
  },
  {
    name: 'who is above keeps the second factor',
    edits: [[users('whyNotResetFactor.ts'), '  return whyNotGiveRole(role, own);', '  return undefined;']],
    ...{ file: safety('consoleUsers'), title: '110: nor is one above deleted', project },
  },
  {
    name: 'a second factor that is ended ends the logins',
    edits: [[users('serveUserFactor.ts'), '      await endLogins(tx, id);\n', '']],
    ...{ file: users('userFactor.test.ts'), title: 'is ended: the password alone', project },
  },
  {
    name: 'the secret of a second factor is sealed',
    edits: [
      [
        server('admin/session/secondFactor/sealedSecret.ts'),
        'string => sealed(factor.secret, ownerOf(factor), keys);',
        'string => sealed(factor.secret, ownerOf(factor), []);',
      ],
    ],
    ...{ file: server('admin/session/secondFactor/secondFactor.test.ts'), title: 'keeps its secret sealed', project },
  },
  {
    name: 'the super admin’s role changes in nothing but its second factor',
    edits: [[server('admin/roles/whyNotTouchRole.ts'), 'displayName === superAdmin.displayName && ', '']],
    ...{ file: server('admin/roles/routes.test.ts'), title: 'is no way to another name', project },
  },
];
