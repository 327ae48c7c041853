import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { photoCredits } from '#features/scanner/domain/photo/photo-credits.ts';
import { cardWithFigures } from './model-card.ts';

const card = readFileSync('vision/MODEL-CARD.md', 'utf8');

test('the model card shows the figures of the shipped model', () => {
  for (const set of ['ibean | field', 'mango | white', 'pv_tomato | lab'])
    expect(card).toContain(`| ${set} |`);
  expect(card).toContain('| crop left out | set |');
  expect(cardWithFigures()).toBe(card);
});

test('the model card names every photo set used for training or measurement', () => {
  expect(photoCredits.map(({ set }) => set).filter((set) => !card.includes(set))).toEqual([]);
});
