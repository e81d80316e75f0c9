import { instant, list, orNull, wire } from 'shop-core/wire';
import * as z from 'zod/mini';
import { adminCall } from '../adminCall.ts';
import { count, id, idInPath, text } from '../scalars.ts';

const password = text(1_000);
/** Six digits of the authenticator, or a recovery code. */
const code = text(40);

/** A login of the asking admin. `isCurrent` is the one that asks. */
export const ownLogin = wire({
  id: ['id', id],
  begunAt: ['begunAt', instant],
  lastSeenAt: ['lastSeenAt', instant],
  ip: ['ip', orNull(text())],
  userAgent: ['userAgent', orNull(text(300))],
  isCurrent: ['isCurrent', z.boolean()],
});

/** Ours: where the asking admin is logged in. */
export const ownLogins = adminCall('GET /me/sessions', { auth: 'admin', needsOneOf: [], reply: list(ownLogin) });

/** Ours: ends a login of the asking admin. One that is over already is no mistake. */
export const endOwnLogin = adminCall('DELETE /me/sessions/{id}', {
  auth: 'admin',
  needsOneOf: [],
  params: wire({ id: ['id', idInPath] }),
  reply: z.null(),
});

/** Ours: ends every login of the asking admin but the one that asks. */
export const endOtherLogins = adminCall('DELETE /me/sessions', { auth: 'admin', needsOneOf: [], reply: z.null() });

/** Ours: changes the password of the asking admin; every other login ends. */
export const changeOwnPassword = adminCall('PUT /me/password', {
  auth: 'admin',
  needsOneOf: [],
  body: wire({ currentPassword: ['currentPassword', password], newPassword: ['newPassword', password] }),
  reply: z.null(),
});

export const secondFactor = wire({
  isOn: ['isOn', z.boolean()],
  // Whether the role wants one: without it nothing else answers.
  isRequired: ['isRequired', z.boolean()],
  recoveryCodesLeft: ['recoveryCodesLeft', count],
});

/** Ours: whether the asking admin has a second factor. */
export const ownSecondFactor = adminCall('GET /me/second-factor', {
  auth: 'admin',
  needsOneOf: [],
  isForSetUp: true,
  reply: secondFactor,
});

/** Ours: gives a secret for an authenticator, as text and as the address that its QR code holds. It counts once a code of it has been confirmed. */
export const beginSecondFactor = adminCall('POST /me/second-factor', {
  auth: 'admin',
  needsOneOf: [],
  isForSetUp: true,
  body: wire({ password: ['password', password] }),
  reply: wire({ secret: ['secret', text()], uri: ['uri', text(1_000)] }),
});

/** Ours: turns the second factor on by a first code of it. The recovery codes are told only here. */
export const confirmSecondFactor = adminCall('PUT /me/second-factor', {
  auth: 'admin',
  needsOneOf: [],
  isForSetUp: true,
  body: wire({ code: ['code', code] }),
  reply: wire({ recoveryCodes: ['recoveryCodes', list(text(40))] }),
});

/** Ours: turns the second factor off, by the password and a code. */
export const endSecondFactor = adminCall('POST /me/second-factor/removal', {
  auth: 'admin',
  needsOneOf: [],
  body: wire({ password: ['password', password], code: ['code', code] }),
  reply: z.null(),
});

export type OwnLogin = z.output<typeof ownLogin>;
export type SecondFactor = z.output<typeof secondFactor>;
export type SecondFactorKey = z.output<typeof beginSecondFactor.reply>;
