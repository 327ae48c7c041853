import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardWithFigures } from './card.ts';

test('the model card shows the figures of the shipped model', () => {
  const card = readFileSync('vision/MODEL-CARD.md', 'utf8');
  for (const set of ['ibean | field', 'mango | white', 'pv_tomato | lab']) expect(card).toContain(`| ${set} |`);
  expect(card).toContain('| crop left out | set |');
  expect(cardWithFigures()).toBe(card);
});
