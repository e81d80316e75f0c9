import { expect, it } from 'vitest';
import { networkElsewhere, networkOf } from './networkOf.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:bbbb:cccc:dddd:eeee', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('counts %s for %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('knows %s as this machine itself', (ip) => {
  expect(networkElsewhere(ip)).toBeUndefined();
});

it.each(['10.0.0.1', '2001:db8::1', 'unknown'])('knows %s as elsewhere', (ip) => {
  expect(networkElsewhere(ip)).toBe(networkOf(ip));
});
