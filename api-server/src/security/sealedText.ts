import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

export const sealMark = 'sealed:';
const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** The words of the operator are random already (32 characters or more): they need no slow hash, only the right length. */
const keyOf = (secretKey: string) => createHash('sha256').update(secretKey).digest();

/**
 * A text that only whoever has the key reads, and that is good for its owner alone: moved to another row it does not open.
 * Without any key it stays as it is.
 */
export function sealed(text: string, owner: string, [secretKey]: readonly string[]): string {
  if (secretKey === undefined) return text;
  const iv = randomBytes(ivBytes);
  const lock = createCipheriv(cipher, keyOf(secretKey), iv).setAAD(Buffer.from(owner));
  const inside = Buffer.concat([lock.update(text, 'utf8'), lock.final()]);
  return sealMark + Buffer.concat([iv, lock.getAuthTag(), inside]).toString('base64url');
}

/** What was sealed with any of the keys, or never was; undefined when it opens with none of them. */
export function unsealed(kept: string, owner: string, secretKeys: readonly string[]): string | undefined {
  if (!kept.startsWith(sealMark)) return kept;
  const bytes = Buffer.from(kept.slice(sealMark.length), 'base64url');
  for (const secretKey of secretKeys) {
    const text = opened(bytes, owner, secretKey);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Whether a text is sealed with the first of the keys; without any there is nothing to seal with. */
export function isSealed(kept: string, owner: string, [secretKey]: readonly string[]): boolean {
  if (secretKey === undefined) return true;
  return kept.startsWith(sealMark) && unsealed(kept, owner, [secretKey]) !== undefined;
}

function opened(bytes: Buffer, owner: string, secretKey: string): string | undefined {
  const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)];
  try {
    const lock = createDecipheriv(cipher, keyOf(secretKey), iv, { authTagLength: tagBytes });
    lock.setAAD(Buffer.from(owner)).setAuthTag(tag);
    return lock.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + lock.final('utf8');
  } catch {
    // Another key's, or not as it was written.
    return undefined;
  }
}
