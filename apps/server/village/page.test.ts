import { expect, test } from 'vitest';
import { villagePage } from './page.ts';

test('the village counts its steps once their number is known', () => {
  const waiting = villagePage('en', { is: 'preparing', done: 0, all: 0 });
  expect(waiting).toContain('<progress aria-label=');
  expect(waiting).not.toMatch(/\d of \d/);
  const counting = villagePage('en', { is: 'preparing', done: 3, all: 14 });
  expect(counting).toContain('<progress max="14" value="3" aria-label=');
  expect(counting).toContain('3 of 14 steps');
});
