import { expect, test } from 'vitest';
import { keepable } from './keepable.ts';

test('NUL and half a pair of surrogates go, whole signs stay', () => {
  expect(keepable('a\0b')).toBe('ab');
  expect(keepable('\ud83dmvua\udf3d')).toBe('mvua');
  expect(keepable('mvua 🌽 ng’ombe')).toBe('mvua 🌽 ng’ombe');
});
