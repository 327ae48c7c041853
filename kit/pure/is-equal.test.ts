import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEqual } from './is-equal.ts';

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  return value && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, inner]) => [key, reversed(inner)]),
      )
    : value;
};

test('a copy is equal, whatever the order of its keys', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      (value) => isEqual(value, reversed(JSON.parse(JSON.stringify(value)))) || Object.is(value, -0),
    ),
  );
});

test('values that differ anywhere are not equal', () => {
  for (const [a, b] of [
    [1, 2],
    [1, '1'],
    [null, {}],
    [{}, []],
    [[], { length: 0 }],
    [[1], [1, undefined]],
    [{ a: { b: [1, 2] } }, { a: { b: [2, 1] } }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [null, undefined],
  ] as const) {
    expect([a, b, isEqual(a, b), isEqual(b, a)]).toEqual([a, b, false, false]);
  }
  expect(isEqual({ a: undefined }, {})).toBe(true);
});
