import { expect, test } from 'vitest';
import { crops } from '#knowledge/crops.ts';
import { glossary, leftoverEnglish } from '../../../../tools/words/glossary.ts';
import { policies } from '../policy.ts';
import { uncertaintyReasons, type RaisedAlert } from '../raised-alert.ts';
import { type RuleId, ruleIds } from '../rule-ids.ts';
import { rules } from '../rules/all.ts';
import { adviceEn } from '../words.advice.en.ts';
import { adviceSw } from '../words.advice.sw.ts';
import { alertText } from './alert-text.ts';
import { conditionOf, actionsFor } from './do-first.ts';
import { toGsm, isGsm } from './short-text.ts';

const numbers = {
  count: 12,
  ahead: 2,
  value: 123.4,
  hours: 11,
  tmin: 10.2,
  tmax: 35.4,
  warmestNight: 21,
  tmean: 18.4,
  rain: 112.6,
  mostRain: 56.8,
  wind: 22,
  age: 12,
  green: 41,
  greenBefore: 66,
};
const alertRaisedBy = (rule: RuleId, crop: string | null): RaisedAlert => ({
  rule,
  theme: policies[rule].theme,
  category: policies[rule].category,
  urgency: policies[rule].urgency,
  basis: policies[rule].basis,
  confidence: 'low',
  doubts: uncertaintyReasons,
  cause: 'x',
  crop,
  condition: conditionOf(rule, crop),
  seen: {
    days: ['2025-09-24', '2025-09-25', '2025-09-27'],
    ahead: 2,
    numbers,
    conditions: { temperature: 18, humidity: null, windSpeed: null, rainfall: 4 },
    nearbyFarmers: 12,
    nearbyOn: '2025-09-20',
  },
  from: '2025-09-24',
  until: '2025-11-28',
  doFirst: actionsFor(rule, { watered: false, ripe: true }),
  tell: 'now',
});
const cropsOf = (rule: RuleId): readonly (string | null)[] => {
  const ruleCrops = rules.find(({ id }) => id === rule)?.crops ?? '*';
  return ruleCrops === '*' ? [...crops.map(({ key }) => key), null] : ruleCrops;
};
const allCases = ruleIds.flatMap((rule) =>
  cropsOf(rule).flatMap((crop) => (['en', 'sw'] as const).map((language) => ({ rule, crop, language }))),
);

