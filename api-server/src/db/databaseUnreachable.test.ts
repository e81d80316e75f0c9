import { expect, it } from 'vitest';
import { DatabaseUnreachable } from './databaseUnreachable.ts';

const url = 'postgres://shop:hunter2@db.example/shop';
const withCode = (code: string) => Object.assign(new Error(`failed as shop:hunter2`), { code });

it.each([
  [
    withCode('ENOTFOUND'),
    'PostgreSQL at db.example:5432 is not known by that name: is the host in DATABASE_URL right?',
  ],
  [withCode('28P01'), 'PostgreSQL at db.example:5432 refuses the user or the password of DATABASE_URL.'],
  [withCode('3D000'), 'PostgreSQL at db.example:5432 has no database of the name in DATABASE_URL: create it first.'],
  [
    new Error('timeout expired'),
    'PostgreSQL at db.example:5432 does not answer (timed out): is it running, and is the way to it open?',
  ],
  [
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    'PostgreSQL at db.example:5432 does not answer (connection refused): is it running?',
  ],
  [
    new Error('its encoding is LATIN1, not UTF8.'),
    'PostgreSQL at db.example:5432 can not be used: its encoding is LATIN1, not UTF8.',
  ],
])('explains %s', (error, sentence) => {
  expect(new DatabaseUnreachable(url, error).message).toBe(sentence);
});

it('names the folder of a local socket', () => {
  const local = 'postgres://shop:hunter2@localhost/shop?host=/run/postgresql';
  expect(new DatabaseUnreachable(local, withCode('ENOENT')).message).toContain('/run/postgresql does not answer');
});
