import { seasonOfCrop } from '#features/agronomy/domain/season.ts';
import { type Phase, stageOn } from '#features/agronomy/domain/stages.ts';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { type HarvestDates, harvestWindow, isHarvestOpen } from '#features/crops/domain/harvest-window.ts';
import { addDays, type Day, daysBetween } from '#kit/pure/days.ts';
import { conditionByKey, findCropByName } from '#knowledge/index.ts';
import { type Prohibition, forbiddenBy } from '#knowledge/sprays/forbids.ts';
import { bansOfChecks } from './lasting-bans.ts';
import { type LeafCheck, type OpenCheck, openChecks } from './open-checks.ts';
import { type RainOutlook, rainOutlookOf } from './rain-outlook.ts';

export interface FieldFacts {
  readonly id: string;
  readonly crop_type: string;
  readonly location_unconfirmed: boolean;
}
export interface CropFacts extends HarvestDates {
  readonly field_id: string;
  readonly crop_type: string;
  readonly status: string;
  readonly planting_date: Day | null;
  readonly altitude_band: 'low' | 'middle' | 'high' | null;
  readonly county: string | null;
  readonly harvested_on: Day | null;
}
/** An open alert. */
export interface AlertFacts {
  readonly field_id: string;
  readonly theme: string;
  readonly condition: string | null;
  readonly crop: string | null;
  readonly urgency: number;
  readonly until: Day;
}

export interface FarmFacts {
  readonly fields: readonly FieldFacts[];
  readonly crops: readonly CropFacts[];
  readonly checks: readonly LeafCheck[];
  readonly alerts: readonly AlertFacts[];
  /** A field's forecast; absent when unknown. */
  readonly weather: ReadonlyMap<string, readonly WeatherDay[]>;
}

/** `urgencyLevel`: from 1 to 5, as for alerts. */
export type Trouble =
  | { readonly from: 'check'; readonly condition: string; readonly day: Day; readonly urgencyLevel: number }
  | {
      readonly from: 'alert';
      readonly condition: string | null;
      readonly theme: string;
      readonly until: Day;
      readonly urgencyLevel: number;
    };

/** One crop on one field today. Empty phases: its stage is unknown. */
export interface FieldCrop {
  readonly fieldId: string | null;
  /** A key of the crop list; null when unknown. */
  readonly crop: string | null;
  readonly phases: readonly Phase[];
  /** Days to the first day of the harvest window, 0 from then on; null when unknown. */
  readonly daysToHarvest: number | null;
  /** The harvest window is open, or the crop is cut. */
  readonly harvestOpen: boolean;
  /** What this field's open conditions forbid. */
  readonly prohibitedWork: ReadonlySet<Prohibition>;
  /** Rain is forecast for today. */
  readonly wetToday: boolean;
  readonly troubles: readonly Trouble[];
  readonly rainOutlook: RainOutlook | null;
}

type GrowthState = Pick<FieldCrop, 'crop' | 'phases' | 'daysToHarvest' | 'harvestOpen'>;

/** Stubble older than this is assumed to be cleared. */
const STUBBLE_DAYS = 60;
const keyOf = (typed: string): string | null => findCropByName(typed)?.key ?? null;

/** A crop past the days of its stages is ripe; only its farmer can record the harvest. */
const harvestedAsRipening = (phase: Phase): Phase => (phase === 'harvested' ? 'ripening' : phase);

const growthStateOf = (crop: CropFacts, today: Day): GrowthState => {
  const key = keyOf(crop.crop_type);
  const { plantedOn, totalDays } = seasonOfCrop({ ...crop, variety_class: null });
  const isPlanned = crop.status === 'planning' || (plantedOn !== null && plantedOn > today);
  const phases = isPlanned
    ? (['pre-planting'] as const)
    : plantedOn === null
      ? []
      : stageOn(key, plantedOn, today, totalDays).phases.map(harvestedAsRipening);
  const window = isPlanned ? null : harvestWindow(crop);
  return {
    crop: key,
    phases,
    daysToHarvest: window && Math.max(0, daysBetween(today, window.from)),
    harvestOpen: isHarvestOpen(window, today),
  };
};

const growthStatesOn = (
  field: FieldFacts,
  crops: readonly CropFacts[],
  today: Day,
): readonly GrowthState[] => {
  const growing = crops.filter(
    (c) => c.status === 'planted' || c.status === 'growing' || c.status === 'planning',
  );
  if (growing.length > 0) return growing.map((crop) => growthStateOf(crop, today));
  const cut = crops.find(
    (c) =>
      c.status === 'harvested' &&
      c.harvested_on !== null &&
      c.harvested_on <= today &&
      c.harvested_on >= addDays(today, -STUBBLE_DAYS),
  );
  if (cut)
    return [{ crop: keyOf(cut.crop_type), phases: ['harvested'], daysToHarvest: null, harvestOpen: true }];
  return [{ crop: keyOf(field.crop_type), phases: [], daysToHarvest: null, harvestOpen: false }];
};

