import { expect, test } from 'vitest';
import { dependsOnForecast, type StoredAlert, computeAlertChanges } from './alert-changes.ts';
import type { State } from './alert-state.ts';
import { countsOf, groupsOf, labelOf, matches, mostUrgentFirst, priorityOf, stands } from './alert-state.ts';
import type { RaisedAlert } from './raised.ts';

const today = '2026-11-21';
const raised = (over: Partial<RaisedAlert> = {}): RaisedAlert => ({
  rule: 'HEAVY_RAIN',
  theme: 'rain',
  category: 'weather',
  urgency: 3,
  basis: 'published',
  confidence: 'medium',
  doubts: [],
  cause: 'rain:2026-11-23:3',
  crop: null,
  condition: null,
  seen: {
    days: ['2026-11-23'],
    ahead: 1,
    numbers: {},
    conditions: { temperature: null, humidity: null, windSpeed: null, rainfall: 41 },
    nearbyFarmers: 0,
    nearbyOn: null,
  },
  from: today,
  until: '2026-11-24',
  doFirst: [],
  tell: 'now',
  ...over,
});
const kept = (one: RaisedAlert, state: State = 'open'): StoredAlert => ({
  id: one.cause,
  state,
  raised: one,
});
const now = {
  kept: [] as StoredAlert[],
  fresh: [] as RaisedAlert[],
  holds: null as RaisedAlert[] | null,
  muted: new Set<never>(),
  today,
};
const seenOnly = raised({
  theme: 'dry_spell',
  rule: 'DRY_SPELL',
  cause: 'dry',
  seen: { ...raised().seen, days: ['2026-11-19', '2026-11-20'], ahead: 0 },
});

test('ALR-05 what was raised before, or is muted, is not raised again', () => {
  expect(computeAlertChanges({ ...now, fresh: [raised()] }).raise).toHaveLength(1);
  expect(computeAlertChanges({ ...now, fresh: [raised()], kept: [kept(raised(), 'over')] }).raise).toEqual(
    [],
  );
  expect(computeAlertChanges({ ...now, fresh: [raised()], muted: new Set(['rain'] as const) }).raise).toEqual(
    [],
  );
});

test('a graver alert takes the place of the milder one of its kind: one stands at a time', () => {
  const graver = raised({ rule: 'FLOOD_RISK', urgency: 4, cause: 'rain:2026-11-23:4' });
  expect(computeAlertChanges({ ...now, kept: [kept(raised())], fresh: [graver], holds: [graver] })).toEqual({
    raise: [graver],
    over: [raised().cause],
    withdraw: [],
    reopen: [],
  });
});

test('only what rests on a forecast is taken back; what was seen stands until its day, and then is over', () => {
  expect(dependsOnForecast([kept(raised())], today)).toBe(true);
  expect(dependsOnForecast([kept(seenOnly)], today)).toBe(false);
  expect(computeAlertChanges({ ...now, kept: [kept(raised()), kept(seenOnly)], holds: [] }).withdraw).toEqual(
    [raised().cause],
  );
  expect(computeAlertChanges({ ...now, kept: [kept(raised())] }).withdraw).toEqual([]);
  expect(
    computeAlertChanges({ ...now, kept: [kept(raised()), kept(seenOnly)], today: '2026-11-25' }).over,
  ).toEqual([raised().cause, 'dry']);
  // Its day has passed: no part of it is a forecast any more.
  expect(dependsOnForecast([kept(raised())], '2026-11-24')).toBe(false);
  expect(dependsOnForecast([kept(raised({ theme: 'spray', rule: 'SPRAY_HOLD' }))], today)).toBe(false);
});

