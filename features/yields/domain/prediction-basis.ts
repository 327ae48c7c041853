import type { Site } from '#features/agronomy/domain/water/evapotranspiration.ts';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { modelledYield, withHistory } from '#features/agronomy/domain/yield-estimate.ts';
import type { AltitudeBand } from '#features/crops/domain/crop.ts';
import type { SoilType } from '#features/fields/domain/field.ts';
import type { Day } from '#kit/pure/days.ts';
import type { Normal } from '#knowledge/climate/normals.ts';
import type { Fertilizer, FertilizerAmount, Rainfall, Seed } from './choices.ts';
import type { Base } from './county-base.ts';
import type { PlantingTiming } from './factors.ts';
import type { Loss, Trouble } from './health.ts';
import { type Factors, factorKeys } from './prediction.ts';
import type { HeatEffect } from './season-heat.ts';
import type { WaterEffect } from './season-water.ts';

export interface YieldInput {
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
  readonly ownYields: readonly number[];
  /** The condition in the crop, and its usual loss. */
  readonly trouble: Trouble | null;
  readonly loss: Loss | null;
  readonly today: Day;
}

/** Everything that a prediction is based on, computed once. */
export interface PredictionBasis {
  readonly input: YieldInput;
  readonly base: Base;
  readonly planting: PlantingTiming | null;
  readonly water: WaterEffect;
  readonly heat: HeatEffect;
  readonly factors: Factors;
  readonly attainable: number | null;
  readonly ownYield: number | null;
}

/**
 * Tonnes per hectare with these factors. Own seasons already include the farmer's soil and practice, so only
 * this season's rain, heat, date and health change them.
 */
export const tonnesWith = (
  { base, attainable, ownYield, input }: Pick<PredictionBasis, 'base' | 'attainable' | 'ownYield' | 'input'>,
  factors: Factors,
): number => {
  const modelled = modelledYield(
    base.tonnes,
    factorKeys.map((key) => factors[key]),
    attainable,
  )!;
  const blended =
    ownYield === null
      ? null
      : withHistory(
          modelled,
          ownYield / 1000,
          input.ownYields.filter((kg) => kg > 0).length,
          factors.rain * factors.heat * factors.date * factors.health,
        );
  return attainable === null ? (blended ?? modelled) : Math.min(attainable, blended ?? modelled);
};
