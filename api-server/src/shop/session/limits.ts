import { createHash } from 'node:crypto';
import type { Limit } from '../../security/countingFailures.ts';

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

/** Stands for a text in the table without telling it. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
