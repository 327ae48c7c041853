import { expect, test } from 'vitest';
import { conditionKeys } from '#knowledge/index.ts';
import { detectableClasses } from './detectable-classes.ts';
import { signOf } from './drawn-signs.ts';

test('every disease and pest that a photo can name has a drawn sign', () => {
  const undrawn = detectableClasses.filter((key) => !key.endsWith('___healthy') && signOf(key) === null);
  expect(undrawn).toEqual([]);
});

test('a healthy plant and an unknown name have no sign', () => {
  expect(conditionKeys.filter((key) => key.endsWith('___healthy') && signOf(key) !== null)).toEqual([]);
  expect(signOf('bean___nonsense')).toBeNull();
  expect(signOf('nonsense')).toBeNull();
});
