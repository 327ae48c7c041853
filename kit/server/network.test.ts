import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test('addresses of one IPv6 /64 network count as one caller, different networks as different callers', () => {
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:0DB8:0001:0002::ffff')).toBe(networkOf('2001:db8:1:2:aaaa::1'));
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});

test('IPv4 addresses stay unchanged, also when written as IPv6', () => {
  expect(networkOf('198.51.100.7')).toBe('198.51.100.7');
  expect(networkOf('::ffff:198.51.100.7')).toBe('198.51.100.7');
  expect(networkOf('::FFFF:198.51.100.7')).toBe('198.51.100.7');
});
