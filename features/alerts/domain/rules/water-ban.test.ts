import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import { dayAt, daysAt, fieldFacts, TODAY } from '../testing.ts';
import { actionText } from '../text/action-text.ts';
import { evaluateField } from './evaluate.ts';
import { todaysAction } from './today.ts';

const rotFound = (ago: number) => [{ condition: 'avocado___root_rot', on: addDays(TODAY, -ago) }];
const avocado = (ago: number | null) =>
  fieldFacts({ crop: 'avocado', irrigation: 'drip', found: ago === null ? [] : rotFound(ago) });
const thirsty = { advice: 'water' as const, need: { jerricans: 14, net: 21.4 } };
const dryAlerts = (ago: number | null) =>
  evaluateField(avocado(ago), daysAt(-29, -1, { rain: 0 }), daysAt(0, 6, { rain: 0 }), TODAY);

test('DSH-12 today’s action includes no watering while a condition of the field forbids it', () => {
  const kind = (ago: number | null) => todaysAction(avocado(ago), [], daysAt(0, 6), TODAY, thirsty).kind;
  expect([kind(null), kind(2), kind(21), kind(22)]).toEqual(['water', 'quiet', 'quiet', 'water']);
});

test('ALR-04 an alert suggests no watering while a condition of the field forbids it', () => {
  const dry = (ago: number | null) => dryAlerts(ago).find(({ theme }) => theme === 'dry_spell')!.doFirst;
  expect(dry(null)).toEqual(['water_plan', 'mulch', 'weed']);
  expect(dry(2)).toEqual(['mulch', 'weed']);
  // First found 60 days ago, and again yesterday.
  const again = { ...avocado(null), found: [{ ...rotFound(60)[0]!, last: addDays(TODAY, -1) }] };
  const alerts = evaluateField(again, daysAt(-29, -1, { rain: 0 }), daysAt(0, 6, { rain: 0 }), TODAY);
  expect(alerts.find(({ theme }) => theme === 'dry_spell')!.doFirst).toEqual(['mulch', 'weed']);
});

test('DSH-12 an alert raised before the check is shown without its watering step', () => {
  const before = dryAlerts(null);
  const action = todaysAction(avocado(1), before, [dayAt(0)], TODAY);
  expect(action).toMatchObject({ kind: 'alert', noWater: true });
  for (const language of ['en', 'sw'] as const)
    expect(actionText(action, language).todo).not.toMatch(/water|mwagilia/i);
});
