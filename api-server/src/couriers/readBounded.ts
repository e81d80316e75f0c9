import { RateFailure } from './rateFailure.ts';

/** A body as text, read no further than `maxBytes` (counted after decompression). @throws RateFailure */
export async function readBounded({ body }: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (size > maxBytes) throw new RateFailure(`an answer of more than ${maxBytes} bytes`, { kind: 'down' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
