import { randomBytes } from 'node:crypto';
import { digest } from './digest.ts';

/** A new opaque token: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: whoever reads the database can't log in with it. */
export function tokenHash(token: string): string {
  return digest(token);
}

/** The token of an Authorization header; undefined when there is none or it can't be one of ours. */
export function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^Bearer ([\w-]{43})$/)?.[1];
}