test('every rule has complete text in both languages, for each of its crops', () => {
  for (const { rule, crop, language } of allCases) {
    const rendered = alertText(alertRaisedBy(rule, crop), language);
    for (const [part, text] of Object.entries(rendered))
      expect(String(text), `${rule} ${language} ${part}`).not.toMatch(/undefined|NaN|null|\$\{|^$/);
    expect(rendered.recommendations.length).toBe(alertRaisedBy(rule, crop).doFirst.length);
    expect(alertText(alertRaisedBy(rule, crop), 'en').title).not.toBe(
      alertText(alertRaisedBy(rule, crop), 'sw').title,
    );
  }
});

test('ALR-06 the SMS fits one message in GSM characters, and the push text fits a notification', () => {
  for (const { rule, crop, language } of allCases) {
    for (const place of ['', 'Shamba la chini kando ya mto', 'Ñandú’s “big” field – №1']) {
      const { sms, push } = alertText(alertRaisedBy(rule, crop), language, place);
      expect(sms.length, `${rule} ${language}: ${sms}`).toBeLessThanOrEqual(160);
      expect(isGsm(sms), sms).toBe(true);
      expect(push.length, `${rule} ${language}: ${push}`).toBeLessThanOrEqual(120);
    }
    const withoutPlace = alertText(alertRaisedBy(rule, crop), language);
    expect(withoutPlace.sms, 'without a place name, the SMS has room for the end date').toMatch(
      language === 'en' ? /Until 28 Nov\.$/ : /Hadi 28 Nov\.$/,
    );
    expect(toGsm(withoutPlace.push).endsWith('.'), withoutPlace.push).toBe(true);
  }
});

test('ALR-05 an alert says the weather is favourable, never that the crop is ill, and names no dose', () => {
  for (const { rule, crop, language } of allCases) {
    const rendered = alertText(alertRaisedBy(rule, crop), language);
    const text = [
      rendered.title,
      rendered.message,
      ...rendered.recommendations,
      rendered.sms,
      rendered.push,
    ].join(' ');
    expect(text).not.toMatch(/your crop (has|is)|mazao yako yana|zao lako lina/i);
    expect(text).not.toMatch(/\d\s?(ml|g|kg|litres? of (spray|product))\b/i);
  }
});

test('ALR-05 an alert names its rule, whether it is published or ours, and the certainty', () => {
  const hutton = alertText(alertRaisedBy('LATE_BLIGHT_HUTTON', 'potato'), 'en');
  expect(hutton.title).toBe('Potato: weather favourable for late blight');
  expect(hutton.message).toBe(
    'Very damp air for 11 hours or more per day, and nights not below 10 °C, on 3 days from 24 to 27 September. 2 of these days are forecast. 12 farmers nearby found it in the last 30 days.',
  );
  expect(hutton.rule).toBe('Hutton criteria, James Hutton Institute 2017. A published rule.');
  expect(hutton.certainty).toMatch(/^Not very sure: .*damp hours are estimated/);
  expect(hutton.until).toBe('Applies until Friday 28 November.');
  expect(alertText(alertRaisedBy('COFFEE_RUST', 'coffee'), 'sw').rule).toContain('haijajaribiwa Kenya');
  expect(alertText(alertRaisedBy('LATE_BLIGHT_HUTTON', 'potato'), 'sw').message).toContain(
    'siku 3 kati ya 24 na 27 Septemba',
  );
});

test('I18-07 Kiswahili texts use the agreed terms and contain no English', () => {
  const wrong: string[] = [];
  for (const rule of ruleIds)
    for (const crop of cropsOf(rule).slice(0, 1)) {
      const [en, sw] = [
        alertText(alertRaisedBy(rule, crop), 'en'),
        alertText(alertRaisedBy(rule, crop), 'sw'),
      ];
      const pairs = [
        [en.title, sw.title],
        [en.message, sw.message],
        [en.until, sw.until],
        ...en.recommendations.map((text, i) => [text, sw.recommendations[i] ?? '']),
      ] as const;
      for (const [text, swahiliText] of pairs) {
        if (leftoverEnglish.test(swahiliText)) wrong.push(swahiliText);
        for (const [english, stems] of glossary)
          if (english.test(text) && !stems.some((stem) => swahiliText.toLowerCase().includes(stem)))
            wrong.push(`${english.source}: ${text} | ${swahiliText}`);
      }
    }
  expect(wrong).toEqual([]);
});

test('the first recommendation costs nothing, and anything to buy comes last', () => {
  for (const rule of ruleIds) {
    const actions = actionsFor(rule, { watered: false, ripe: false });
    expect(actions[0]).not.toMatch(/ask_first|copper|protect/);
    const firstPurchase = actions.findIndex((key) => /ask_first|copper_before/.test(key));
    if (firstPurchase >= 0) expect(firstPurchase).toBe(actions.length - 1);
  }
  expect(Object.keys(adviceSw)).toEqual(Object.keys(adviceEn));
});

test('an alert for a field with mixed crops says “field”', () => {
  const drySpell = alertRaisedBy('DRY_SPELL', 'mixed');
  // 12 days, of which 5 are forecast: only the 7 past days count as dry so far.
  const partlyForecast = {
    ...drySpell,
    seen: { ...drySpell.seen, days: Array.from({ length: 12 }, (_, i) => `2025-09-${10 + i}`), ahead: 5 },
  };
  expect([alertText(partlyForecast, 'en').title, alertText(partlyForecast, 'sw').title]).toEqual([
    'Field: 7 days without rain so far',
    'Shamba: siku 7 bila mvua hadi sasa',
  ]);
});

test('an alert links the disease or pest page of its crop, if there is one', () => {
  expect(conditionOf('LATE_BLIGHT_DSV18', 'tomato')).toBe('tomato___late_blight');
  expect(conditionOf('COFFEE_BERRY_DISEASE', 'coffee')).toBe('coffee___berry_disease');
  expect(conditionOf('FROST_WATCH', 'tea')).toBeNull();
  expect(conditionOf('SUCKING_PESTS', 'tomato')).toBe('any___aphids');
});

test('a scouting reminder names the date of emergence, not the age of the crop', () => {
  const scout = { ...alertRaisedBy('FAW_SCOUT', 'maize'), from: '2025-10-06' };
  expect(alertText(scout, 'en').message).toContain('about 24 September.');
  expect(alertText(scout, 'sw').message).toContain('tarehe 24 Septemba.');
});
