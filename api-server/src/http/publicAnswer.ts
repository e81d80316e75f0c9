import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Packing = 'br' | 'gzip';

/** What everybody gets who asks the same: the JSON, made once in each form that browsers take. */
export interface PublicAnswer {
  readonly etag: string;
  readonly plain: Buffer;
  packed(packing: Packing): Buffer;
}

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export function publicAnswer(json: string): PublicAnswer {
  const plain = Buffer.from(json);
  const made = new Map<Packing, Buffer>();
  return {
    // Weak: the same answer may travel compressed.
    etag: `W/"${createHash('sha256').update(plain).digest('base64url')}"`,
    plain,
    packed: (packing) => {
      const bytes = made.get(packing) ?? (packing === 'br' ? brotliCompressSync(plain, quality) : gzipSync(plain));
      made.set(packing, bytes);
      return bytes;
    },
  };
}
