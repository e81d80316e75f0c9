import { hashPassword } from '../../../security/passwordHash.ts';
import { demoAccounts } from '../demoAccounts.ts';

/** The hash to store for each password of the demonstration. */
export type HashedPasswords = ReadonlyMap<string, string>;

/** Hashes each password once. Slow on purpose, so before the transaction begins. */
export async function hashedPasswords(): Promise<HashedPasswords> {
  const passwords = [...new Set(demoAccounts.map(({ password }) => password))];
  return new Map(
    await Promise.all(passwords.map(async (password) => [password, await hashPassword(password)] as const)),
  );
}

export function hashOf(hashed: HashedPasswords, password: string): string {
  const hash = hashed.get(password);
  if (hash === undefined) throw new Error('a demo account has a password that was not hashed');
  return hash;
}
