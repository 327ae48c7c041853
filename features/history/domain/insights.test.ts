import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import type { FieldEvent } from './event.ts';
import {
  type InsightCrop,
  type InsightInput,
  insightsOf,
  risksOf,
  ruleNames,
  type ProblemInput,
} from './insights.ts';

const today = '2026-11-21';
const ago = (days: number): string => addDays(today, -days);
const facts = (overrides: Partial<InsightInput> = {}): InsightInput => ({
  fieldId: 'f',
  today,
  overplantedTotalHa: null,
  isBoundaryKnown: true,
  isLocationConfirmed: true,
  events: [],
  problems: [],
  crops: [crop()],
  lastCheck: ago(2),
  ...overrides,
});
const crop = (overrides: Partial<InsightCrop> = {}): InsightCrop => ({
  id: 'c',
  name: 'Maize',
  key: 'maize',
  isGrowing: true,
  planted: ago(60),
  harvest: addDays(today, 60),
  harvestTo: null,
  isHarvestEstimated: true,
  isPerennial: false,
  ...overrides,
});
const problem = (overrides: Partial<ProblemInput> = {}): ProblemInput => ({
  id: 't',
  name: 'Bean rust',
  day: ago(8),
  severity: 'high',
  treatmentOutcome: null,
  hasAskedExpert: false,
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
const rules = (overrides: Partial<InsightInput>): string[] => insightsOf(facts(overrides)).map((i) => i.rule);

test('FDC-09 a field with nothing to do gets no advice and no risk', () => {
  expect(insightsOf(facts())).toEqual([]);
  expect(risksOf(facts())).toEqual([]);
});

test('FDC-09 each piece of advice has a unique id, source, confidence and link, in rule order', () => {
  const all = facts({
    events: [event()],
    problems: [problem(), problem({ id: 'u', treatmentOutcome: 'worse' })],
    overplantedTotalHa: 1.2,
    isLocationConfirmed: false,
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

test('FDC-09 a problem: "look again" after a week; an expert when it is no better; nothing when better', () => {
  expect(rules({ problems: [problem({ day: ago(6) })] })).toEqual([]);
  expect(rules({ problems: [problem({ day: ago(7) })] })).toEqual(['look_again']);
  expect(rules({ problems: [problem({ treatmentOutcome: 'same' })] })).toEqual(['not_better']);
  expect(
    rules({
      problems: [
        problem({ treatmentOutcome: 'same', hasAskedExpert: true }),
        problem({ treatmentOutcome: 'better' }),
      ],
    }),
  ).toEqual([]);
  const old = [crop({ planted: ago(90) })];
  expect([
    rules({ problems: [problem({ day: ago(60) })], crops: old }),
    rules({ problems: [problem({ day: ago(61) })], crops: old }),
  ]).toEqual([['look_again'], []]);
  // A trouble of the previous crop.
  expect(rules({ problems: [problem({ day: ago(20) })], crops: [crop({ planted: ago(10) })] })).toEqual([]);
});

test('FDC-09 weeding and top dressing by days since planting, never for perennial crops', () => {
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
        crop({ planted: ago(20), key: 'mango', isPerennial: true, harvest: null }),
      ],
    }),
  ).toEqual([]);
});

test('FDC-09 a harvest is near from 14 days before its date, and late from 7 days after it', () => {
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

test('FDC-09 advice without a crop, a recent check, a boundary or a confirmed location', () => {
  expect(rules({ crops: [crop({ isGrowing: false })], lastCheck: null })).toEqual(['no_crop']);
  expect(rules({ lastCheck: ago(31) })).toEqual(['check']);
  expect(rules({ isBoundaryKnown: false })).toEqual(['boundary']);
  expect(rules({ isBoundaryKnown: false, isLocationConfirmed: false })).toEqual(['place']);
});

test('FDC-08 risks need evidence: a severe problem, pesticide residue, an overdue harvest', () => {
  const risks = (overrides: Partial<InsightInput>): unknown[] =>
    risksOf(facts(overrides)).map((r) => [r.risk, r.likelihood]);
  expect(
    risks({
      problems: [
        problem({ severity: 'critical' }),
        problem(),
        problem({ severity: 'medium' }),
        problem({ treatmentOutcome: 'better' }),
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

test('coffee asks for its flowering date until one within the last fourteen weeks is recorded', () => {
  const coffee = [crop({ key: 'coffee', isPerennial: true, harvest: null })];
  const flowered = (days: number) => [event({ event_type: 'flowering', date: ago(days), wait_days: null })];
  expect([
    rules({ crops: coffee }),
    rules({ crops: coffee, events: flowered(98) }),
    rules({ crops: coffee, events: flowered(99) }),
  ]).toEqual([['flowering'], [], ['flowering']]);
});
