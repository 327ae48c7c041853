import { expect, test } from 'vitest';
import { storable } from './storable.ts';

test('NUL and half a pair of surrogates go, whole signs stay', () => {
  expect(storable('a\0b')).toBe('ab');
  expect(storable('\ud83dmvua\udf3d')).toBe('mvua');
  expect(storable('mvua 🌽 ng’ombe')).toBe('mvua 🌽 ng’ombe');
});
