import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import type { FieldFacts } from './facts.ts';
import { suggestTasks } from './suggest-tasks.ts';
import { suggestionText } from './suggestion-text.ts';
import { calmWeek, cropFacts, factsWith, cropPlantedAgo, TODAY } from './testing.ts';

const sick = (condition: string, ago = 3) => ({
  id: condition,
  crop: null,
  condition,
  on: addDays(TODAY, -ago),
});
const rulesOn = (field: Partial<FieldFacts>) => suggestTasks(factsWith(field), TODAY).map(({ rule }) => rule);

test('PLN-20 work that a condition on the field forbids is not suggested while it is open', () => {
  const maize = { crops: [cropPlantedAgo('maize', 30, { totalDays: 137 })] };
  expect(rulesOn(maize)).toContain('top_dressing');
  expect(rulesOn({ ...maize, sickLeaves: [sick('any___drought')] })).not.toContain('top_dressing');
  expect(rulesOn({ ...maize, sickLeaves: [sick('any___drought', 22)] })).toContain('top_dressing');
  const tomato = { crops: [cropPlantedAgo('tomato', 30)] };
  expect(rulesOn(tomato)).toContain('pruning');
  expect(rulesOn({ ...tomato, sickLeaves: [sick('tomato___sunscald_and_cracking')] })).not.toContain(
    'pruning',
  );
  const wet = calmWeek().map((day, i) => (i < 2 ? { ...day, rain: 12 } : day));
  expect(rulesOn({ forecastDays: wet, sickLeaves: [sick('any___aphids')] })).toContain('spray_wait');
  expect(
    rulesOn({ forecastDays: wet, sickLeaves: [sick('any___aphids'), sick('cassava___green_mite')] }),
  ).not.toContain('spray_wait');
});

test('PLN-20 planting and gap filling are not suggested for a crop if a disease requires resting the field from it', () => {
  const planned = (crop: string, condition: string) =>
    rulesOn({
      county: 'Nakuru',
      crops: [cropFacts({ crop, state: 'planned' })],
      sickLeaves: [sick(condition)],
    });
  expect(planned('bean', 'bean___angular_leaf_spot')).not.toContain('planting_window');
  expect(planned('maize', 'bean___angular_leaf_spot')).toContain('planting_window');
  const gaps = (condition: string) =>
    rulesOn({ crops: [cropPlantedAgo('bean', 13)], sickLeaves: [sick(condition)] });
  expect([
    gaps('bean___root_rot').includes('gap_filling'),
    gaps('bean___bean_fly').includes('gap_filling'),
  ]).toEqual([false, true]);
});

test('PLN-20 beans are not suggested again for a year after a disease that requires a rest, but are after that', () => {
  const again = (ago: number, crop = 'bean') =>
    rulesOn({
      county: 'Nakuru',
      crops: [cropPlantedAgo('bean', ago + 40, { state: 'over' }), cropFacts({ crop, state: 'planned' })],
      sickLeaves: [sick('bean___angular_leaf_spot', ago)],
    }).includes('planting_window');
  expect([22, 120, 365, 366].map((ago) => again(ago))).toEqual([false, false, false, true]);
  expect(again(120, 'maize')).toBe(true);
  const gaps = (ago: number) =>
    rulesOn({ crops: [cropPlantedAgo('bean', 13)], sickLeaves: [sick('bean___root_rot', ago)] }).includes(
      'gap_filling',
    );
  expect([22, 183, 184].map(gaps)).toEqual([false, false, true]);
});

test('PLN-20 weeding waits for dry leaves if a disease spreads on wet ones, and is not suggested without a dry day', () => {
  const beans = (rain: readonly number[]): Partial<FieldFacts> => ({
    crops: [cropPlantedAgo('bean', 24, { totalDays: 95 })],
    sickLeaves: [sick('bean___rust')],
    forecastAt: '2026-04-20T03:00:00.000Z',
    forecastDays: calmWeek().map((day, i) => ({ ...day, rain: rain[i] ?? 0 })),
  });
  const weeding = (rain: readonly number[]) =>
    suggestTasks(factsWith(beans(rain)), TODAY).find(({ rule }) => rule === 'weeding_first');
  expect(weeding([])?.due).toBe(TODAY);
  // Three millimetres of rain do not stop weeding in a healthy crop.
  const put = weeding([3, 3])!;
  expect(put.due).toBe(addDays(TODAY, 2));
  expect(suggestionText(put, 'en').why).toMatch(/22 April looks drier/);
  expect(weeding([3, 3, 3, 3, 3, 3, 3])).toBeUndefined();
});
