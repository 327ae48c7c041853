import type { Site } from '#features/agronomy/domain/water/evapotranspiration.ts';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { modelledYield, withHistory } from '#features/agronomy/domain/yield-estimate.ts';
import type { AltitudeBand } from '#features/crops/domain/crop.ts';
import type { SoilType } from '#features/fields/domain/field.ts';
import type { Day } from '#kit/pure/days.ts';
import type { Normal } from '#knowledge/climate/normals.ts';
import type { Fertilizer, FertilizerAmount, Rainfall, Seed } from './choices.ts';
import type { Base } from './county-base.ts';
import type { Planting } from './factors.ts';
import type { Loss, Trouble } from './health.ts';
import { type Factors, factorKeys } from './prediction.ts';
import type { HeatEffect } from './season-heat.ts';
import type { WaterEffect } from './season-water.ts';

export interface YieldQuestion {
  /** A key of the crop list. */
  readonly crop: string;
  readonly plantedOn: Day;
  readonly soil: SoilType;
  readonly ph: number | null;
  readonly rainfall: Rainfall;
  readonly fertilizer: Fertilizer;
  readonly amount: FertilizerAmount | null;
  readonly seed: Seed | null;
  readonly county: string | null;
  readonly band: AltitudeBand | null;
  readonly irrigated: boolean;
  readonly normals: readonly Normal[] | null;
  readonly days: readonly WeatherDay[];
  readonly site: Site | null;
  /** The farmer's own seasons of this crop, kg per hectare. */
  readonly own: readonly number[];
  /** The condition in the crop, and its usual loss. */
  readonly trouble: Trouble | null;
  readonly loss: Loss | null;
  readonly today: Day;
}

/** Everything that a prediction is based on, computed once. */
export interface Worked {
  readonly q: YieldQuestion;
  readonly base: Base;
  readonly planting: Planting | null;
  readonly water: WaterEffect;
  readonly heat: HeatEffect;
  readonly factors: Factors;
  readonly reach: number | null;
  readonly own: number | null;
}

/**
 * Tonnes per hectare with these factors. Own seasons already include the farmer's soil and practice, so only
 * this season's rain, heat, date and health change them.
 */
export const tonnesWith = (
  { base, reach, own, q }: Pick<Worked, 'base' | 'reach' | 'own' | 'q'>,
  factors: Factors,
): number => {
  const modelled = modelledYield(
    base.tonnes,
    factorKeys.map((key) => factors[key]),
    reach,
  )!;
  const blended =
    own === null
      ? null
      : withHistory(
          modelled,
          own / 1000,
          q.own.filter((kg) => kg > 0).length,
          factors.rain * factors.heat * factors.date * factors.health,
        );
  return reach === null ? (blended ?? modelled) : Math.min(reach, blended ?? modelled);
};
