import { isIPv6 } from 'node:net';

const PREFIX_GROUPS = 4;

const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const [left, right] = [head.split(':').filter(Boolean), (tail ?? '').split(':').filter(Boolean)];
  return tail === undefined
    ? left
    : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
};

/**
 * The client that a limit per address counts. A home or server gets a whole /64 of IPv6 (RFC 6177), some
 * 10^19 addresses, so the /64 counts as one; IPv4 mapped to IPv6 counts as the same IPv4.
 */
export const networkOf = (address: string): string => {
  const plain = address.replace(/%.*$/, '').toLowerCase();
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (v4) return v4;
  if (!isIPv6(plain)) return address;
  return `${groupsOf(plain)
    .slice(0, PREFIX_GROUPS)
    .map((g) => Number.parseInt(g, 16).toString(16))
    .join(':')}::/64`;
};
