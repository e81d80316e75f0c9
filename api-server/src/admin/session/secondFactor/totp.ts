import { Secret, TOTP } from 'otpauth';

const period = 30;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Samudra Emas', label, secret: Secret.fromBase32(secret), digits: 6, period });

/** A new secret for an authenticator: 160 random bits. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that the QR code of a secret holds. */
export const otpauthUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The step of time that a code is of, if it is of this one, the one before or the one after; undefined for a wrong code. */
export function stepOf(secret: string, code: string, at: Date): number | undefined {
  // The library compares bytes, and throws for a text that has as many letters but not as many bytes.
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totpOf(secret).validate({ token: code, timestamp: at.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(at.getTime() / 1000 / period) + delta;
}
