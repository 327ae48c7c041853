import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import type { FieldEvent } from './event.ts';
import {
  type CropFact,
  type FieldFacts,
  insightsOf,
  risksOf,
  ruleNames,
  type TroubleFact,
} from './insights.ts';

const today = '2026-11-21';
const ago = (days: number): string => addDays(today, -days);
const facts = (overrides: Partial<FieldFacts> = {}): FieldFacts => ({
  fieldId: 'f',
  today,
  overfull: null,
  boundaryKnown: true,
  placeKnown: true,
  events: [],
  troubles: [],
  crops: [crop()],
  lastCheck: ago(2),
  ...overrides,
});
const crop = (overrides: Partial<CropFact> = {}): CropFact => ({
  id: 'c',
  name: 'Maize',
  key: 'maize',
  growing: true,
  planted: ago(60),
  harvest: addDays(today, 60),
  harvestTo: null,
  estimated: true,
  perennial: false,
  ...overrides,
});
const trouble = (overrides: Partial<TroubleFact> = {}): TroubleFact => ({
  id: 't',
  name: 'Bean rust',
  day: ago(8),
  severity: 'high',
  helped: null,
  asked: false,
  ...overrides,
});
const event = (overrides: Partial<FieldEvent> = {}): FieldEvent => ({
  id: 'e',
  field_id: 'f',
  date: ago(3),
  event_type: 'spraying',
  description: '',
  notes: null,
  photos: [],
  product: 'Copper',
  wait_days: 14,
  quantity: null,
  quantity_unit: null,
  created_at: '',
  updated_at: '',
  ...overrides,
});
const rules = (overrides: Partial<FieldFacts>): string[] => insightsOf(facts(overrides)).map((i) => i.rule);

test('FDC-09 a field whose records ask for nothing gets no advice and no risk', () => {
  expect(insightsOf(facts())).toEqual([]);
  expect(risksOf(facts())).toEqual([]);
});

test('FDC-09 every piece of advice has its evidence, source, how sure it is, and where to go; ids stay the same for the same records', () => {
  const all = facts({
    events: [event()],
    troubles: [trouble(), trouble({ id: 'u', helped: 'worse' })],
    overfull: 1.2,
    placeKnown: false,
    lastCheck: null,
    crops: [
      crop({ planted: ago(30) }),
      crop({ id: 'd', harvest: ago(9) }),
      crop({ id: 'g', harvest: addDays(today, 5) }),
    ],
  });
  const found = insightsOf(all);
  expect(new Set(found.map((i) => i.rule))).toEqual(
    new Set([
      'wait',
      'look_again',
      'not_better',
      'harvest_late',
      'harvest_near',
      'top_dress',
      'area',
      'place',
      'check',
    ]),
  );
  expect(new Set(found.map((i) => i.id)).size).toBe(found.length);
  expect(insightsOf(all)).toEqual(found);
  for (const i of found) {
    expect(i).toMatchObject({
      source: expect.stringMatching(/records|calendar|guides/),
      confidence: expect.stringMatching(/high|medium|low/),
      href: expect.stringMatching(/^\/(fields|scan)/),
    });
  }
  expect(found.map((i) => ruleNames.indexOf(i.rule))).toEqual(
    found.map((i) => ruleNames.indexOf(i.rule)).sort((a, b) => a - b),
  );
});

test('FDC-09 a trouble: after a week "look again", unless told; "no better" asks for an expert, once; "better" and old ones are silent', () => {
  expect(rules({ troubles: [trouble({ day: ago(6) })] })).toEqual([]);
  expect(rules({ troubles: [trouble({ day: ago(7) })] })).toEqual(['look_again']);
  expect(rules({ troubles: [trouble({ helped: 'same' })] })).toEqual(['not_better']);
  expect(
    rules({ troubles: [trouble({ helped: 'same', asked: true }), trouble({ helped: 'better' })] }),
  ).toEqual([]);
  const old = [crop({ planted: ago(90) })];
  expect([
    rules({ troubles: [trouble({ day: ago(60) })], crops: old }),
    rules({ troubles: [trouble({ day: ago(61) })], crops: old }),
  ]).toEqual([['look_again'], []]);
  // A trouble of the previous crop.
  expect(rules({ troubles: [trouble({ day: ago(20) })], crops: [crop({ planted: ago(10) })] })).toEqual([]);
});

