import { expect, it } from 'vitest';
import { referralLink } from './referralLink.ts';

it('invites to the page to register on, with the code as `ref`', () => {
  expect(referralLink('https://shop.example/register', 'SE-7')).toBe('https://shop.example/register?ref=SE-7');
});

it('keeps what else the address asks for, and writes any code so that it comes back whole', () => {
  const link = referralLink('https://shop.example/register?mobile=1', 'a&b=c d');
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({ mobile: '1', ref: 'a&b=c d' });
});
