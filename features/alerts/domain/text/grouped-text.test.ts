import { expect, test } from 'vitest';
import { policies } from '../policy.ts';
import type { RaisedAlert } from '../raised-alert.ts';
import { type RuleId, ruleIds } from '../rule-ids.ts';
import { isSameAlert } from '../same-alert.ts';
import { groupedAlertText } from './grouped-text.ts';

type Seen = RaisedAlert['seen'];
const raised = (rule: RuleId, seen: Partial<Seen>, over: Partial<RaisedAlert> = {}): RaisedAlert => ({
  rule,
  theme: policies[rule].theme,
  category: policies[rule].category,
  urgency: 3,
  basis: 'published',
  confidence: 'medium',
  doubts: ['forecast'],
  cause: 'x',
  crop: null,
  condition: null,
  seen: {
    days: ['2025-05-03'],
    ahead: 1,
    numbers: {},
    conditions: { temperature: null, humidity: null, windSpeed: null, rainfall: null },
    nearbyFarmers: 0,
    nearbyOn: null,
    ...seen,
  },
  from: '2025-05-02',
  until: '2025-05-04',
  doFirst: ['rain_drain'],
  tell: 'now',
  ...over,
});

test('ALR-06 a message on several fields names them and gives the range, in both languages', () => {
  const rain = [
    raised('HEAVY_RAIN', { numbers: { mostRain: 34 } }),
    raised('HEAVY_RAIN', { numbers: { mostRain: 47.4 } }, { until: '2025-05-05' }),
  ];
  expect(groupedAlertText(rain, ['Juu', 'Kando'], 'en').message).toBe(
    'On Juu, Kando: 34–47 mm of rain in one day is forecast on Saturday 3 May.',
  );
  expect(groupedAlertText(rain, ['Juu', 'Kando'], 'en')).toMatchObject({
    sms: expect.stringMatching(/^Mavuno 2 fields: .*Until 5 May\.$/),
    until: expect.stringContaining('5 May'),
  });
  expect(groupedAlertText(rain, ['Juu', 'Kando'], 'sw').message).toMatch(/^Kwenye Juu, Kando: .*34–47/);
  expect(groupedAlertText(rain, ['Juu', 'Kando'], 'en', true).sms).toMatch(/^Mavuno: /);
  const six = Array.from({ length: 6 }, () => rain[0]!);
  expect(groupedAlertText(six, ['a', 'b', 'c', 'd', 'e', 'f'], 'en').message).toBe(
    'On a, b, c and 3 more: 34 mm of rain in one day is forecast on Saturday 3 May.',
  );
});

test('days, crops and limits in a grouped message hold for each of its fields', () => {
  const spell = (crop: string, days: readonly string[], ahead: number): RaisedAlert =>
    raised('DRY_SPELL', { days, ahead, numbers: { count: days.length } }, { crop });
  const dry = groupedAlertText(
    [
      spell('maize', ['2025-05-01', '2025-05-02', '2025-05-03'], 1),
      spell('bean', ['2025-05-01', '2025-05-02', '2025-05-03', '2025-05-04'], 1),
    ],
    ['Juu', 'Kando'],
    'en',
  );
  expect(dry.title).toMatch(/^Maize, Beans?: 2–3 days without rain so far$/);
  expect(dry.message).toContain('3–4 days with hardly any rain (less than 1 mm per day) from 1 to 4 May');
  const damp = groupedAlertText(
    [
      raised('LATE_BLIGHT_HUTTON', { numbers: { hours: 6, tmin: 12 }, nearbyFarmers: 3 }),
      raised('LATE_BLIGHT_HUTTON', { numbers: { hours: 9, tmin: 10.4 } }),
    ],
    ['Juu', 'Kando'],
    'en',
  ).message;
  expect(damp).toContain('for 6 hours or more per day, and nights not below 10 °C');
  expect(damp).not.toContain('nearby');
  expect(
    groupedAlertText(
      [
        raised('HEAT_STRESS', { numbers: { tmax: 36 } }),
        raised('HEAT_STRESS', { numbers: { tmax: 38, warmestNight: 22 } }),
      ],
      ['a', 'b'],
      'en',
    ).message,
  ).toContain('Up to 38 °C by day, on');
  expect(
    groupedAlertText(
      [
        raised('FROST_WARNING', { numbers: { tmin: 1.5 } }),
        raised('FROST_WARNING', { numbers: { tmin: 0.2 } }),
      ],
      ['a', 'b'],
      'en',
    ).message,
  ).toContain('A low of 0.2–1.5 °C');
});