test('FDC-09 weeding and top dressing by days from planting, until they are written down; never for what stands for years', () => {
  expect(rules({ crops: [crop({ planted: ago(20) })] })).toEqual(['weed']);
  expect(
    rules({ crops: [crop({ planted: ago(20) })], events: [event({ event_type: 'weeding', date: ago(2) })] }),
  ).toEqual([]);
  expect(
    rules({ crops: [crop({ planted: ago(40) })], events: [event({ event_type: 'weeding', date: ago(25) })] }),
  ).toEqual(['weed', 'top_dress']);
  expect(
    rules({
      crops: [crop({ planted: ago(30) })],
      events: [event({ event_type: 'fertiliser', date: ago(1) })],
    }),
  ).toEqual([]);
  expect(
    rules({
      crops: [
        crop({ planted: ago(30), key: 'bean' }),
        crop({ planted: ago(20), key: 'mango', perennial: true, harvest: null }),
      ],
    }),
  ).toEqual([]);
});

test('FDC-09 a harvest is near for two weeks, and late from a week after its day', () => {
  const rulesForHarvestIn = (days: number): string[] =>
    rules({ crops: [crop({ planted: ago(90), harvest: addDays(today, days) })] });
  expect([15, 14, 0, -1, -6, -7].map(rulesForHarvestIn)).toEqual([
    [],
    ['harvest_near'],
    ['harvest_near'],
    [],
    [],
    ['harvest_late'],
  ]);
  // A harvest is late only after the last day of the window shown on the crop's page.
  const rulesForWindowEnd = (to: number): string[] =>
    rules({ crops: [crop({ planted: ago(90), harvest: ago(20), harvestTo: addDays(today, to) })] });
  expect([5, -6, -7].map(rulesForWindowEnd)).toEqual([[], [], ['harvest_late']]);
});

test('FDC-09 nothing grows, nobody looked, the shape or place is a stand-in', () => {
  expect(rules({ crops: [crop({ growing: false })], lastCheck: null })).toEqual(['no_crop']);
  expect(rules({ lastCheck: ago(31) })).toEqual(['check']);
  expect(rules({ boundaryKnown: false })).toEqual(['boundary']);
  expect(rules({ boundaryKnown: false, placeKnown: false })).toEqual(['place']);
});

test('FDC-08 risks only with evidence: spread of a heavy open trouble, spray in the food, a harvest left standing', () => {
  const risks = (overrides: Partial<FieldFacts>): unknown[] =>
    risksOf(facts(overrides)).map((r) => [r.risk, r.likelihood]);
  expect(
    risks({
      troubles: [
        trouble({ severity: 'critical' }),
        trouble(),
        trouble({ severity: 'medium' }),
        trouble({ helped: 'better' }),
      ],
    }),
  ).toEqual([
    ['spread', 'likely'],
    ['spread', 'possible'],
  ]);
  expect(risks({ events: [event()], crops: [crop({ harvest: addDays(today, 5) })] })).toEqual([
    ['residue', 'likely'],
  ]);
  expect(
    risks({ events: [event({ date: ago(20) })], crops: [crop({ harvest: addDays(today, 5) })] }),
  ).toEqual([]);
  expect(risks({ crops: [crop({ harvest: ago(14) })] })).toEqual([['harvest_loss', 'possible']]);
  expect(risks({ crops: [crop({ harvest: ago(13) })] })).toEqual([]);
});

test('coffee asks for the day of its flowering, until one is written down for these fourteen weeks', () => {
  const coffee = [crop({ key: 'coffee', perennial: true, harvest: null })];
  const flowered = (days: number) => [event({ event_type: 'flowering', date: ago(days), wait_days: null })];
  expect([
    rules({ crops: coffee }),
    rules({ crops: coffee, events: flowered(98) }),
    rules({ crops: coffee, events: flowered(99) }),
  ]).toEqual([['flowering'], [], ['flowering']]);
});
