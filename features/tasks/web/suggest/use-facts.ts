import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Alert } from '#features/alerts/web/projections.ts';
import { useAlerts } from '#features/alerts/web/use-alerts.ts';
import type { Crop } from '#features/crops/domain/crop.ts';
import type { Field } from '#features/fields/domain/field.ts';
import type { FieldEvent } from '#features/history/domain/event.ts';
import { counties } from '#features/places/domain/counties.ts';
import { type GazetteerState, useGazetteer } from '#features/places/web/gazetteer.ts';
import { openQuestion } from '#features/scanner/domain/crop-question.ts';
import { NONE_OF_THESE } from '#features/scanner/domain/scan.ts';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import { type Cell, cellOf } from '#features/weather/domain/cell.ts';
import { type Day, dayInNairobi } from '#kit/pure/days.ts';
import { useRows, useStore } from '#kit/web/store/hooks.ts';
import type { Facts, SickLeaf } from '../../domain/suggest/facts.ts';
import { fieldFactsOf, isTooOld } from '../../domain/suggest/field-facts.ts';
import type { Task } from '../../domain/task.ts';
import type { Verdict } from '../../domain/verdict.ts';
import { type Forecasts, useCachedForecasts } from './use-cached-forecasts.ts';

const cellFor = (field: Field): Cell | null => (field.location_unconfirmed ? null : cellOf(field.location));

type Events = readonly FieldEvent[] | null;

/** The events of all fields; null while the phone reads them. */
const useEvents = (fields: readonly Field[]): ReadonlyMap<string, readonly FieldEvent[]> | null => {
  const store = useStore();
  const ids = fields.map(({ id }) => id).join(' ');
  useEffect(() => {
    const stops = ids === '' ? [] : ids.split(' ').map((id) => store.subscribeRows('field_event', id));
    return () => {
      for (const stop of stops) stop();
    };
  }, [store, ids]);
  const last = useRef<{
    readonly parts: readonly Events[];
    readonly all: ReadonlyMap<string, readonly FieldEvent[]> | null;
  } | null>(null);
  return useSyncExternalStore(store.subscribe, () => {
    const list = ids === '' ? [] : ids.split(' ');
    // The store's rows of this kind have the contract's shape.
    const parts = list.map((id) => store.rowsOf('field_event', 'field_id', id) as unknown as Events);
    // Return the same object while no part has changed.
    const saved = last.current;
    if (saved && saved.parts.length === parts.length && saved.parts.every((part, i) => part === parts[i]))
      return saved.all;
    const isRead = (events: Events): events is readonly FieldEvent[] => events !== null;
    const all = parts.every(isRead) ? new Map(parts.map((events, i) => [list[i]!, events])) : null;
    last.current = { parts, all };
    return all;
  });
};

/** A candidate that the farmer picked counts as an answer. */
const sickLeaf = (scan: Scan): SickLeaf | null => {
  // No crop chosen yet.
  if (openQuestion(scan)) return null;
  const condition =
    scan.checked?.condition ??
    scan.condition ??
    (scan.pick && scan.pick !== NONE_OF_THESE ? scan.pick : null);
  return condition === null
    ? null
    : { id: scan.id, crop: scan.crop_type, condition, on: dayInNairobi(new Date(scan.taken_at)) };
};

export const countyOf = (field: Field, crops: readonly Crop[], gazetteer: GazetteerState): string | null => {
  const place =
    typeof gazetteer === 'object' && !field.location_unconfirmed ? gazetteer.placeOf(field.location) : null;
  return (
    place?.county ??
    crops.find(({ county }) => county !== null)?.county ??
    counties.find((one) => one === field.location_description) ??
    null
  );
};

export interface KnownFacts {
  /** Null while the phone is reading. */
  readonly facts: Facts | null;
  readonly fields: readonly Field[];
  readonly today: Day;
  /** Some of the weather is sample data. */
  readonly sample: boolean;
  /** Fetch time of the oldest forecast that is too old to use; null when there is none. */
  readonly oldForecast: number | null;
}

const oldestOf = (forecasts: Forecasts | null): number | null => {
  const old = [...(forecasts?.values() ?? [])]
    .map(({ forecast }) => forecast.fetchedAt)
    .filter((at) => isTooOld(at, Date.now()))
    .map((at) => Date.parse(at));
  return old.length === 0 ? null : Math.min(...old);
};

const ofField = <T extends { readonly field_id: string | null }>(
  rows: readonly T[],
  id: string,
): readonly T[] => rows.filter((row) => row.field_id === id);

/** All facts that the rules need, from this phone alone. */
export const useFacts = (): KnownFacts => {
  const fields = useRows<Field>('field');
  const [crops, scans, tasks, verdicts] = [
    useRows<Crop>('crop'),
    useRows<Scan>('scan'),
    useRows<Task>('farm_plan_task'),
    useRows<Verdict>('task_verdict'),
  ];
  const { openAlerts: alerts } = useAlerts();
  const [events, forecasts, gazetteer] = [
    useEvents(fields),
    useCachedForecasts(fields.flatMap((field) => cellFor(field) ?? [])),
    useGazetteer(fields.length > 0),
  ];
  const today = dayInNairobi(new Date());
  const fieldFacts = useMemo(
    () =>
      !events || !forecasts
        ? null
        : fields.map((field) => {
            const [own, cell] = [ofField(crops, field.id), cellFor(field)];
            const known = cell === null ? undefined : forecasts.get(cell);
            return fieldFactsOf(
              {
                field,
                crops: own,
                events: events.get(field.id) ?? [],
                county: countyOf(field, own, gazetteer),
                elevation: known?.forecast.elevation ?? null,
                days: known?.days ?? [],
                forecast: known
                  ? { at: known.forecast.fetchedAt, isOld: isTooOld(known.forecast.fetchedAt, Date.now()) }
                  : null,
                sickLeaves: ofField(scans, field.id).flatMap((scan) => sickLeaf(scan) ?? []),
                alerts: ofField<Alert>(alerts, field.id).map(({ id, raised, forecast_at: forecastAt }) => ({
                  id,
                  raised,
                  forecastAt,
                })),
              },
              today,
            );
          }),
    [fields, crops, scans, alerts, events, forecasts, gazetteer, today],
  );
  const facts = useMemo(
    () =>
      fieldFacts && {
        fields: fieldFacts,
        tasks,
        verdicts: verdicts.map(({ id, verdict, judged_at }) => ({
          key: id,
          verdict,
          on: dayInNairobi(new Date(judged_at)),
        })),
      },
    [fieldFacts, tasks, verdicts],
  );
  return {
    facts,
    fields,
    today,
    sample: [...(forecasts?.values() ?? [])].some(({ sample }) => sample),
    oldForecast: oldestOf(forecasts),
  };
};
