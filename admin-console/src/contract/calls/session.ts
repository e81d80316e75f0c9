import { call, instant, list, wire } from 'shop-core/wire';
import * as z from 'zod/mini';
import { adminCall } from '../adminCall.ts';
import { adminProfile } from '../entities/adminProfile.ts';
import { permission } from '../entities/permission.ts';
import { text } from '../scalars.ts';

const tokenFields = {
  token: ['token', text()],
  refreshToken: ['refreshToken', text()],
  expiresAt: ['expiresAt', instant],
} as const;

export const adminTokens = wire(tokenFields);

/** S7.4. Whoever has a second factor is refused with SECOND_FACTOR_NEEDED and asks again with a code of it. */
export const login = call('POST /login', {
  auth: 'anyone',
  body: wire({
    email: ['email', text(320)],
    password: ['password', text(1_000_000)],
    // Ours: six digits of the authenticator, or a recovery code.
    code: ['code', z.optional(text(40))],
    // Ours: what this device got at an earlier login, by which it stays welcome while others guess.
    device: ['device', z.optional(text(128))],
    // Ours: from the mail that a right password gets while others guess.
    loginCode: ['loginCode', z.optional(text(40))],
  }),
  reply: wire({
    ...tokenFields,
    profile: ['profile', adminProfile],
    permissions: ['permissions', list(permission)],
    // Ours: to be kept on the device, also after the logout, and sent with its next login.
    device: ['device', z.optional(text(128))],
    // Ours, and only there when it is so: the role wants a second factor that this admin has not set up.
    mustSetUpSecondFactor: ['mustSetUpSecondFactor', z.optional(z.literal(true))],
  }),
});

/**
 * S7.11. The refresh token travels in the Authorization header. Both tokens are replaced; the one just used answers the
 * same for half a minute, so that two tabs or a lost reply log nobody out.
 */
export const refresh = call('GET /refreshToken', { auth: 'anyone', reply: adminTokens });

/** Ours: ends the login on the server. */
export const logout = adminCall('POST /logout', {
  auth: 'admin',
  needsOneOf: [],
  isForSetUp: true,
  reply: z.null(),
});

export type AdminTokens = z.output<typeof adminTokens>;
export type AdminLogin = z.output<typeof login.reply>;
