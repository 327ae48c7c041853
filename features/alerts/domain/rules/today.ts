import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import type { Day } from '#kit/pure/days.ts';
import type { FieldFacts } from '../facts.ts';
import type { RaisedAlert } from '../raised-alert.ts';
import { isFlowering, isInField, isRipe, type Plant } from './plant.ts';
import { isWaterForbidden } from './water-ban.ts';

/** The soil water facts of the field (`fieldWater`) that this needs. */
export interface WaterNeed {
  readonly advice: 'enough' | 'soon' | 'water' | 'rain_comes';
  readonly need: { readonly jerricans: number; readonly net: number } | null;
}

/**
 * The action of the day. `alert`: the first action of an open alert. `noWater`: a condition of the field
 * forbids watering. `rank`: order between fields, high before low. `quiet` is no task: nothing is urgent.
 */
export type TodaysAction =
  | { readonly kind: 'alert'; readonly rank: number; readonly raised: RaisedAlert; readonly noWater: boolean }
  | { readonly kind: 'water'; readonly rank: number; readonly jerricans: number; readonly mm: number }
  | { readonly kind: 'scout'; readonly rank: number; readonly age: number }
  | { readonly kind: 'harvest'; readonly rank: number; readonly on: Day; readonly mm: number }
  | { readonly kind: 'quiet'; readonly rank: number };

/** Rain (mm) in the week after ripeness from which grain is better kept under cover. Our own limit. */
const SPOILING_RAIN_MM = 10;

const plantOf = ({ crop, stage, daysAfterEmergence, altitude }: FieldFacts): Plant => ({
  crop,
  stage,
  daysAfterEmergence,
  altitude,
  weeksAfterFlowering: null,
  isPlantingSeason: null,
  dryNorth: false,
});

const strongest = (alerts: readonly RaisedAlert[], today: Day): RaisedAlert | null =>
  alerts
    .filter(({ until }) => until >= today)
    .reduce<RaisedAlert | null>(
      (most, one) => (most === null || one.urgency > most.urgency ? one : most),
      null,
    );

const waterAction = (water: WaterNeed | null): TodaysAction | null =>
  water?.advice === 'water' && water.need && water.need.jerricans > 0
    ? { kind: 'water', rank: 60, jerricans: water.need.jerricans, mm: water.need.net }
    : null;

/** Gives no harvest advice before the window on the crop's page, even if the stage is already ripe. */
const harvestAction = (
  facts: FieldFacts,
  plant: Plant,
  days: readonly WeatherDay[],
  today: Day,
): TodaysAction | null => {
  const week = days.filter(({ date }) => date >= today).slice(0, 7);
  const mm = week.reduce((sum, { rain }) => sum + (rain ?? 0), 0);
  const first = week.find(({ rain }) => rain !== null && rain >= 1);
  if (!facts.harvestOpen || !isRipe(plant) || !first || mm < SPOILING_RAIN_MM) return null;
  return { kind: 'harvest', rank: 50, on: first.date, mm: Math.round(mm) };
};

/** One day in seven while fall armyworm is possible, counted from emergence. */
const scoutAction = ({ daysAfterEmergence: age }: FieldFacts, plant: Plant): TodaysAction | null =>
  plant.crop === 'maize' &&
  isInField(plant) &&
  !isFlowering(plant) &&
  age !== null &&
  age >= 7 &&
  age <= 42 &&
  age % 7 === 0
    ? { kind: 'scout', rank: 30, age }
    : null;

const alertAction = (alert: RaisedAlert | null, noWater: boolean): TodaysAction | null =>
  alert && {
    kind: 'alert',
    rank: alert.urgency * 20 + (alert.urgency >= 4 ? 10 : -5),
    raised: alert,
    noWater,
  };

/**
 * The most urgent action of one field: urgent alerts, water, ripe grain before rain, other alerts, the weekly
 * check. `raised`: the open alerts.
 */
export const todaysAction = (
  facts: FieldFacts,
  raised: readonly RaisedAlert[],
  days: readonly WeatherDay[],
  today: Day,
  water: WaterNeed | null = null,
): TodaysAction => {
  const plant = plantOf(facts);
  const noWater = isWaterForbidden(facts.found, today);
  const all = [
    alertAction(strongest(raised, today), noWater),
    noWater ? null : waterAction(water),
    harvestAction(facts, plant, days, today),
    scoutAction(facts, plant),
  ];
  return all.reduce<TodaysAction>((most, one) => (one !== null && one.rank > most.rank ? one : most), {
    kind: 'quiet',
    rank: 0,
  });
};
