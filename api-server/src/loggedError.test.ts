import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { loggedError } from './loggedError.ts';

it('logs a failed query without the values it was asked with', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(sari@contoh.test) exists',
  });
  const error = new DrizzleQueryError('insert into customers values ($1)', ['sari@contoh.test'], cause);
  const logged = JSON.stringify(loggedError(error));
  expect(logged).not.toContain('sari@contoh.test');
  expect(logged).toContain('insert into customers');
  expect(logged).toContain('23505');
  expect(logged).toContain('loggedError.test.ts');
});
