import { expect, it } from 'vitest';
import { accountDeletionProblems } from './accountDeletionProblems.ts';

it('an account is deleted only by who ticked that they understand [S5.61]', () => {
  expect(accountDeletionProblems({ isUnderstood: true })).toEqual([]);
  expect(accountDeletionProblems({ isUnderstood: false })).toEqual([{ field: 'isUnderstood', code: 'REQUIRED' }]);
});
