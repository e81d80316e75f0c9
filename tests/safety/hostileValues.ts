import fc from 'fast-check';

/** A text that stands in a request as it is: no JSON and no encoding is made of it. */
export class Verbatim {
  constructor(readonly text: string) {}
}

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

const texts = [
  ...['', ' ', '\0', 'a\0b', '\ud800', 'a\udfff', '\ufeff', '\u202egnp.exe', '👩‍👩‍👧‍👦', 'İı', '٣'],
  ...['%', '_', '\\', '%\\', "'", "' or 1=1 --", '"; drop table customers; --', '$1', '(select 1)', '"name"'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '../../etc/passwd', 'a\r\nBcc: x@y.z'],
  ...['<script>alert(1)</script>', 'javascript:alert(1)', '1e3', '0x10', 'NaN', 'null', 'true', '-1', '1.5', '1,5'],
  ...['2147483648', '9223372036854775808', '31-02-2026', '01-01-0000', '00/00/0000', '2026-13-01', 'x'.repeat(10_000)],
];
const numbers = [
  ...[-1, 0, 1, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e-7, 1e300],
  ...['1e309', '-1e309', '-0', '1e-400', '123456789012345678901234567890'].map((digits) => new Verbatim(digits)),
];
const shapes = [
  ...[null, true, false, [], {}, [[]], [null], [1], ['a'], { a: 1 }, { length: 3 }, { id: 1 }, deep(500)],
  ...[JSON.parse('{"__proto__":{"id":1}}'), { constructor: { prototype: { id: 1 } } }, { toString: 1 }],
  ...[Array.from({ length: 5_000 }, (_, at) => at), Array.from({ length: 600 }, () => ({ id: 1 }))],
];

/** What an enemy puts where something else was meant. */
export const hostile: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(...texts, ...numbers, ...shapes);

/** What an enemy puts into an address, as it stands there. */
export const hostileInAddress: fc.Arbitrary<unknown> = fc.oneof(
  hostile,
  fc
    .constantFrom(
      '%00',
      '%',
      '%ff',
      '%ED%A0%80',
      '..%2f..%2f',
      '%2e%2e',
      '1%20or%201=1',
      '1;2',
      '%0d%0a',
      '+',
      '01',
      '1e3',
    )
    .map((raw) => new Verbatim(raw)),
);

/** Bodies that are none. */
export const brokenBodies = [
  ...['', '{', 'null', '[]', '"teks"', '1e309', 'true', '{"a":1,"a":2}', '\ufeff{}', '{"__proto__":{}}', '{a:1}'],
  ...['a=1&b=2', '\0', '['.repeat(100_000), '{"a":'.repeat(20_000), 'x'.repeat(200_000)],
];

export const strangeHeaders: readonly Readonly<Record<string, string>>[] = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/json; charset=utf-16'].map(
    (type) => ({ 'content-type': type }),
  ),
  ...['APPLICATION/JSON', 'application/json;;', 'text/json', '/', 'application/jsonx'].map((type) => ({
    'content-type': type,
  })),
  ...['gzip', 'br', 'identity', 'x'].map((coding) => ({ 'content-encoding': coding })),
  ...['', 'a', '\u00ff'.repeat(20), 'x'.repeat(5_000), "'; drop table orders"].map((key) => ({
    'idempotency-key': key,
  })),
  ...['', 'Bearer', `Bearer ${'a'.repeat(43)}`, 'Basic x', `Bearer ${'x'.repeat(20_000)}`].map((authorization) => ({
    authorization,
  })),
  ...['*;q=0', 'zip', 'br;q=9, gzip'].map((accepted) => ({ 'accept-encoding': accepted })),
  ...['PUT', 'TRACE'].map((method) => ({ 'x-http-method-override': method })),
  { 'if-none-match': '*' },
  { range: 'bytes=0-0' },
  { 'x-forwarded-for': "'; --" },
  { accept: 'text/html' },
];

/** What an address may have behind it. */
export const strangeEnds = [
  '?',
  '?%',
  '?a=1&a=2',
  '?__proto__=1',
  '?a[b]=1',
  `?x=${'y'.repeat(5_000)}`,
  '/',
  '//',
  '%00',
  ';a=1',
  '?constructor=1',
];
