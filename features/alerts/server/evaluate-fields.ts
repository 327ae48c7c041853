import { countyOf } from '#features/places/domain/county-of.ts';
import { cellOf } from '#features/weather/domain/cell.ts';
import type { CellWeather } from '#features/weather/server/api.ts';
import { type Day, dayInNairobi, HOUR_MS } from '#kit/pure/days.ts';
import type { Point } from '#kit/pure/geometry.ts';
import { newId } from '#kit/pure/ids.ts';
import type { Transaction } from '#kit/server/database/database.ts';
import { recordEvents, nextSequences, writeLogs, type RowChange } from '#kit/server/sync/bulk-writes.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import {
  dependsOnForecast,
  type StoredAlert,
  computeAlertChanges,
  type AlertChanges,
} from '../domain/alert-changes.ts';
import { factsOf } from '../domain/facts-of.ts';
import type { FieldFacts, RecentAlert } from '../domain/facts.ts';
import { localDayAt } from '../domain/local-day.ts';
import type { RaisedAlert } from '../domain/raised-alert.ts';
import type { Theme } from '../domain/rule-ids.ts';
import { evaluateField, conditionsToday } from '../domain/rules/evaluate.ts';
import { loadCellWeather } from './cell-weather.ts';
import {
  listCropsByField,
  listDetectionsByField,
  findNearbyCases,
  listEventDatesByField,
  type AlertField,
  findExistingIds,
} from './rule-inputs-sql.ts';
import {
  closeAlerts,
  findFirstOfCause,
  insertAlerts,
  listMutes,
  type NewAlert,
  type UserRowKey,
  saveEvaluations,
  listRecentAlerts,
  type RecentRow,
  reopenAlerts,
} from './sql.ts';

export interface EvaluatedCounts {
  readonly fields: number;
  readonly raised: number;
  readonly withoutWeather: number;
}
export const nothingEvaluated: EvaluatedCounts = { fields: 0, raised: 0, withoutWeather: 0 };
export const addEvaluated = (a: EvaluatedCounts, b: EvaluatedCounts): EvaluatedCounts => ({
  fields: a.fields + b.fields,
  raised: a.raised + b.raised,
  withoutWeather: a.withoutWeather + b.withoutWeather,
});

/** One evaluation: its time, the event listeners, and whether a user waits for the result. */
interface EvaluationContext {
  readonly now: Date;
  readonly listeners: Listeners;
  /** A user waits for it: the time is sent even when the last check was a moment ago. */ readonly isUserWaiting?: boolean;
}

/** Maximum forecast age: one from the day before yesterday says little about tomorrow. */
const STALE_MS = 36 * HOUR_MS;
const isUsable = (weather: CellWeather | undefined, now: Date): weather is CellWeather =>
  weather !== undefined &&
  weather.ahead.length > 0 &&
  now.getTime() - Date.parse(weather.fetchedAt) < STALE_MS;

const toStoredAlert = ({ id, state, raised }: RecentRow): StoredAlert => ({ id, state, raised });
export const recentAt =
  (place: Point) =>
  ({ raised, created_at }: RecentRow): RecentAlert => ({
    rule: raised.rule,
    theme: raised.theme,
    urgency: raised.urgency,
    raisedOn: localDayAt(place, created_at),
    cause: raised.cause,
  });
const asRecent = ({ rule, theme, urgency, cause }: RaisedAlert, today: Day): RecentAlert => ({
  rule,
  theme,
  urgency,
  raisedOn: today,
  cause,
});

type Evaluate = (facts: FieldFacts) => readonly RaisedAlert[];

/**
 * Evaluates crop by crop. An alert raised for one crop is not raised again for another crop on the same
 * field.
 */
const evaluateCrops = (
  all: readonly FieldFacts[],
  evaluate: Evaluate,
  today: Day,
): readonly RaisedAlert[] => {
  const raised: RaisedAlert[] = [];
  for (const facts of all)
    raised.push(
      ...evaluate({ ...facts, recent: [...facts.recent, ...raised.map((r) => asRecent(r, today))] }),
    );
  return raised;
};

const updateFieldAlerts = (
  all: readonly FieldFacts[],
  weather: CellWeather,
  rows: readonly RecentRow[],
  muted: ReadonlySet<Theme>,
  today: Day,
): AlertChanges => {
  const evaluate: Evaluate = (facts) => evaluateField(facts, weather.past, weather.ahead, today);
  const storedAlerts = rows.map(toStoredAlert);
  const currentAlerts = dependsOnForecast(storedAlerts, today)
    ? all.flatMap((facts) => conditionsToday(facts, weather.past, weather.ahead, today))
    : null;
  return computeAlertChanges({
    storedAlerts,
    newAlerts: evaluateCrops(all, evaluate, today),
    currentAlerts,
    muted,
    today,
  });
};

const groupBy = <T>(rows: readonly T[], key: (row: T) => string): ReadonlyMap<string, readonly T[]> => {
  const map = new Map<string, T[]>();
  for (const row of rows) map.set(key(row), [...(map.get(key(row)) ?? []), row]);
  return map;
};

interface FieldOutcome {
  readonly plot: AlertField;
  readonly weather: CellWeather;
  readonly alertChanges: AlertChanges;
}