test('ALR-06 a dry spell that lasts keeps its alert standing with its new days, and nobody is told again', () => {
  const spell = (days: readonly string[], ahead: number, over: Partial<RaisedAlert> = {}): RaisedAlert =>
    raised({
      theme: 'dry_spell',
      rule: 'DRY_SPELL',
      urgency: 2,
      tell: 'digest',
      cause: 'dry:2',
      until: days[days.length - 1]!,
      seen: { ...raised().seen, days, ahead },
      ...over,
    });
  const told = spell(['2026-11-20', '2026-11-21', '2026-11-22'], 2);
  const longer = spell(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'], 3, {
    urgency: 3,
    tell: 'now',
    cause: 'dry:3',
  });
  expect(computeAlertChanges({ ...now, kept: [kept(told)], holds: [longer] })).toEqual({
    raise: [],
    over: [],
    withdraw: [],
    reopen: [{ id: 'dry:2', raised: { ...longer, urgency: 2, tell: 'digest', cause: 'dry:2' } }],
  });
  expect(computeAlertChanges({ ...now, kept: [kept(told)], holds: [told] }).reopen).toEqual([]);
  expect(computeAlertChanges({ ...now, kept: [kept(told)], holds: [] })).toMatchObject({
    withdraw: ['dry:2'],
    reopen: [],
  });
  // Once urgent it is its own alert, which replaces this one.
  const urgent = { ...longer, urgency: 4 as const, cause: 'dry:4' };
  expect(computeAlertChanges({ ...now, kept: [kept(told)], fresh: [urgent], holds: [urgent] })).toEqual({
    raise: [urgent],
    over: ['dry:2'],
    withdraw: [],
    reopen: [],
  });
});

test('a forecast that comes back lets the alert stand again with its new days, once, and not when its kind is muted or stands already', () => {
  const back = raised({ cause: 'rain:2026-11-24:3', seen: { ...raised().seen, days: ['2026-11-24'] } });
  const gone = kept(raised(), 'withdrawn');
  expect(computeAlertChanges({ ...now, kept: [gone], holds: [back] }).reopen).toEqual([
    { id: gone.id, raised: back },
  ]);
  expect(computeAlertChanges({ ...now, kept: [gone], holds: [] }).reopen).toEqual([]);
  expect(
    computeAlertChanges({ ...now, kept: [gone], holds: [back], muted: new Set(['rain'] as const) }).reopen,
  ).toEqual([]);
  expect(
    computeAlertChanges({
      ...now,
      kept: [gone, { ...kept(raised({ cause: 'other' })), id: 'other' }],
      holds: [back],
    }).reopen,
  ).toEqual([]);
});

test('ALR-02 the priority and category filters, letter for letter', () => {
  expect([5, 4, 3, 2, 1].map(priorityOf)).toEqual(['critical', 'critical', 'high', 'medium', 'low']);
  const all = ([5, 4, 3, 2, 1] as const).map((urgency) =>
    kept(raised({ urgency, category: urgency === 2 ? 'pest' : 'weather' })),
  );
  const shown = (...[priority, category]: [Parameters<typeof matches>[1], Parameters<typeof matches>[2]]) =>
    all.filter((a) => matches(a, priority, category)).map((a) => a.raised.urgency);
  expect(shown('all', 'all')).toEqual([5, 4, 3, 2, 1]);
  expect(shown('critical', 'all')).toEqual([5, 4]);
  expect(shown('high', 'all')).toEqual([3]);
  expect(shown('medium', 'pest')).toEqual([2]);
  expect(shown('low', 'disease')).toEqual([]);
  expect(countsOf(all)).toEqual({ critical: 2, high: 1, medium: 1, low: 1 });
  expect(
    [...all]
      .reverse()
      .sort(mostUrgentFirst)
      .map((a) => a.raised.urgency),
  ).toEqual([5, 4, 3, 2, 1]);
});

test('ALR-03 the labels of the levels', () => {
  expect([5, 4, 3, 2, 1, 0].map(labelOf)).toEqual(['emergency', 'urgent', 'high', 'medium', 'info', 'info']);
  expect([
    stands(kept(raised()), '2026-11-24'),
    stands(kept(raised()), '2026-11-25'),
    stands(kept(raised(), 'withdrawn'), today),
  ]).toEqual([true, false, false]);
});

test('one matter on several fields is one entry; another rain, or another amount, is another', () => {
  const on = (field_id: string, over: Partial<RaisedAlert> = {}, read = true) => ({
    id: `${field_id} ${over.cause ?? ''}`,
    field_id,
    read,
    raised: raised(over),
  });
  const groups = groupsOf([
    on('a'),
    on('b', {}, false),
    on('c', { cause: 'other' }),
    on('d', { seen: { ...raised().seen, numbers: { rain: 41 } } }),
  ]);
  expect(groups.map((g) => g.fields)).toEqual([['a', 'b'], ['c'], ['d']]);
  expect(groups[0]!.unread).toEqual(['b ']);
});
