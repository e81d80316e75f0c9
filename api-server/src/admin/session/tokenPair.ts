import { createHmac } from 'node:crypto';
import { newToken } from '../../security/token.ts';

export interface TokenPair {
  readonly token: string;
  readonly refreshToken: string;
}

export function newTokenPair(): TokenPair {
  return { token: newToken(), refreshToken: newToken() };
}

/**
 * The pair that replaces a refresh token, always the same one, so that a repeated ask gets a repeated answer. It takes
 * the old token, of which the database knows only the hash, and the family, which never leaves the database.
 */
export function nextTokenPair(refreshToken: string, family: string): TokenPair {
  const derive = (use: string) => createHmac('sha256', family).update(`${use}:${refreshToken}`).digest('base64url');
  return { token: derive('token'), refreshToken: derive('refresh') };
}
