import { expect, test } from 'vitest';
import { dependsOnForecast, type StoredAlert, computeAlertChanges } from './alert-changes.ts';
import type { State } from './alert-state.ts';
import {
  countsOf,
  groupsOf,
  labelOf,
  matches,
  mostUrgentFirst,
  priorityOf,
  isActive,
} from './alert-state.ts';
import type { RaisedAlert } from './raised-alert.ts';

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
  storedAlerts: [] as StoredAlert[],
  newAlerts: [] as RaisedAlert[],
  currentAlerts: null as RaisedAlert[] | null,
  muted: new Set<never>(),
  today,
};
const seenOnly = raised({
  theme: 'dry_spell',
  rule: 'DRY_SPELL',
  cause: 'dry',
  seen: { ...raised().seen, days: ['2026-11-19', '2026-11-20'], ahead: 0 },
});

test('ALR-05 an alert that was raised before, or is muted, is not raised again', () => {
  expect(computeAlertChanges({ ...now, newAlerts: [raised()] }).raise).toHaveLength(1);
  expect(
    computeAlertChanges({ ...now, newAlerts: [raised()], storedAlerts: [kept(raised(), 'over')] }).raise,
  ).toEqual([]);
  expect(
    computeAlertChanges({ ...now, newAlerts: [raised()], muted: new Set(['rain'] as const) }).raise,
  ).toEqual([]);
});

test('a more urgent alert replaces the milder one of the same kind', () => {
  const graver = raised({ rule: 'FLOOD_RISK', urgency: 4, cause: 'rain:2026-11-23:4' });
  expect(
    computeAlertChanges({
      ...now,
      storedAlerts: [kept(raised())],
      newAlerts: [graver],
      currentAlerts: [graver],
    }),
  ).toEqual({
    raise: [graver],
    close: [raised().cause],
    withdraw: [],
    reopen: [],
  });
});

test('only alerts that depend on a forecast are withdrawn; observed ones stay active until their last day', () => {
  expect(dependsOnForecast([kept(raised())], today)).toBe(true);
  expect(dependsOnForecast([kept(seenOnly)], today)).toBe(false);
  expect(
    computeAlertChanges({ ...now, storedAlerts: [kept(raised()), kept(seenOnly)], currentAlerts: [] })
      .withdraw,
  ).toEqual([raised().cause]);
  expect(computeAlertChanges({ ...now, storedAlerts: [kept(raised())] }).withdraw).toEqual([]);
  expect(
    computeAlertChanges({ ...now, storedAlerts: [kept(raised()), kept(seenOnly)], today: '2026-11-25' })
      .close,
  ).toEqual([raised().cause, 'dry']);
  // Its day has passed: no part of it is a forecast any more.
  expect(dependsOnForecast([kept(raised())], '2026-11-24')).toBe(false);
  expect(dependsOnForecast([kept(raised({ theme: 'spray', rule: 'SPRAY_HOLD' }))], today)).toBe(false);
});

test('ALR-06 a continuing dry spell updates its alert without notifying again; an urgent one replaces it', () => {
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
  expect(computeAlertChanges({ ...now, storedAlerts: [kept(told)], currentAlerts: [longer] })).toEqual({
    raise: [],
    close: [],
    withdraw: [],
    reopen: [{ id: 'dry:2', raised: { ...longer, urgency: 2, tell: 'digest', cause: 'dry:2' } }],
  });
  expect(computeAlertChanges({ ...now, storedAlerts: [kept(told)], currentAlerts: [told] }).reopen).toEqual(
    [],
  );
  expect(computeAlertChanges({ ...now, storedAlerts: [kept(told)], currentAlerts: [] })).toMatchObject({
    withdraw: ['dry:2'],
    reopen: [],
  });
  // Once urgent it is its own alert, which replaces this one.
  const urgent = { ...longer, urgency: 4 as const, cause: 'dry:4' };
  expect(
    computeAlertChanges({ ...now, storedAlerts: [kept(told)], newAlerts: [urgent], currentAlerts: [urgent] }),
  ).toEqual({
    raise: [urgent],
    close: ['dry:2'],
    withdraw: [],
    reopen: [],
  });
});

test('an alert reopens when its forecast returns, unless its kind is muted or already active', () => {
  const back = raised({ cause: 'rain:2026-11-24:3', seen: { ...raised().seen, days: ['2026-11-24'] } });
  const gone = kept(raised(), 'withdrawn');
  expect(computeAlertChanges({ ...now, storedAlerts: [gone], currentAlerts: [back] }).reopen).toEqual([
    { id: gone.id, raised: back },
  ]);
  expect(computeAlertChanges({ ...now, storedAlerts: [gone], currentAlerts: [] }).reopen).toEqual([]);
  expect(
    computeAlertChanges({
      ...now,
      storedAlerts: [gone],
      currentAlerts: [back],
      muted: new Set(['rain'] as const),
    }).reopen,
  ).toEqual([]);
  expect(
    computeAlertChanges({
      ...now,
      storedAlerts: [gone, { ...kept(raised({ cause: 'other' })), id: 'other' }],
      currentAlerts: [back],
    }).reopen,
  ).toEqual([]);
});

test('ALR-02 priority and category filters, counts and order', () => {
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

test('ALR-03 labels of the urgency levels, and when an alert is active', () => {
  expect([5, 4, 3, 2, 1, 0].map(labelOf)).toEqual(['emergency', 'urgent', 'high', 'medium', 'info', 'info']);
  expect([
    isActive(kept(raised()), '2026-11-24'),
    isActive(kept(raised()), '2026-11-25'),
    isActive(kept(raised(), 'withdrawn'), today),
  ]).toEqual([true, false, false]);
});

test('the same alert on several fields is one group; another cause or amount is another group', () => {
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
