import type { Crop } from '#features/crops/domain/crop.ts';
import type { Field } from '#features/fields/domain/field.ts';
import type { FieldEvent } from '#features/history/domain/event.ts';
import { addDays, type Day, dayInNairobi } from '#kit/pure/days.ts';
import { type PlantingAdvice, plantingAdvice } from './planting-advice.ts';
import { inPlantingSeason, isCoast, isPlanted, isNorth, isPlanned, seasonOfCrop } from './season.ts';
import {
  sprayDay,
  sprayFaults,
  type SprayFault,
  type SprayHour,
  type SprayWindow,
  sprayWindows,
} from './spray-window.ts';
import type { Phase } from './stages.ts';
import type { Site } from './water/evapotranspiration.ts';
import { fieldWater, type RecordedIrrigation, type FieldWaterResult } from './water/field-water.ts';
import { type FrostLevel, frostLevel, heatStress } from './water/stress.ts';
import type { WeatherDay } from './weather-day.ts';

export type AgronomyField = Pick<
  Field,
  'location' | 'elevation' | 'size_hectares' | 'soil_type' | 'irrigation_type'
>;
export interface FieldViewInput {
  readonly field: AgronomyField;
  readonly crops: readonly Crop[];
  readonly events: readonly Pick<FieldEvent, 'date' | 'event_type' | 'quantity' | 'quantity_unit'>[];
  readonly county: string | null;
  /** Metres, best known; null: unknown. */
  readonly elevation: number | null;
  /** Known days before today, and the forecast. */
  readonly days: readonly WeatherDay[];
  readonly hours: readonly SprayHour[];
  readonly utcOffset: number;
  readonly now: Date;
}
/** The coldest coming night with possible frost, and coming days hotter than the crop tolerates in its stage. */
export interface StressView {
  readonly frost: { readonly day: Day; readonly tmin: number; readonly level: FrostLevel } | null;
  readonly heat: { readonly from: Day; readonly to: Day; readonly flowering: boolean } | null;
}
export interface CropView {
  readonly crop: Crop;
  readonly answer: FieldWaterResult;
  readonly stress: StressView;
}
export interface SprayView {
  readonly windows: readonly SprayWindow[];
  /** UTC offset of the place, in minutes. */ readonly utcOffset: number;
  /** The main obstacle when there is no window. */ readonly mainObstacle: SprayFault | null;
}
export interface FieldView {
  readonly today: Day;
  readonly crops: readonly CropView[];
  /** Only while a crop is still to be planted. */ readonly gate: PlantingAdvice | null;
  readonly spray: SprayView | null;
}

/**
 * Altitude of most Kenyan farmland; used only when the field, the gazetteer and the forecast have none. A
 * hundred metres change ET0 by less than 1 %.
 */
const USUAL_ELEVATION = 1500;
/** Number of days with spray windows. */
const SPRAY_DAYS = 3;
/** Hours of the day in which a farmer sprays. */
const [MORNING, EVENING] = [6, 19];

export const siteOf = (field: AgronomyField, elevation: number | null, county: string | null): Site => ({
  latitude: field.location.lat,
  elevation: field.elevation ?? elevation ?? USUAL_ELEVATION,
  coast: isCoast(county),
});

export const irrigationsOf = (events: FieldViewInput['events']): readonly RecordedIrrigation[] =>
  events
    .filter((e) => e.event_type === 'irrigation')
    .map(({ date, quantity, quantity_unit }) => ({
      date,
      litres: quantity !== null && quantity_unit === 'litre' ? quantity : null,
    }));

const stressOf = (
  crop: string | null,
  phases: readonly Phase[],
  ahead: readonly WeatherDay[],
): StressView => {
  const nights = ahead.filter((d) => frostLevel(d.tmin) !== null).sort((a, b) => a.tmin! - b.tmin!);
  const heat = heatStress(crop, phases, ahead);
  return {
    frost: nights[0]
      ? { day: nights[0].date, tmin: nights[0].tmin!, level: frostLevel(nights[0].tmin)! }
      : null,
    heat: heat && {
      from: heat.days[0]!.date,
      to: heat.days[heat.days.length - 1]!.date,
      flowering: heat.rule.flowering,
    },
  };
};

/** The water balance of every crop on a field. */
export const cropViews = (
  input: Omit<FieldViewInput, 'hours' | 'utcOffset'>,
  today: Day,
): readonly CropView[] =>
  input.crops
    .filter((crop) => isPlanted(crop, today))
    .map((crop) => {
      const season = seasonOfCrop(crop);
      const answer = fieldWater({
        ...season,
        soil: input.field.soil_type,
        irrigation: input.field.irrigation_type,
        hectares: crop.area_planted ?? input.field.size_hectares,
        site: siteOf(input.field, input.elevation, input.county),
        days: input.days,
        irrigations: irrigationsOf(input.events),
        today,
      });
      return {
        crop,
        answer,
        stress: stressOf(
          season.crop,
          answer.stage.phases,
          input.days.filter((d) => d.date >= today),
        ),
      };
    });

const commonest = (faults: readonly SprayFault[]): SprayFault | null => {
  const counts = new Map<SprayFault, number>();
  for (const fault of faults) counts.set(fault, (counts.get(fault) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
};

const sprayView = ({ hours, days, utcOffset, now }: FieldViewInput, today: Day): SprayView | null => {
  const from = now.getTime() / 1000;
  const localHour = (at: number): number => Math.floor(((at + utcOffset * 60) % 86_400) / 3600);
  const isDay = (at: number): boolean => localHour(at) >= MORNING && localHour(at) < EVENING;
  const nextHours = hours.filter((h) => h.at < from + SPRAY_DAYS * 86_400);
  const daytime = nextHours.filter((h) => h.at + h.hours * 3600 > from && isDay(h.at));
  const hourFaults = daytime.map((h) => sprayFaults(h, hours)).filter(([first]) => first !== 'not_known');
  if (hourFaults.length > 0)
    return {
      utcOffset,
      windows: sprayWindows(hours, from, isDay).filter((w) => w.from < from + SPRAY_DAYS * 86_400),
      mainObstacle: commonest(hourFaults.flat()),
    };
  const day = days.find((d) => d.date === today);
  const verdict = day && sprayDay(day, days.find((d) => d.date === addDays(today, 1)) ?? null);
  return verdict?.verdict === 'hold'
    ? { utcOffset, windows: [], mainObstacle: verdict.faults[0] ?? null }
    : null;
};

export const fieldView = (q: FieldViewInput): FieldView => {
  const today = dayInNairobi(q.now);
  const crops = cropViews(q, today);
  const gate =
    crops.length === 0 || q.crops.some((crop) => isPlanned(crop, today))
      ? plantingAdvice(q.days, {
          today,
          north: isNorth(q.county),
          inSeason: inPlantingSeason(q.county, today),
        })
      : null;
  return { today, crops, gate, spray: crops.length > 0 ? sprayView(q, today) : null };
};
