import fc from 'fast-check';
import { expect, test } from 'vitest';
import { candidateCodes, roundFarmerCount, invitationCode } from './invitation.ts';

test('REF-02 a code is the first eight characters of the id in capitals, plus one for each that is taken', () => {
  const codes = candidateCodes('019aa3f2-1b2c-7d3e-8f40-0123456789ab');
  expect(codes.slice(0, 3)).toEqual(['019AA3F2', '019AA3F21', '019AA3F21B']);
  expect(codes[codes.length - 1]).toBe('019AA3F21B2C7D3E8F400123456789AB');
  expect(codes.every((code) => invitationCode(code.toLowerCase()) === code)).toBe(true);
});

test.each(['', '019AA3F', 'GGGGGGGG', "019AA3F2'--", '019AA3F2 019AA3F2', 'A'.repeat(33)])(
  '%j is not a valid code',
  (text) => {
    expect(invitationCode(text)).toBeNull();
  },
);

test('JOI-07 the number of farmers is rounded down and hidden below 100', () => {
  expect([0, 99, 100, 137, 1_299, 12_999, 57_321].map(roundFarmerCount)).toEqual([
    null,
    null,
    100,
    130,
    1_200,
    12_000,
    57_000,
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 50_000_000 }), (n) => {
      const shown = roundFarmerCount(n)!;
      return shown <= n && shown > n * 0.9;
    }),
  );
});
