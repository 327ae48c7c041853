import { expect, test } from 'vitest';
import { root } from '../commands/ready.mjs';
import { shortPropertyNames } from './short-property-names.ts';

test('tokens have short names in style sheets, and properties of components keep theirs', () => {
  const { styles } = shortPropertyNames(root);
  const renamed = (prop: string, value: string): string => {
    const declaration = { prop, value };
    styles.Declaration(declaration);
    return `${declaration.prop}: ${declaration.value}`;
  };
  expect(renamed('--paper', '#fff')).toMatch(/^--[a-z]{1,2}: #fff$/);
  expect(renamed('background', 'var(--bar-ground, var(--paper))')).toMatch(
    /^background: var\(--[a-z]{1,2}, var\(--[a-z]{1,2}\)\)$/,
  );
  expect(renamed('bottom', 'calc(var(--bar, 0px) + 1px)')).toBe('bottom: calc(var(--bar, 0px) + 1px)');
});
