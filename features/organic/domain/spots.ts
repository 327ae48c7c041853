import { seasonOfCrop } from '#features/agronomy/domain/season.ts';
import { type Phase, stageOn } from '#features/agronomy/domain/stages.ts';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { addDays, type Day, daysBetween } from '#kit/pure/days.ts';
import { conditionByKey, cropByTyped } from '#knowledge/index.ts';
import { type Sky, skyOf } from './sky.ts';
import { openChecks, type CheckFacts } from './open-checks.ts';

export interface FieldFacts { readonly id: string; readonly crop_type: string; readonly location_unconfirmed: boolean }
export interface CropFacts {
  readonly field_id: string; readonly crop_type: string; readonly status: string; readonly planting_date: Day | null; readonly expected_harvest_date: Day | null;
  readonly altitude_band: 'low' | 'middle' | 'high' | null; readonly county: string | null; readonly harvested_on: Day | null;
}
/** One that stands today. */
export interface AlertFacts { readonly field_id: string; readonly theme: string; readonly condition: string | null; readonly crop: string | null; readonly urgency: number; readonly until: Day }

export interface FarmFacts {
  readonly fields: readonly FieldFacts[];
  readonly crops: readonly CropFacts[];
  readonly checks: readonly CheckFacts[];
  readonly alerts: readonly AlertFacts[];
  /** What is forecast for a field; missing where nothing is known. */
  readonly weather: ReadonlyMap<string, readonly WeatherDay[]>;
}

/** `presses`: 1 to 5, as an alert’s urgency. */
export type Trouble =
  | { readonly from: 'check'; readonly condition: string; readonly day: Day; readonly presses: number }
  | { readonly from: 'alert'; readonly condition: string | null; readonly theme: string; readonly until: Day; readonly presses: number };

/** One crop on one field as it stands today. Empty phases: its stage is not known. */
export interface Spot {
  readonly fieldId: string | null;
  /** A key of the crop list; null where none is known. */
  readonly crop: string | null;
  readonly phases: readonly Phase[];
  readonly daysToHarvest: number | null;
  readonly troubles: readonly Trouble[];
  readonly sky: Sky | null;
}

type Standing = Pick<Spot, 'crop' | 'phases' | 'daysToHarvest'>;

/** Stalks that lie longer than this were dealt with. */
const STUBBLE_DAYS = 60;
const keyOf = (typed: string): string | null => cropByTyped(typed)?.key ?? null;

const standing = (crop: CropFacts, today: Day): Standing => {
  const key = keyOf(crop.crop_type);
  const { plantedOn, totalDays } = seasonOfCrop({ ...crop, variety_class: null });
  const isPlanned = crop.status === 'planning' || (plantedOn !== null && plantedOn > today);
  const phases = isPlanned ? (['pre-planting'] as const) : plantedOn === null ? [] : stageOn(key, plantedOn, today, totalDays).phases;
  const days = crop.expected_harvest_date === null ? null : daysBetween(today, crop.expected_harvest_date);
  return { crop: key, phases, daysToHarvest: isPlanned || days === null || days < 0 ? null : days };
};

const standingOn = (field: FieldFacts, crops: readonly CropFacts[], today: Day): readonly Standing[] => {
  const growing = crops.filter((c) => c.status === 'planted' || c.status === 'growing' || c.status === 'planning');
  if (growing.length > 0) return growing.map((crop) => standing(crop, today));
  const cut = crops.find((c) => c.status === 'harvested' && c.harvested_on !== null && c.harvested_on <= today && c.harvested_on >= addDays(today, -STUBBLE_DAYS));
  if (cut) return [{ crop: keyOf(cut.crop_type), phases: ['harvested'], daysToHarvest: null }];
  return [{ crop: keyOf(field.crop_type), phases: [], daysToHarvest: null }];
};

const bookOf = (crop: string | null): string | null => (crop === null ? null : cropByTyped(crop)?.book ?? null);
/** A trouble of all crops, or of this one. */
const isOf = (condition: string | null, crop: string | null): boolean => {
  const book = condition === null ? 'any' : conditionByKey(condition)?.crop ?? 'any';
  return book === 'any' || book === bookOf(crop);
};

/** What stands on a farm today: each crop of each field, with what troubles it and what the sky will do. Pure, and in the order of the facts. */
export const spotsOf = (facts: FarmFacts, today: Day): readonly Spot[] => {
  const checks = openChecks(facts.checks, today);
  const placed = new Set<string>();
  const spots = facts.fields.flatMap((field) => standingOn(field, facts.crops.filter((c) => c.field_id === field.id), today).map((at): Spot => {
    const seen = checks.filter((c) => (c.fieldId === null || c.fieldId === field.id) && isOf(c.condition, at.crop));
    for (const one of seen) placed.add(one.id);
    const told = facts.alerts.filter((a) => a.field_id === field.id && a.until >= today && (a.crop === null || a.crop === at.crop) && isOf(a.condition, at.crop));
    return {
      ...at, fieldId: field.id, sky: field.location_unconfirmed ? null : skyOf(facts.weather.get(field.id) ?? [], today),
      troubles: [
        ...seen.map(({ condition, day, presses }): Trouble => ({ from: 'check', condition, day, presses })),
        ...told.map(({ condition, theme, until, urgency }): Trouble => ({ from: 'alert', condition, theme, until, presses: urgency })),
      ],
    };
  }));
  // A leaf of a crop that no field is known to grow.
  const others = checks.filter((c) => !placed.has(c.id)).map(({ fieldId, crop, condition, day, presses }): Spot =>
    ({ fieldId, crop, phases: [], daysToHarvest: null, sky: null, troubles: [{ from: 'check', condition, day, presses }] }));
  return [...spots, ...others];
};
