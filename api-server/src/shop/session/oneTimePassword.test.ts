import { expect, it } from 'vitest';
import { isOneTimePassword, newOneTimePassword } from './oneTimePassword.ts';

it('makes passwords that people can copy by eye, never the same twice', () => {
  const made = Array.from({ length: 500 }, newOneTimePassword);
  expect(new Set(made).size).toBe(500);
  for (const password of made) {
    expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect(password).not.toMatch(/[ilo01]/);
    expect(isOneTimePassword(password)).toBe(true);
  }
});

it('uses every letter it may', () => {
  const used = new Set(Array.from({ length: 500 }, newOneTimePassword).join('').replaceAll('-', ''));
  expect(used.size).toBe(31);
});

it.each(['k7mq-x2dw-9hfz', 'K7MQ-X2DW-9HFZ-P4TR', 'k7mqx2dw9hfzp4tr', ' k7mq-x2dw-9hfz-p4tr', 'gelombang besar'])(
  'does not take %j for one',
  (password) => expect(isOneTimePassword(password)).toBe(false),
);
