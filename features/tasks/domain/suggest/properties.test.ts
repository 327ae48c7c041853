import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weatherDay } from '#features/agronomy/domain/testing.ts';
import { addDays, type Day } from '#kit/pure/days.ts';
import { crops } from '#knowledge/crops.ts';
import { conditionKeys } from '#knowledge/index.ts';
import { taskSources } from '#knowledge/tasks/index.ts';
import { categories } from '../task.ts';
import type { CropFacts, Facts, FieldFacts, PastVerdict } from './facts.ts';
import { suggestTasks } from './suggest-tasks.ts';
import { suggestionText } from './suggestion-text.ts';
import { KEY_MAX, parseKey, suggestionRules } from './suggestion.ts';
import { TODAY } from './testing.ts';

const maybe = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: null });
const dayNear = (from: number, to: number): fc.Arbitrary<Day> =>
  fc.integer({ min: from, max: to }).map((n) => addDays(TODAY, n));
const anyWindow = fc
  .tuple(fc.integer({ min: -40, max: 60 }), fc.nat(40), fc.nat(40))
  .map(([from, early, late]) => ({
    from: addDays(TODAY, from),
    expected: addDays(TODAY, from + early),
    to: addDays(TODAY, from + early + late),
  }));
const anyCrop: fc.Arbitrary<CropFacts> = fc.record({
  id: fc.uuid(),
  crop: fc.oneof(
    fc.constantFrom(...crops.map(({ key }) => key)),
    fc.constantFrom('mixed', 'miti ya matunda: yote'),
  ),
  state: fc.constantFrom('ground', 'planned', 'over'),
  plantedOn: maybe(dayNear(-800, 0)),
  totalDays: maybe(fc.integer({ min: 40, max: 400 })),
  plannedOn: maybe(dayNear(-10, 90)),
  harvest: maybe(anyWindow),
  harvestedOn: maybe(dayNear(-40, 0)),
  water: maybe(
    fc.record({
      advice: fc.constantFrom('enough', 'soon', 'water', 'rain_comes'),
      sure: fc.boolean(),
      depletion: fc.nat(120),
      raw: fc.nat(90),
      need: maybe(
        fc.record({ net: fc.nat(90), gross: fc.nat(120), litres: fc.nat(90_000), jerricans: fc.nat(4000) }),
      ),
    }),
  ),
}) as fc.Arbitrary<CropFacts>;
const anyAhead = fc
  .array(fc.record({ rain: maybe(fc.nat(60)), windMax: maybe(fc.nat(40)) }), { maxLength: 7 })
  .map((days) => days.map((day, i) => weatherDay({ ...day, date: addDays(TODAY, i) })));
const anyField: fc.Arbitrary<FieldFacts> = fc.record({
  id: fc.uuid(),
  county: maybe(fc.constantFrom('Nakuru', 'Kitui', 'Kiambu', 'Turkana')),
  isIrrigated: fc.boolean(),
  crops: fc.array(anyCrop, { maxLength: 4 }),
  forecastDays: anyAhead,
  gate: fc.constant(null),
  forecastAt: fc.constantFrom(null, '2026-04-20T03:00:00.000Z'),
  noHarvestBefore: maybe(dayNear(1, 40)),
  sickLeaves: fc.array(
    fc.record({
      id: fc.uuid(),
      crop: maybe(fc.constantFrom('maize', 'tomato')),
      condition: fc.constantFrom(...conditionKeys, 'gone'),
      on: dayNear(-20, 0),
    }),
    { maxLength: 3 },
  ),
  alerts: fc.constant([]),
  events: fc.array(
    fc.record({
      date: dayNear(-30, 0),
      event_type: fc.constantFrom('weeding', 'fertiliser', 'planting', 'other'),
    }),
    { maxLength: 3 },
  ),
}) as fc.Arbitrary<FieldFacts>;
const anyFacts: fc.Arbitrary<Facts> = fc.record({
  fields: fc.uniqueArray(anyField, { maxLength: 3, selector: ({ id }) => id }),
  tasks: fc.constant([]),
  verdicts: fc.constant([]),
});
const anyToday = dayNear(-400, 400);

test('PLN-20 every suggestion has a rule, source, reasons in both languages and a date in its window, once', () => {
  fc.assert(
    fc.property(anyFacts, anyToday, (facts, today) => {
      const all = suggestTasks(facts, today);
      expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
      for (const one of all) {
        expect(suggestionRules).toContain(one.rule);
        expect(parseKey(one.key)).toEqual({ rule: one.rule, fieldId: one.field_id });
        expect(one.key.length).toBeLessThanOrEqual(KEY_MAX);
        expect(taskSources[one.source].title).not.toBe('');
        expect(categories).toContain(one.category);
        expect(one.until >= today && one.due >= today && one.from <= one.due && one.due <= one.until).toBe(
          true,
        );
        for (const language of ['en', 'sw'] as const) {
          const { title, why, how } = suggestionText(one, language);
          for (const text of [title, why, how]) {
            expect(text.trim().length).toBeGreaterThan(5);
            expect(text).not.toMatch(/undefined|null|NaN| {2}/);
          }
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('the same facts give the same suggestions, in any order of fields', () => {
  fc.assert(
    fc.property(anyFacts, anyToday, (facts, today) => {
      const turned = { ...facts, fields: [...facts.fields].reverse() };
      expect(suggestTasks(turned, today)).toEqual(suggestTasks(facts, today));
    }),
  );
});

test('a suggestion that was accepted, changed, ignored or already made a task is not offered again', () => {
  fc.assert(
    fc.property(
      anyFacts,
      anyToday,
      fc.constantFrom('accepted', 'changed', 'ignored'),
      (facts, today, verdict) => {
        const all = suggestTasks(facts, today);
        const judged = all.map(({ key }): PastVerdict => ({ key, verdict, on: today }));
        const keys = new Set(all.map(({ key }) => key));
        expect(
          suggestTasks({ ...facts, verdicts: judged }, today).filter(({ key }) => keys.has(key)),
        ).toEqual([]);
        const tasks = all.map(({ key, field_id, category, due }) => ({
          field_id,
          category,
          due_date: due,
          completed_on: null,
          status: 'pending' as const,
          suggestion_key: key,
        }));
        expect(suggestTasks({ ...facts, tasks }, today).filter(({ key }) => keys.has(key))).toEqual([]);
      },
    ),
  );
});

test('without crops, checks, alerts or dates there are no suggestions', () => {
  fc.assert(
    fc.property(fc.array(anyField, { maxLength: 4 }), anyToday, (fields, today) => {
      const bare = fields.map((field) => ({ ...field, crops: [], sickLeaves: [], alerts: [] }));
      expect(suggestTasks({ fields: bare, tasks: [], verdicts: [] }, today)).toEqual([]);
      const dateless = fields.map((field) => ({
        ...field,
        county: null,
        sickLeaves: [],
        crops: field.crops.map((crop) => ({ ...crop, plantedOn: null, harvestedOn: null, water: null })),
      }));
      expect(suggestTasks({ fields: dateless, tasks: [], verdicts: [] }, today)).toEqual([]);
    }),
  );
});

test('no reason or advice states a dose', () => {
  fc.assert(
    fc.property(anyFacts, anyToday, (facts, today) => {
      for (const one of suggestTasks(facts, today))
        for (const language of ['en', 'sw'] as const) {
          const { title, why, how } = suggestionText(one, language);
          expect(`${title} ${why} ${how}`).not.toMatch(/\d\s*(ml|millilit|g\b|gram|kg\b|kilo\b)/i);
        }
    }),
  );
});
