import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import type { PastVerdict, TaskFacts } from './facts.ts';
import { suggestTasks } from './suggest-tasks.ts';
import { keyOf, type SuggestionRule } from './suggestion.ts';
import { factsWith, fieldWith, cropPlantedAgo, TODAY } from './testing.ts';

const ignored = (rule: SuggestionRule, field: string, ago: number, what = `old-${ago}`): PastVerdict => ({
  key: keyOf(rule, field, what),
  verdict: 'ignored',
  on: addDays(TODAY, -ago),
});
const accepted = (rule: SuggestionRule, ago: number): PastVerdict => ({
  ...ignored(rule, 'elsewhere', ago, `yes-${ago}`),
  verdict: 'accepted',
});
const two = {
  fields: ['field-1', 'field-2'].map((id) => fieldWith({ id, crops: [cropPlantedAgo('maize', 30)] })),
  tasks: [],
  verdicts: [],
};
const scouted = (verdicts: readonly PastVerdict[]) =>
  suggestTasks({ ...two, verdicts }, TODAY)
    .filter(({ rule, from }) => rule === 'scouting' && from <= TODAY)
    .map(({ field_id }) => field_id);

test('an ignored suggestion pauses for two weeks on that field, but not on another', () => {
  expect(scouted([])).toEqual(['field-1', 'field-2']);
  expect(scouted([ignored('scouting', 'field-1', 0)])).toEqual(['field-2']);
  expect(scouted([ignored('scouting', 'field-1', 13)])).toEqual(['field-2']);
  expect(scouted([ignored('scouting', 'field-1', 14)])).toEqual(['field-1', 'field-2']);
});

test('a rule ignored three times and rarely accepted pauses for a month everywhere', () => {
  const often = [20, 30, 40].map((ago) => ignored('scouting', 'elsewhere', ago));
  expect(scouted(often.slice(0, 2))).toEqual(['field-1', 'field-2']);
  expect(scouted(often)).toEqual([]);
  expect(scouted([...often, accepted('scouting', 5), accepted('scouting', 6)])).toEqual([
    'field-1',
    'field-2',
  ]);
  expect(scouted([31, 40, 50].map((ago) => ignored('scouting', 'elsewhere', ago)))).toEqual([
    'field-1',
    'field-2',
  ]);
  expect(scouted([20, 95, 96].map((ago) => ignored('scouting', 'elsewhere', ago)))).toEqual([
    'field-1',
    'field-2',
  ]);
});

const task = (over: Partial<TaskFacts>): TaskFacts => ({
  field_id: 'field-1',
  category: 'weeding',
  due_date: TODAY,
  completed_on: null,
  status: 'pending',
  suggestion_key: null,
  ...over,
});
const weeds = (tasks: readonly TaskFacts[]) =>
  suggestTasks({ ...factsWith({ crops: [cropPlantedAgo('maize', 22)] }), tasks }, TODAY).filter(
    ({ rule }) => rule === 'weeding_first',
  ).length;

test('the farmer’s own task replaces the suggestion for the same work, field and time, whether planned or done', () => {
  expect([
    weeds([]),
    weeds([task({})]),
    weeds([task({ due_date: null, completed_on: addDays(TODAY, -3), status: 'completed' })]),
  ]).toEqual([1, 0, 0]);
  expect([
    weeds([task({ field_id: 'field-2' })]),
    weeds([task({ category: 'scouting' })]),
    weeds([task({ due_date: addDays(TODAY, 40) })]),
    weeds([task({ suggestion_key: 'weeding_first:field-1:other' })]),
  ]).toEqual([1, 1, 1, 1]);
});

test('work recorded in the field’s history counts as done', () => {
  const told = (ago: number, event_type: 'weeding' | 'observation') =>
    suggestTasks(
      factsWith({
        crops: [cropPlantedAgo('maize', 22)],
        events: [{ date: addDays(TODAY, -ago), event_type }],
      }),
      TODAY,
    ).some(({ rule }) => rule === 'weeding_first');
  expect([told(2, 'weeding'), told(2, 'observation'), told(20, 'weeding')]).toEqual([false, true, true]);
});
