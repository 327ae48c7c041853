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

test('a token whose name a script puts together would lose its value, so the build stops', () => {
  const { scripts } = shortPropertyNames(root);
  const build = (code: string): unknown =>
    (scripts.transform as (this: object, code: string, id: string) => unknown).call(
      {
        error: (message: string) => {
          throw new Error(message);
        },
      },
      code,
      'a.tsx',
    );
  expect(build("fill('var(--paper)')")).toMatchObject({
    code: expect.stringMatching(/^fill\('var\(--[a-z]{1,2}\)'\)$/),
  });
  expect(() => build('fill(`var(--${paint})`)')).toThrow('written out');
});
