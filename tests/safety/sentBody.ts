import type { Call } from 'shop-core/wire';
import { jsonOf, textOf } from './fuzzedAsk.ts';
import type { Asked } from './wholeServer.ts';

const boundary = 'batas-bagian';

/** A body as a call wants it sent: JSON, or a form of texts. */
export function sentBody({ body, isMultipart }: Call, value: unknown): Required<Pick<Asked, 'body' | 'headers'>> {
  if (!body) return { body: undefined, headers: {} };
  if (!isMultipart) return { body: jsonOf(value), headers: {} };
  const parts = Object.entries((value ?? {}) as object).flatMap(([name, held]) =>
    [held].flat().map((each: unknown) => part(name, each)),
  );
  return {
    body: `${parts.join('')}--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

const part = (name: string, value: unknown) =>
  value === undefined
    ? ''
    : `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${textOf(value)}\r\n`;
