import { countyOf } from '#features/places/domain/county-of.ts';
import { cellOf } from '#features/weather/domain/cell.ts';
import type { CellWeather } from '#features/weather/server/api.ts';
import { type Day, dayInNairobi, HOUR_MS } from '#kit/pure/days.ts';
import type { Point } from '#kit/pure/geometry.ts';
import { newId } from '#kit/pure/ids.ts';
import type { Transaction } from '#kit/server/database/database.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { recordEvents, nextSequences, writeLogs, type RowChange } from '#kit/server/sync/many.ts';
import {
  dependsOnForecast,
  type StoredAlert,
  computeAlertChanges,
  type AlertChanges,
} from '../domain/alert-changes.ts';
import { factsOf } from '../domain/facts-of.ts';
import type { FieldFacts, RecentAlert } from '../domain/facts.ts';
import { dayAt } from '../domain/own-day.ts';
import type { RaisedAlert } from '../domain/raised.ts';
import type { Theme } from '../domain/rule-ids.ts';
import { evaluateField, conditionsToday } from '../domain/rules/evaluate.ts';
import {
  listCropsByField,
  listDetectionsByField,
  findNearbyCases,
  listEventDatesByField,
  type AlertField,
  findExistingIds,
} from './reads.ts';
import {
  closeAlerts,
  firstOfCause,
  insertAlerts,
  mutesOf,
  type NewAlert,
  type Owned,
  saveEvaluations,
  recentOn,
  type RecentRow,
  reopenAlerts,
} from './sql.ts';
import { weathersNow } from './weathers.ts';

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

/** The field's local day at `now`. */
interface Moment {
  readonly now: Date;
  readonly listeners: Listeners;
  /** A user waits for it: the time is sent even when the last check was a moment ago. */ readonly asked?: boolean;
}

/** Maximum forecast age: one from the day before yesterday says little about tomorrow. */
const STALE_MS = 36 * HOUR_MS;
const isUsable = (weather: CellWeather | undefined, now: Date): weather is CellWeather =>
  weather !== undefined &&
  weather.ahead.length > 0 &&
  now.getTime() - Date.parse(weather.fetchedAt) < STALE_MS;

