import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import { dayAt, daysAt, fieldFacts, TODAY } from '../testing.ts';
import { actionText } from '../text/action-text.ts';
import { evaluateField } from './evaluate.ts';
import { todaysAction } from './today.ts';

const frosty = evaluateField(
  fieldFacts({ crop: 'potato' }),
  daysAt(-9, -1),
  [dayAt(0), dayAt(1, { tmin: 1 })],
  TODAY,
);
const chilly = evaluateField(
  fieldFacts({ crop: 'potato' }),
  daysAt(-9, -1),
  [dayAt(0), dayAt(1, { tmin: 4 })],
  TODAY,
);
const thirsty = { advice: 'water' as const, need: { jerricans: 14, net: 21.4 } };

test('DSH-12 today’s action is the most urgent one, with its reason', () => {
  const dry = fieldFacts({ crop: 'potato' });
  expect(actionText(todaysAction(dry, frosty, daysAt(0, 6), TODAY, thirsty), 'en')).toEqual({
    todo: expect.stringMatching(/^Cover seedlings/),
    why: 'Frost is likely.',
  });
  expect(actionText(todaysAction(dry, chilly, daysAt(0, 6), TODAY, thirsty), 'en')).toEqual({
    todo: 'Give water: 14 jerricans of 20 litres',
    why: 'The soil lacks 21 mm of water, and not enough rain is forecast.',
  });
  expect(actionText(todaysAction(dry, chilly, daysAt(0, 6), TODAY), 'sw').why).toBe(
    'Usiku wa baridi: jalidi huenda ikatokea.',
  );
});

test('ripe grain is harvested before rain; young maize is scouted once a week; otherwise no action', () => {
  const ripe = fieldFacts({ stage: 'ripening', daysAfterEmergence: 120, harvestOpen: true });
  expect(
    todaysAction(ripe, [], [dayAt(0, { rain: 0 }), dayAt(1, { rain: 4 }), dayAt(2, { rain: 7 })], TODAY),
  ).toEqual({ kind: 'harvest', rank: 50, on: addDays(TODAY, 1), mm: 11 });
  expect(todaysAction(ripe, [], daysAt(0, 6, { rain: 1 }), TODAY).kind).toBe('quiet');
  // The crop's page still counts down to the harvest.
  expect(todaysAction({ ...ripe, harvestOpen: false }, [], daysAt(0, 6, { rain: 9 }), TODAY).kind).toBe(
    'quiet',
  );
  expect(
    [14, 15, 49].map(
      (age) => todaysAction(fieldFacts({ daysAfterEmergence: age }), [], daysAt(0, 6), TODAY).kind,
    ),
  ).toEqual(['scout', 'quiet', 'quiet']);
  for (const language of ['en', 'sw'] as const)
    expect(actionText(todaysAction(fieldFacts(), [], daysAt(0, 6), TODAY), language).todo).not.toBe('');
});

test('more water than people can carry is not given in jerricans', () => {
  const acre = todaysAction(fieldFacts({ crop: 'potato' }), [], daysAt(0, 6), TODAY, {
    advice: 'water',
    need: { jerricans: 8_094, net: 32 },
  });
  expect(actionText(acre, 'en')).toEqual({
    todo: 'Give water where it is driest',
    why: expect.stringMatching(
      /^The soil lacks 32 mm.* The field’s page shows how much water this field needs\.$/,
    ),
  });
  expect(actionText(acre, 'sw').todo).toBe('Mwagilia sehemu kavu zaidi');
  expect(actionText({ kind: 'water', rank: 60, jerricans: 100, mm: 4 }, 'en').todo).toBe(
    'Give water: 100 jerricans of 20 litres',
  );
});

test('an expired alert gives no action', () => {
  expect(todaysAction(fieldFacts({ crop: 'potato' }), frosty, daysAt(0, 6), addDays(TODAY, 9)).kind).toBe(
    'quiet',
  );
});
