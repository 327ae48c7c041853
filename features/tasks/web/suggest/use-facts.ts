import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Alert } from '#features/alerts/web/projections.ts';
import { useAlerts } from '#features/alerts/web/use-alerts.ts';
import type { Crop } from '#features/crops/domain/crop.ts';
import type { Field } from '#features/fields/domain/field.ts';
import type { FieldEvent } from '#features/history/domain/event.ts';
import { counties } from '#features/places/domain/counties.ts';
import { type AtlasState, useAtlas } from '#features/places/web/atlas.ts';
import { NONE } from '#features/scanner/domain/scan.ts';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { weatherOf } from '#features/agronomy/web/weather-of.ts';
import { type Cell, cellOf } from '#features/weather/domain/cell.ts';
import { keptForecast, type Known } from '#features/weather/web/forecasts.ts';
import { type Day, dayInNairobi } from '#kit/pure/days.ts';
import { useRows, useStore } from '#kit/web/store/hooks.ts';
import type { Facts, SickLeaf } from '../../domain/suggest/facts.ts';
import { fieldNow } from '../../domain/suggest/field-now.ts';
import type { Task } from '../../domain/task.ts';
import type { Verdict } from '../../domain/verdict.ts';

type Forecasts = ReadonlyMap<Cell, Weather>;
const cellFor = (field: Field): Cell | null => (field.location_unconfirmed ? null : cellOf(field.location));

interface Weather { readonly days: readonly WeatherDay[]; readonly elevation: number | null; readonly sample: boolean }
const weatherIn = (known: Known): Weather => ({ days: weatherOf(known), elevation: known.forecast.elevation, sample: known.sample });

/** What this phone keeps of the weather of its fields, in days; asks nobody. */
const useKeptForecasts = (fields: readonly Field[]): Forecasts | null => {
  const store = useStore();
  const [kept, setKept] = useState<Forecasts | null>(null);
  const cells = [...new Set(fields.flatMap((field) => cellFor(field) ?? []))].sort().join(' ');
  useEffect(() => {
    let gone = false;
    const list = cells === '' ? [] : cells.split(' ');
    void Promise.all(list.map(async (cell) => [cell, await keptForecast((key) => store.readMeta(key), cell)] as const)).then((all) => {
      if (!gone) setKept(new Map(all.flatMap(([cell, known]) => (known ? [[cell, weatherIn(known)] as const] : []))));
    });
    return () => { gone = true; };
  }, [store, cells]);
  return kept;
};

type Events = readonly FieldEvent[] | null;

/** The stories of all fields; null for the moment the phone reads them. */
const useEvents = (fields: readonly Field[]): ReadonlyMap<string, readonly FieldEvent[]> | null => {
  const store = useStore();
  const ids = fields.map(({ id }) => id).join(' ');
  useEffect(() => {
    const stops = ids === '' ? [] : ids.split(' ').map((id) => store.look('field_event', id));
    return () => { for (const stop of stops) stop(); };
  }, [store, ids]);
  const last = useRef<{ readonly parts: readonly Events[]; readonly all: ReadonlyMap<string, readonly FieldEvent[]> | null } | null>(null);
  return useSyncExternalStore(store.subscribe, () => {
    const list = ids === '' ? [] : ids.split(' ');
    const parts = list.map((id) => store.rowsOf('field_event', 'field_id', id) as unknown as Events);
    // The same answer as long as no part moved.
    const kept = last.current;
    if (kept && kept.parts.length === parts.length && kept.parts.every((part, i) => part === parts[i])) return kept.all;
    const isRead = (events: Events): events is readonly FieldEvent[] => events !== null;
    const all = parts.every(isRead) ? new Map(parts.map((events, i) => [list[i]!, events])) : null;
    last.current = { parts, all };
    return all;
  });
};

/** What the farmer picked among candidates counts like an answer. */
const sickLeaf = (scan: Scan): SickLeaf | null => {
  const condition = scan.checked?.condition ?? scan.condition ?? (scan.pick && scan.pick !== NONE ? scan.pick : null);
  return condition === null ? null : { id: scan.id, crop: scan.crop_type, condition, on: dayInNairobi(new Date(scan.taken_at)) };
};

export const countyOf = (field: Field, crops: readonly Crop[], atlas: AtlasState): string | null => {
  const place = typeof atlas === 'object' && !field.location_unconfirmed ? atlas.placeOf(field.location) : null;
  return place?.county ?? crops.find(({ county }) => county !== null)?.county ?? counties.find((one) => one === field.location_description) ?? null;
};

export interface KnownFacts {
  /** Null for the moment the phone reads. */
  readonly facts: Facts | null;
  readonly fields: readonly Field[];
  readonly today: Day;
  /** Some of the weather is a stand-in’s. */
  readonly sample: boolean;
}

const ofField = <T extends { readonly field_id: string | null }>(rows: readonly T[], id: string): readonly T[] => rows.filter((row) => row.field_id === id);

/** All that the rules ask, from this phone alone. */
export const useFacts = (): KnownFacts => {
  const fields = useRows<Field>('field');
  const [crops, scans, tasks, verdicts] = [useRows<Crop>('crop'), useRows<Scan>('scan'), useRows<Task>('farm_plan_task'), useRows<Verdict>('task_verdict')];
  const { each: alerts } = useAlerts();
  const [events, forecasts, atlas] = [useEvents(fields), useKeptForecasts(fields), useAtlas(fields.length > 0)];
  const today = dayInNairobi(new Date());
  const now = useMemo(() => (!events || !forecasts ? null : fields.map((field) => {
    const [own, cell] = [ofField(crops, field.id), cellFor(field)];
    const known = cell === null ? undefined : forecasts.get(cell);
    return fieldNow({
      field, crops: own, events: events.get(field.id) ?? [], county: countyOf(field, own, atlas), elevation: known?.elevation ?? null, days: known?.days ?? [],
      sick: ofField(scans, field.id).flatMap((scan) => sickLeaf(scan) ?? []), alerts: ofField<Alert>(alerts, field.id).map(({ id, raised }) => ({ id, raised })),
    }, today);
  })), [fields, crops, scans, alerts, events, forecasts, atlas, today]);
  const facts = useMemo(() => now && { fields: now, tasks, verdicts: verdicts.map(({ id, verdict, judged_at }) => ({ key: id, verdict, on: dayInNairobi(new Date(judged_at)) })) }, [now, tasks, verdicts]);
  return { facts, fields, today, sample: [...forecasts?.values() ?? []].some(({ sample }) => sample) };
};
