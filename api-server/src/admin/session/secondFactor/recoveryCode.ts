import { Secret } from 'otpauth';
import { digest } from '../../../security/digest.ts';

const letters = /[a-z2-7]{16}/;

/** A code for whoever lost the authenticator: 80 random bits in four groups, in letters that no digit looks like. */
export function newRecoveryCode(): string {
  return new Secret({ size: 10 }).base32.toLowerCase().replace(/(.{4})(?!$)/g, '$1-');
}

/** What is stored of a recovery code, however it was typed; undefined when it can't be one. */
export function recoveryHash(adminId: number, typed: string): string | undefined {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  return code.length === 16 && letters.test(code) ? digest(`${adminId}:${code}`) : undefined;
}
