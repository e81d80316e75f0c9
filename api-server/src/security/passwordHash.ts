import { hash, verify } from '@node-rs/argon2';
import { workQueue } from './workQueue.ts';

// Argon2id is the library's default algorithm.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const longest = 128;

// Four at once keep both cores busy; more would only starve the calls that do not hash.
const queue = workQueue({ atOnce: 4, waiting: 64, waitingOfOne: 32 });

/** Hashes a password for storage (argon2id, 19 MiB, two passes). */
export function hashPassword(password: string): Promise<string> {
  return queue(() => hash(password, options));
}

/**
 * Whether a password is the stored one. Without a stored one it works as hard and says no, so that an unknown name costs
 * the same time. A password that no account can have is refused without work. Who asks has a share of the line only.
 */
export async function isPassword(password: string, stored: string | null, asker?: string): Promise<boolean> {
  if (password.length > longest) return false;
  const isRight = await queue(async () => verify(stored ?? (await dummyHash()), password), asker);
  return isRight && stored !== null;
}

let dummy: Promise<string> | undefined;
function dummyHash(): Promise<string> {
  dummy ??= hash('nobody has this password', options);
  return dummy;
}
