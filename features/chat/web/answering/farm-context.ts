import { type FieldView, fieldView } from '#features/agronomy/domain/field-view.ts';
import { weatherDaysOf } from '#features/agronomy/web/weather-days.ts';
import { mostUrgentFirst, isActive } from '#features/alerts/domain/alert-state.ts';
import { alertText } from '#features/alerts/domain/text/alert-text.ts';
import type { Alert, Mute } from '#features/alerts/web/projections.ts';
import type { Crop } from '#features/crops/domain/crop.ts';
import { harvestWindow } from '#features/crops/domain/harvest-window.ts';
import { isDefaultSize } from '#features/fields/domain/default-size.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { type SatelliteReading, vegetationOf } from '#features/fields/domain/vegetation.ts';
import type { FieldEvent } from '#features/history/domain/event.ts';
import { counties } from '#features/places/domain/counties.ts';
import { cellOf } from '#features/weather/domain/cell.ts';
import { cachedForecast } from '#features/weather/web/forecasts.ts';
import { type Day, dayInNairobi } from '#kit/pure/days.ts';
import { fromHectares } from '#kit/pure/units.ts';
import type { Language } from '#kit/pure/words.ts';
import type { Store } from '#kit/web/store/store.ts';
import { expandFollowUp } from '../../domain/question/conversation.ts';
import type { ChatAlert, ChatContext, ChatField, ChatLeaf, ChatTask, ChatTurn } from '../../domain/types.ts';
import { pricesOf } from './cached-prices.ts';

/** Maximum number of fields read for one answer. */
const MAX_FIELDS = 12;
const MAX_ALERTS = 6;
const URGENT = 4;

interface TaskRow {
  readonly id: string;
  readonly title: string;
  readonly due_date: Day | null;
  readonly status: string;
}
type StoreReader = Pick<Store, 'snapshot' | 'readMeta' | 'everyRow'>;
const rowsOf = <T extends { readonly id: string }>(store: StoreReader, kind: string): readonly T[] =>
  store.snapshot().view.all(kind) as readonly object[] as readonly T[];

interface FarmRecords {
  readonly crops: readonly Crop[];
  readonly events: readonly FieldEvent[];
  readonly now: Date;
}

const cropsOf = (field: Field, crops: readonly Crop[]): ChatField['crops'] =>
  crops.length > 0
    ? crops.map((c) => ({
        crop: c.crop_type,
        plantedOn: c.status === 'planning' ? null : c.planting_date,
        harvest: harvestWindow(c),
      }))
    : [{ crop: field.crop_type, plantedOn: null, harvest: null }];

/** The stored facts of a field, without a request. Sample weather counts as none. */
const fieldOf = async (
  store: StoreReader,
  field: Field,
  { crops: all, events, now }: FarmRecords,
): Promise<ChatField> => {
  const crops = all.filter(
    (crop) => crop.field_id === field.id && crop.status !== 'harvested' && crop.status !== 'failed',
  );
  const saved = field.location_unconfirmed
    ? null
    : await cachedForecast((key) => store.readMeta(key), cellOf(field.location));
  const known = saved && !saved.sample ? saved : null;
  const county =
    crops.find((crop) => crop.county)?.county ??
    counties.find((one) => one === field.location_description) ??
    null;
  const elevation = field.elevation ?? known?.forecast.elevation ?? null;
  const days = known ? weatherDaysOf(known) : [];
  const fieldEvents = events.filter((event) => event.field_id === field.id);
  const view: FieldView | null =
    known &&
    fieldView({
      field,
      crops,
      events: fieldEvents,
      county,
      elevation,
      days,
      hours: known.forecast.hours,
      utcOffset: known.forecast.utcOffset,
      now,
    });
  const seen = store.snapshot().view.get('satellite_result', field.id) as SatelliteReading | undefined;
  return {
    id: field.id,
    name: field.name ?? '',
    county,
    elevation,
    acres: isDefaultSize(field) ? null : fromHectares(field.size_hectares, 'acres'),
    crops: cropsOf(field, crops),
    forecast: days.filter(({ date }) => date >= dayInNairobi(now)),
    view,
    vegetationIndex: vegetationOf(seen, crops),
  };
};

/** In the screen's language: the other language's words may not be on this phone. */
const alertsOf = (store: StoreReader, today: Day, language: Language): ChatAlert[] => {
  const mutedThemes = new Set(rowsOf<Mute>(store, 'alert_mute').map((mute) => mute.id));
  const open = rowsOf<Alert>(store, 'alert')
    .filter((alert) => isActive(alert, today) && !mutedThemes.has(alert.raised.theme))
    .sort(mostUrgentFirst)
    .slice(0, MAX_ALERTS);
  const alertLine = (alert: Alert): string => {
    const { title, message } = alertText(alert.raised, language);
    return `${title}. ${message}`;
  };
  return open.map((alert) => ({
    id: alert.id,
    text: { en: alertLine(alert), sw: alertLine(alert) },
    isUrgent: alert.raised.urgency >= URGENT,
    path: `/alerts/${alert.id}`,
  }));
};

/**
 * Outside a screen, calls `say` again after each text module that is still loading (`kit/web/late-words.ts`),
 * at most three times. Returns an empty list if loading fails.
 */
const waitForWords = async <T>(say: () => readonly T[]): Promise<readonly T[]> => {
  for (let i = 0; i < 3; i++) {
    try {
      return say();
    } catch (thrown) {
      await Promise.resolve(thrown instanceof Promise ? thrown : undefined).catch(() => undefined);
    }
  }
  return [];
};

const tasksOf = (store: StoreReader, today: Day): ChatTask[] =>
  rowsOf<TaskRow>(store, 'farm_plan_task')
    .filter((task) => task.status !== 'completed' && task.due_date !== null && task.due_date <= today)
    .map(({ id, title, due_date: due }) => ({ id, title, due, path: '/farm-planning' }));

export interface ContextInput {
  readonly question: string;
  readonly language: Language;
  readonly turns: readonly ChatTurn[];
  readonly leaf: ChatLeaf | null;
}

/** The context for one answer, from data on this phone. */
export const farmContext = async (
  store: StoreReader,
  { question, language, turns, leaf }: ContextInput,
  now = new Date(),
): Promise<ChatContext> => {
  const today = dayInNairobi(now);
  const known = {
    crops: rowsOf<Crop>(store, 'crop'),
    events: (await store
      .everyRow('field_event')
      .catch(() => [])) as readonly object[] as readonly FieldEvent[],
    now,
  };
  const fields = await Promise.all(
    rowsOf<Field>(store, 'field')
      .slice(0, MAX_FIELDS)
      .map((field) => fieldOf(store, field, known)),
  );
  const own = fields.flatMap((field) => field.crops.map(({ crop }) => crop));
  const prices = await pricesOf({
    question: expandFollowUp(question, turns),
    own,
    userId: store.snapshot().userId,
    now,
  }).catch(() => []);
  return {
    language,
    today,
    county: fields.find((field) => field.county)?.county ?? null,
    fields,
    alerts: await waitForWords(() => alertsOf(store, today, language)),
    tasks: tasksOf(store, today),
    prices,
    turns,
    leaf,
  };
};
