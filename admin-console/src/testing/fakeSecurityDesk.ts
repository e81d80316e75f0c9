import type { AskOf } from 'shop-core/wire';
import {
  type AuditEntry,
  auditResource,
  beginSecondFactor,
  changeOwnPassword,
  confirmSecondFactor,
  endOtherLogins,
  endOwnLogin,
  endSecondFactor,
  type login as loginCall,
  type OwnLogin,
  ownLogins,
  ownSecondFactor,
  resetSecondFactor,
  userSecondFactor,
} from '../contract/index.ts';
import { answer, refusal } from './fakeAnswer.ts';
import { on } from './fakeRoute.ts';

export const goodCode = '123456';
const agent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36';
const moment = new Date('2026-11-28T07:03:00Z');

const login = (id: number, more: Partial<OwnLogin>): OwnLogin => ({
  ...{ id, begunAt: moment, lastSeenAt: moment, ip: '203.0.113.7', userAgent: agent, isCurrent: false },
  ...more,
});

const wrongCode = () => refusal(422, 'SECOND_FACTOR_WRONG', 'Kode salah, sudah dipakai, atau sudah lewat waktunya.');
const wrongPassword = (field: string) =>
  answer({ message: ['Periksa isian.'], code: 'FORM_INVALID', errors: { [field]: 'Password saat ini salah.' } }, 422);

const refuseMailed = (typed: string | undefined) =>
  typed
    ? refusal(401, 'LOGIN_CODE_WRONG', 'Kode masuk, username atau password salah.')
    : answer(
        { message: ['Terlalu banyak percobaan.'], code: 'LOGIN_CODE_NEEDED', params: { retryAfterSeconds: 90 } },
        429,
      );

/** What keeps the fake back office's logins safe, and what it has written down. */
export function fakeSecurityDesk(password: string) {
  const held = {
    factor: { isOn: false, isRequired: false, recoveryCodesLeft: 0 },
    logins: [login(1, { isCurrent: true }), login(2, { userAgent: 'Mozilla/5.0 (iPhone) Version/26 Safari/604.1' })],
    audit: [] as AuditEntry[],
    /** What was sent to log in. */
    typed: [] as AskOf<typeof loginCall>['body'][],
    /** While others guess: the code that was mailed to the right password. */
    mailedCode: undefined as string | undefined,
    /** The ids of other users who type a code. */
    protectedUsers: [] as number[],
  };
  const routes = [
    on(ownLogins, () => held.logins),
    on(endOwnLogin, ({ params }) => {
      held.logins = held.logins.filter(({ id }) => id !== params.id);
      return null;
    }),
    on(endOtherLogins, () => {
      held.logins = held.logins.filter(({ isCurrent }) => isCurrent);
      return null;
    }),
    on(changeOwnPassword, ({ body }) => (body.currentPassword === password ? null : wrongPassword('currentPassword'))),
    on(ownSecondFactor, () => held.factor),
    on(beginSecondFactor, ({ body }) =>
      body.password === password
        ? { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Samudra%20Emas:anna?secret=ABCDEFGHIJKLMNOP' }
        : wrongPassword('password'),
    ),
    on(confirmSecondFactor, ({ body }) => {
      if (body.code !== goodCode) return wrongCode();
      held.factor = { ...held.factor, isOn: true, recoveryCodesLeft: 10 };
      return { recoveryCodes: Array.from({ length: 10 }, (_, n) => `kode-pemu-liha-n00${n}`) };
    }),
    on(endSecondFactor, ({ body }) => {
      if (body.code !== goodCode) return wrongCode();
      held.factor = { ...held.factor, isOn: false };
      return null;
    }),
    ...userFactorRoutes(held),
    on(auditResource.calls.list, ({ query: { filter = {} } }) => auditPage(held.audit, filter)),
  ];
  /** What a login gets that comes with the right password. */
  const refuseLogin = (code: string | undefined, loginCode: string | undefined): Response | undefined => {
    if (held.mailedCode !== undefined && loginCode !== held.mailedCode) return refuseMailed(loginCode);
    if (!held.factor.isOn || code === goodCode) return undefined;
    if (code) return wrongCode();
    return refusal(409, 'SECOND_FACTOR_NEEDED', 'Masukkan kode dari aplikasi autentikator Anda.');
  };
  return { held, routes, refuseLogin, wantsSetUp: () => setUpWanted(held.factor) };
}

const setUpWanted = ({ isOn, isRequired }: { readonly isOn: boolean; readonly isRequired: boolean }) =>
  isRequired && !isOn ? ({ mustSetUpSecondFactor: true } as const) : {};

const userFactorRoutes = (held: { protectedUsers: number[] }) => [
  on(userSecondFactor, ({ params }) => ({ isOn: held.protectedUsers.includes(params.id) })),
  on(resetSecondFactor, ({ params }) => {
    held.protectedUsers = held.protectedUsers.filter((id) => id !== params.id);
    return null;
  }),
];

function auditPage(entries: readonly AuditEntry[], filter: Readonly<Record<string, unknown>>): Response {
  const found = entries.filter((entry) =>
    Object.entries(filter).every(([name, wanted]) =>
      name === 'q' ? JSON.stringify(entry).includes(String(wanted)) : entry[name as keyof AuditEntry] === wanted,
    ),
  );
  const response = answer({ message: ['OK'], data: found });
  response.headers.set('content-range', `audit 0-${found.length}/${found.length}`);
  return response;
}
