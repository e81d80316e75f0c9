import type { Limit } from '../../security/countingFailures.ts';
import { digest } from '../../security/digest.ts';
import { hourMs } from '../../security/failedTries.ts';

/** Failed logins of one name. Hashed: people also type their password there. */
export const nameLimit = (key: string): Limit => {
  return { subject: `login:${digest(key)}`, most: 10, isClearedBySuccess: true };
};

/** Failed logins from one address. */
export const addressLimit = (ip: string): Limit => {
  return { subject: `login-ip:${ip}`, most: 30, isClearedBySuccess: false };
};

/** Wrong current passwords of a logged-in customer, whom guesses of strangers must not lock out. */
export const customerLimit = (id: number): Limit => {
  return { subject: `password:${id}`, most: 10, isClearedBySuccess: true };
};

/** Registrations from one address, whatever becomes of them. */
export const registerLimit = (ip: string): Limit => {
  return { subject: `register-ip:${ip}`, most: 30, isClearedBySuccess: false };
};

/** Asks for a link to a new password, from one address, whoever they are for. */
export const forgotLimit = (ip: string): Limit => {
  return { subject: `forgot-ip:${ip}`, most: 5, withinMs: hourMs, isClearedBySuccess: false };
};

/** Asks for the new password itself, from one address, with or without a good link. */
export const newPasswordLimit = (ip: string): Limit => {
  return { subject: `new-password-ip:${ip}`, most: 5, withinMs: hourMs, isClearedBySuccess: false };
};