const keptOf = ({ id, state, raised }: RecentRow): StoredAlert => ({ id, state, raised });
export const recentAt =
  (place: Point) =>
  ({ raised, created_at }: RecentRow): RecentAlert => ({
    rule: raised.rule,
    theme: raised.theme,
    urgency: raised.urgency,
    raisedOn: dayAt(place, created_at),
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
const raisedOn = (all: readonly FieldFacts[], evaluate: Evaluate, today: Day): readonly RaisedAlert[] => {
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
  const kept = rows.map(keptOf);
  const holds = dependsOnForecast(kept, today)
    ? all.flatMap((facts) => conditionsToday(facts, weather.past, weather.ahead, today))
    : null;
  return computeAlertChanges({ kept, fresh: raisedOn(all, evaluate, today), holds, muted, today });
};

const grouped = <T>(rows: readonly T[], key: (row: T) => string): ReadonlyMap<string, readonly T[]> => {
  const map = new Map<string, T[]>();
  for (const row of rows) map.set(key(row), [...(map.get(key(row)) ?? []), row]);
  return map;
};

interface Outcome {
  readonly plot: AlertField;
  readonly weather: CellWeather;
  readonly settled: AlertChanges;
}

const judge = async (
  tx: Transaction,
  plots: readonly AlertField[],
  weathers: ReadonlyMap<string, CellWeather>,
  now: Date,
): Promise<Outcome[]> => {
  // Only limits how far back rows are read, so Nairobi's day is exact enough.
  const about = dayInNairobi(now);
  const recent = grouped(await recentOn(tx, plots, about), (r) => `${r.user_id} ${r.field_id}`);
  const mutes = grouped(await mutesOf(tx, [...new Set(plots.map((p) => p.userId))]), (m) => m.user_id);
  const [crops, noted, found, nearby] = [
    await listCropsByField(tx, plots),
    await listEventDatesByField(tx, plots, about),
    await listDetectionsByField(tx, plots, about),
    await findNearbyCases(tx, plots, about),
  ];
  return plots.map((plot) => {
    const weather = weathers.get(cellOf(plot.location))!;
    const today = dayAt(plot.location, now);
    const rows = recent.get(`${plot.userId} ${plot.id}`) ?? [];
    const known = {
      field: plot,
      crops: crops.get(plot.id) ?? [],
      county: countyOf(plot.location),
      forecastElevation: weather.elevation,
      ...(noted.get(plot.id) ?? { sprayedOn: null, floweredOn: null, noHarvestBefore: null }),
      nearby: nearby(plot),
      found: found.get(plot.id) ?? [],
      recent: rows.map(recentAt(plot.location)),
    };
    const muted = new Set((mutes.get(plot.userId) ?? []).map((m) => m.theme));
    return { plot, weather, settled: updateFieldAlerts(factsOf(known, today), weather, rows, muted, today) };
  });
};

const write = async (
  tx: Transaction,
  outcomes: readonly Outcome[],
  seqs: ReadonlyMap<string, number>,
  { now, listeners, asked }: Moment,
): Promise<number> => {
  const owned = (ids: (s: AlertChanges) => readonly string[]): Owned[] =>
    outcomes.flatMap(({ plot, settled }) => ids(settled).map((id) => ({ user_id: plot.userId, id })));
  const fresh = outcomes.flatMap(({ plot, weather, settled }): NewAlert[] =>
    settled.raise.map((raised) => ({
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
  const [over, withdrawn] = [owned((s) => s.over), owned((s) => s.withdraw)];
  if (over.length > 0) changed.push(...(await closeAlerts(tx, over, 'over', now)));
  if (withdrawn.length > 0) changed.push(...(await closeAlerts(tx, withdrawn, 'withdrawn', now)));
  const back = outcomes.flatMap(({ plot, settled }) =>
    settled.reopen.map((r) => ({ ...r, user_id: plot.userId })),
  );
  const again = back.length > 0 ? await reopenAlerts(tx, back) : [];
  changed.push(...again);
  const looks = await saveEvaluations(
    tx,
    outcomes.map(({ plot, weather }) => ({
      userId: plot.userId,
      id: plot.id,
      source: weather.source,
      forecastAt: weather.fetchedAt,
    })),
    now,
    asked ? 0 : undefined,
  );
  const touches: RowChange[] = [
    ...changed.map((c) => ({ userId: c.user_id, kind: 'alert', id: c.id })),
    ...looks.map((l) => ({ userId: l.user_id, kind: 'alert_look', id: l.field_id })),
  ];
  await writeLogs(tx, seqs, touches);
  const first = raised.length > 0 ? await firstOfCause(tx, raised) : new Set<string>();
  const announce = (name: string, rows: readonly Owned[]) =>
    rows.map(({ user_id: userId, id }) => ({ userId, name, payload: { id }, seq: seqs.get(userId)! }));
  await recordEvents(
    tx,
    [
      ...announce(
        'alert.raised',
        raised.filter(({ id }) => first.has(id)),
      ),
      ...announce('alert.back', again),
    ],
    listeners,
  );
  return raised.length;
};

/**
 * Evaluates these fields from stored forecasts and writes the results, in one transaction with a fixed number
 * of statements. Locks out other writers of the same farmers: two concurrent evaluations would both miss the
 * other's alerts. As the system role.
 */
export const evaluatePlots = async (
  tx: Transaction,
  all: readonly AlertField[],
  moment: Moment,
): Promise<EvaluatedCounts> => {
  const weathers = await weathersNow(tx, [...new Set(all.map((p) => cellOf(p.location)))], moment.now);
  const plots = all.filter((p) => isUsable(weathers.get(cellOf(p.location)), moment.now));
  if (plots.length === 0) return { ...nothingEvaluated, withoutWeather: all.length };
  const seqs = await nextSequences(
    tx,
    plots.map((p) => p.userId),
  );
  const there = await findExistingIds(tx, plots);
  const outcomes = await judge(
    tx,
    plots.filter((p) => seqs.has(p.userId) && there.has(p.id)),
    weathers,
    moment.now,
  );
  return {
    fields: outcomes.length,
    raised: await write(tx, outcomes, seqs, moment),
    withoutWeather: all.length - plots.length,
  };
};