test('a grouped message says how many days are forecast, not more or less', () => {
  const from1May = (length: number): string[] =>
    Array.from({ length }, (_, i) => `2025-05-${String(i + 1).padStart(2, '0')}`);
  const dry = (...spells: readonly (readonly [days: number, ahead: number])[]): string =>
    groupedAlertText(
      spells.map(([days, ahead]) =>
        raised('DRY_SPELL', { days: from1May(days), ahead, numbers: { count: days } }),
      ),
      spells.map((_, i) => `field ${i}`),
      'en',
    ).message;
  expect(dry([8, 0], [12, 4])).toMatch(
    /8–12 days .* from 1 to 12 May\. At most 4 of these days are forecast\.$/,
  );
  expect(dry([9, 1], [12, 4])).toMatch(/ At most 4 of these days are forecast\.$/);
  expect(dry([8, 0], [9, 1])).toMatch(/ At most one of these days is forecast\.$/);
  expect(dry([8, 2], [8, 2])).toMatch(/ 2 of these days are forecast\.$/);
  expect(dry([8, 0], [7, 0])).toMatch(/ from 1 to 8 May\.$/);
  expect(dry([2, 2], [3, 3])).toMatch(/ This is a forecast\.$/);
});

test('a grouped message claims no day that its fields did not have', () => {
  const damp = (...days: readonly (readonly string[])[]): string =>
    groupedAlertText(
      days.map((one) =>
        raised('LATE_BLIGHT_HUTTON', { days: one, ahead: 0, numbers: { hours: 6, tmin: 12 } }),
      ),
      days.map((_, i) => `field ${i}`),
      'en',
    ).message;
  expect(damp(['2025-05-01', '2025-05-03'], ['2025-05-01', '2025-05-04'])).toMatch(
    /12 °C, on 2 days from 1 to 4 May\.$/,
  );
  expect(damp(['2025-05-01', '2025-05-02'], ['2025-05-01', '2025-05-02', '2025-05-03'])).toMatch(
    /, on 2–3 days from 1 to 3 May\.$/,
  );
  expect(damp(['2025-05-01'], ['2025-05-02'])).toMatch(/, on 1 day from 1 to 2 May\.$/);
});

test('heat known by day on one field and by night on the other has no empty clause', () => {
  const hot = [
    raised('HEAT_STRESS', { numbers: { tmax: 36 } }, { crop: 'maize' }),
    raised('HEAT_STRESS', { numbers: { warmestNight: 22 } }, { crop: 'maize' }),
  ];
  expect(groupedAlertText(hot, ['Juu', 'Kando'], 'en').message).toMatch(
    /^On Juu, Kando: Very hot weather, on Saturday 3 May\. That is more than maize can take/,
  );
  expect(groupedAlertText(hot, ['Juu', 'Kando'], 'sw').message).toMatch(
    /^Kwenye Juu, Kando: Joto kali, Jumamosi 3 Mei\./,
  );
});

test('a grouped alert is as sure as its least sure field', () => {
  const sure = raised('HEAVY_RAIN', { numbers: { mostRain: 40 } }, { confidence: 'high' });
  expect(groupedAlertText([sure, { ...sure, confidence: 'low' }], ['a', 'b'], 'en').certainty).toMatch(
    /^Not very sure/,
  );
});

test('fields with the same figures read like one field, for every rule', () => {
  const numbers = {
    count: 3,
    value: 25,
    hours: 7,
    tmin: 9.5,
    tmax: 35,
    warmestNight: 20,
    tmean: 18,
    rain: 60,
    mostRain: 40,
    age: 20,
    green: 41,
    greenBefore: 66,
  };
  for (const rule of ruleIds) {
    const one = raised(rule, { numbers, days: ['2025-05-01', '2025-05-03'], ahead: 1 }, { crop: 'maize' });
    const told = groupedAlertText([one, one], ['a', 'b'], 'en');
    for (const text of Object.values(told)) expect(String(text), rule).not.toMatch(/undefined|NaN|\d–\d/);
    expect(told.message).toMatch(/^On a, b: /);
  }
});

test('another spray day or another cause is a separate matter', () => {
  const hold = (value: number): RaisedAlert => raised('SPRAY_HOLD', { numbers: { value } });
  expect([
    isSameAlert(hold(2), hold(2)),
    isSameAlert(hold(2), hold(3)),
    isSameAlert(hold(2), { ...hold(2), cause: 'y' }),
  ]).toEqual([true, false, false]);
});