const computeOutcomes = async (
  tx: Transaction,
  plots: readonly AlertField[],
  weathers: ReadonlyMap<string, CellWeather>,
  now: Date,
): Promise<FieldOutcome[]> => {
  // Only limits how far back rows are read, so Nairobi's day is exact enough.
  const nairobiDay = dayInNairobi(now);
  const recent = groupBy(await listRecentAlerts(tx, plots, nairobiDay), (r) => `${r.user_id} ${r.field_id}`);
  const mutes = groupBy(await listMutes(tx, [...new Set(plots.map((p) => p.userId))]), (m) => m.user_id);
  const [crops, eventDates, found, nearby] = [
    await listCropsByField(tx, plots),
    await listEventDatesByField(tx, plots, nairobiDay),
    await listDetectionsByField(tx, plots, nairobiDay),
    await findNearbyCases(tx, plots, nairobiDay),
  ];
  return plots.map((plot) => {
    const weather = weathers.get(cellOf(plot.location))!;
    const today = localDayAt(plot.location, now);
    const rows = recent.get(`${plot.userId} ${plot.id}`) ?? [];
    const known = {
      field: plot,
      crops: crops.get(plot.id) ?? [],
      county: countyOf(plot.location),
      forecastElevation: weather.elevation,
      ...(eventDates.get(plot.id) ?? { sprayedOn: null, floweredOn: null, noHarvestBefore: null }),
      nearby: nearby(plot),
      found: found.get(plot.id) ?? [],
      recent: rows.map(recentAt(plot.location)),
    };
    const muted = new Set((mutes.get(plot.userId) ?? []).map((m) => m.theme));
    return {
      plot,
      weather,
      alertChanges: updateFieldAlerts(factsOf(known, today), weather, rows, muted, today),
    };
  });
};

const writeOutcomes = async (
  tx: Transaction,
  outcomes: readonly FieldOutcome[],
  seqs: ReadonlyMap<string, number>,
  { now, listeners, isUserWaiting }: EvaluationContext,
): Promise<number> => {
  const owned = (ids: (s: AlertChanges) => readonly string[]): UserRowKey[] =>
    outcomes.flatMap(({ plot, alertChanges }) =>
      ids(alertChanges).map((id) => ({ user_id: plot.userId, id })),
    );
  const fresh = outcomes.flatMap(({ plot, weather, alertChanges }): NewAlert[] =>
    alertChanges.raise.map((raised) => ({
      userId: plot.userId,
      id: newId(),
      fieldId: plot.id,
      raised,
      source: weather.source,
      forecastAt: weather.fetchedAt,
    })),
  );
  const raised = fresh.length > 0 ? await insertAlerts(tx, fresh, now) : [];
  const changed = [...raised];
  const [over, withdrawn] = [owned((s) => s.close), owned((s) => s.withdraw)];
  if (over.length > 0) changed.push(...(await closeAlerts(tx, over, 'over', now)));
  if (withdrawn.length > 0) changed.push(...(await closeAlerts(tx, withdrawn, 'withdrawn', now)));
  const toReopen = outcomes.flatMap(({ plot, alertChanges }) =>
    alertChanges.reopen.map((r) => ({ ...r, user_id: plot.userId })),
  );
  const reopened = toReopen.length > 0 ? await reopenAlerts(tx, toReopen) : [];
  changed.push(...reopened);
  const savedEvaluations = await saveEvaluations(
    tx,
    outcomes.map(({ plot, weather }) => ({
      userId: plot.userId,
      id: plot.id,
      source: weather.source,
      forecastAt: weather.fetchedAt,
    })),
    now,
    isUserWaiting ? 0 : undefined,
  );
  const touches: RowChange[] = [
    ...changed.map((c) => ({ userId: c.user_id, kind: 'alert', id: c.id })),
    ...savedEvaluations.map((l) => ({ userId: l.user_id, kind: 'alert_look', id: l.field_id })),
  ];
  await writeLogs(tx, seqs, touches);
  const first = raised.length > 0 ? await findFirstOfCause(tx, raised) : new Set<string>();
  const announce = (name: string, rows: readonly UserRowKey[]) =>
    rows.map(({ user_id: userId, id }) => ({ userId, name, payload: { id }, seq: seqs.get(userId)! }));
  await recordEvents(
    tx,
    [
      ...announce(
        'alert.raised',
        raised.filter(({ id }) => first.has(id)),
      ),
      ...announce('alert.back', reopened),
    ],
    listeners,
  );
  return raised.length;
};

/**
 * Evaluates these fields from stored forecasts and writes the results, in one transaction with a fixed number
 * of statements. Locks out other writers of the same farmers: two concurrent evaluations would both miss the
 * other's alerts. Requires the system role.
 */
export const evaluatePlots = async (
  tx: Transaction,
  all: readonly AlertField[],
  moment: EvaluationContext,
): Promise<EvaluatedCounts> => {
  const weathers = await loadCellWeather(tx, [...new Set(all.map((p) => cellOf(p.location)))], moment.now);
  const plots = all.filter((p) => isUsable(weathers.get(cellOf(p.location)), moment.now));
  if (plots.length === 0) return { ...nothingEvaluated, withoutWeather: all.length };
  const seqs = await nextSequences(
    tx,
    plots.map((p) => p.userId),
  );
  const existingIds = await findExistingIds(tx, plots);
  const outcomes = await computeOutcomes(
    tx,
    plots.filter((p) => seqs.has(p.userId) && existingIds.has(p.id)),
    weathers,
    moment.now,
  );
  return {
    fields: outcomes.length,
    raised: await writeOutcomes(tx, outcomes, seqs, moment),
    withoutWeather: all.length - plots.length,
  };
};