const bookOf = (crop: string | null): string | null =>
  crop === null ? null : (findCropByName(crop)?.book ?? null);
/** Whether a condition affects all crops, or this one. */
const affectsCrop = (condition: string | null, crop: string | null): boolean => {
  const book = condition === null ? 'any' : (conditionByKey(condition)?.crop ?? 'any');
  return book === 'any' || book === bookOf(crop);
};

/** Rain (mm) that wets the leaves: our own limit, like the alerts' limit for rain before a harvest. */
const WET_LEAF_MM = 1;
const isWet = (days: readonly WeatherDay[], today: Day): boolean =>
  (days.find(({ date }) => date === today)?.rain ?? 0) >= WET_LEAF_MM;

/** What a field's open checks and alerts forbid, whichever of its crops they concern. */
const forbiddenOn = (checks: readonly OpenCheck[], alerts: readonly AlertFacts[]): ReadonlySet<Prohibition> =>
  forbiddenBy([...checks, ...alerts].flatMap(({ condition }) => condition ?? []));

/**
 * A check of a crop that is not recorded on its field counts for the field only when no crop is recorded
 * there.
 */
const spotOfUnmatchedCheck = (check: OpenCheck, spots: readonly FieldCrop[]): FieldCrop => {
  const { fieldId, crop, condition, day, urgencyLevel } = check;
  const fieldSpots = spots.filter((spot) => fieldId !== null && spot.fieldId === fieldId);
  const spotsWithoutCrop = fieldSpots.some((spot) => spot.crop === null) ? fieldSpots : [];
  return {
    fieldId: spotsWithoutCrop.length > 0 ? fieldId : null,
    crop,
    phases: [],
    daysToHarvest: null,
    harvestOpen: false,
    wetToday: spotsWithoutCrop.some(({ wetToday }) => wetToday),
    prohibitedWork: new Set([
      ...forbiddenBy([condition]),
      ...spotsWithoutCrop.flatMap(({ prohibitedWork }) => [...prohibitedWork]),
    ]),
    rainOutlook: null,
    troubles: [{ from: 'check', condition, day, urgencyLevel }],
  };
};

/** A farm's current crops with their problems and weather. Pure, in the order of the facts. */
export const fieldCropsOf = (facts: FarmFacts, today: Day): readonly FieldCrop[] => {
  const checks = openChecks(facts.checks, today);
  const matchedChecks = new Set<string>();
  const spots = facts.fields.flatMap((field) =>
    growthStatesOn(
      field,
      facts.crops.filter((c) => c.field_id === field.id),
      today,
    ).map((at): FieldCrop => {
      const cropChecks = checks.filter(
        (c) => (c.fieldId === null || c.fieldId === field.id) && affectsCrop(c.condition, at.crop),
      );
      for (const one of cropChecks) matchedChecks.add(one.id);
      const days = field.location_unconfirmed ? [] : (facts.weather.get(field.id) ?? []);
      const fieldAlerts = facts.alerts.filter((a) => a.field_id === field.id && a.until >= today);
      const matching = fieldAlerts.filter(
        (a) => (a.crop === null || a.crop === at.crop) && affectsCrop(a.condition, at.crop),
      );
      const lasting = bansOfChecks(facts.checks, facts.crops, field.id, today)
        .filter(({ condition }) => affectsCrop(condition, at.crop))
        .flatMap(({ keys }) => keys);
      return {
        ...at,
        fieldId: field.id,
        rainOutlook: rainOutlookOf(days, today),
        wetToday: isWet(days, today),
        prohibitedWork: new Set([
          ...forbiddenOn([...cropChecks, ...checks.filter((c) => c.fieldId === field.id)], fieldAlerts),
          ...lasting,
        ]),
        troubles: [
          ...cropChecks.map(({ condition, day, urgencyLevel }): Trouble => ({
            from: 'check',
            condition,
            day,
            urgencyLevel,
          })),
          ...matching.map(({ condition, theme, until, urgency }): Trouble => ({
            from: 'alert',
            condition,
            theme,
            until,
            urgencyLevel: urgency,
          })),
        ],
      };
    }),
  );
  return [
    ...spots,
    ...checks.filter((c) => !matchedChecks.has(c.id)).map((check) => spotOfUnmatchedCheck(check, spots)),
  ];
};
