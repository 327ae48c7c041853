import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { phonePart } from './phone-contracts.ts';

const part = (code: string, isContract = true): string =>
  phonePart(code, parseSync('contract.js', code).program, isContract).replaceAll(/\s+/g, ' ');

test('an operation keeps what a phone needs to call it', () => {
  expect(
    part(`export const read = operation({
      id: 'impact.read', method: 'GET', path: '/api/impact', access: 'user', summary: 'Checks, "all"',
      query: z.object({ limit: z.number() }), reply: z.object({ total: z.number().check(z.gt(0)) }),
      replyType: 'text/csv', ...defaults,
    });`),
  ).toBe(
    "export const read = /*#__PURE__*/ operation({ id: 'impact.read', method: 'GET', path: '/api/impact', replyType: 'text/csv', ...defaults, });",
  );
});

test('the schema of a reply that the phone stores stays, and is marked as pure once per chain', () => {
  expect(
    part("cachedOperation({ id: 'a', access: 'user', reply: z.array(z.number().check(z.gt(0))) })"),
  ).toBe(
    "/*#__PURE__*/ cachedOperation({ id: 'a', reply: /*#__PURE__*/ z.array(/*#__PURE__*/ z.number().check(/*#__PURE__*/ z.gt(0))) })",
  );
});

test('outside contracts only schemas are marked, and nothing inside a function', () => {
  const code = 'start(z.number()); const read = (value) => z.parse(schema, value);';
  expect(part(code, false)).toBe(
    'start(/*#__PURE__*/ z.number()); const read = (value) => z.parse(schema, value);',
  );
});
