import type { AltitudeBand } from '#features/crops/domain/crop.ts';
import type { SoilType } from '#features/fields/domain/field.ts';
import type { County } from '#features/places/domain/counties.ts';
import { addDays, type Day, dayInNairobi, dayNumber } from '#kit/pure/days.ts';
import { ok, refuse, type Refused, type Result } from '#kit/pure/result.ts';
import { type AreaUnit, toHectares } from '#kit/pure/units.ts';
import { isConditionKey } from '#knowledge/index.ts';
import {
  type Fertilizer,
  type FertilizerAmount,
  type PlaceSource,
  type Rainfall,
  type Seed,
  yieldCrops,
} from './choices.ts';
import type { Loss, Trouble } from './health.ts';
import { predict } from './predict.ts';
import type { YieldInput } from './prediction-basis.ts';
import type { Figures } from './prediction.ts';
import type { Price } from './price.ts';
import { plausibleYields } from './recorded-yields.ts';
import type { WeatherBrief } from './weather-brief.ts';

/** The farmer's inputs (YLD-02). Names are the ledger's. */
export interface PredictionRequest {
  readonly id: string;
  readonly field_id: string | null;
  readonly crop_type: string;
  readonly area_size: number;
  readonly area_unit: AreaUnit;
  readonly soil_type: SoilType;
  readonly planting_date: Day;
  readonly expected_rainfall: Rainfall;
  readonly fertilizer_use: Fertilizer;
  readonly fertilizer_amount: FertilizerAmount | null;
  readonly seed: Seed | null;
  /** A problem that the farmer sees in the crop now. Absent from older app versions. */
  readonly trouble?: Trouble | null | undefined;
  /** Kilograms per hectare in an earlier season; used when no season is recorded. */
  readonly previous_yield: number | null;
  /**
   * The county that the farmer chose, or the county of the field. The server prefers the county it computes
   * from the field's position.
   */
  readonly county: County | null;
  readonly place_from: PlaceSource;
  /** The farmer's own price, KES per kilogram; preferred to market prices. */
  readonly own_price: number | null;
}

/** A prediction as stored and shown. Harvests in kg per hectare, money in KES for the whole area. */
export interface YieldPrediction extends Omit<PredictionRequest, 'own_price'> {
  readonly area_hectares: number;
  readonly predicted_yield_kg_per_ha: number;
  readonly low_kg_per_ha: number;
  readonly high_kg_per_ha: number;
  readonly estimated_revenue: number | null;
  readonly price: Price | null;
  readonly confidence_score: number;
  readonly harvest_date: Day | null;
  readonly factors: Figures;
  readonly weather_data: WeatherBrief | null;
  readonly soil_data: { readonly soil_type: SoilType; readonly soil_ph: number | null };
  readonly created_at: string;
}

/** Data that the phone and the server each look up for a request. */
export interface PredictionContext extends Pick<
  YieldInput,
  'normals' | 'days' | 'site' | 'ph' | 'irrigated'
> {
  readonly county: County | null;
  readonly band: AltitudeBand | null;
  /** Recorded seasons, kg per hectare. */
  readonly seasonYields: readonly number[];
  /**
   * The usual loss from the selected condition, from its page in the knowledge base; null when no figure is
   * published.
   */
  readonly loss: Loss | null;
  readonly price: Price | null;
  readonly weather: WeatherBrief | null;
}

export const refusals = [
  'plans.pro_only',
  'yields.crop_unknown',
  'yields.size_wrong',
  'yields.date_wrong',
  'yields.place_missing',
  'yields.previous_wrong',
  'yields.price_wrong',
] as const;
type YieldRefusal = (typeof refusals)[number];

/**
 * Area in hectares; planting date at most this many days before or after today; price in KES per kilogram,
 * narrow enough to refuse the price of a whole lorry load.
 */
export const LIMITS = {
  hectares: [0.001, 10_000],
  daysBack: 400,
  daysAhead: 366,
  price: [0.5, 5_000],
} as const;
const within = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most;

const requestFault = (
  request: PredictionRequest,
  county: string | null,
  today: Day,
): Refused<YieldRefusal> | null => {
  const { planting_date: day } = request;
  if (!yieldCrops.includes(request.crop_type)) return refuse('yields.crop_unknown');
  if (!within(toHectares(request.area_size, request.area_unit), LIMITS.hectares))
    return refuse('yields.size_wrong');
  if (
    dayNumber(day) === null ||
    day < addDays(today, -LIMITS.daysBack) ||
    day > addDays(today, LIMITS.daysAhead)
  )
    return refuse('yields.date_wrong');
  if (county === null) return refuse('yields.place_missing');
  if (
    request.previous_yield !== null &&
    plausibleYields(request.crop_type, [request.previous_yield]).length === 0
  )
    return refuse('yields.previous_wrong');
  return request.own_price !== null && !within(request.own_price, LIMITS.price)
    ? refuse('yields.price_wrong')
    : null;
};

const ownPrice = (perKg: number, today: Day): Price => ({
  per_kg: perKg,
  from: 'own',
  market: null,
  county: null,
  km: null,
  date: today,
  is_old: false,
  usd_rate: null,
});

/** A crop that is not planted yet has no disease; an unknown condition is ignored. */
const currentTrouble = ({ trouble, planting_date: planted }: PredictionRequest, today: Day): Trouble | null =>
  trouble && planted <= today && isConditionKey(trouble.condition) ? trouble : null;

/** Same computation on phone and server, each with its own data. The server trusts only its own. */
export const decidePredict = (
  request: PredictionRequest,
  context: PredictionContext,
  now: Date,
): Result<YieldPrediction, YieldRefusal> => {
  const today = dayInNairobi(now);
  const county = context.county ?? request.county;
  const fault = requestFault(request, county, today);
  if (fault) return fault;
  const previous = request.previous_yield === null ? [] : [request.previous_yield];
  const trouble = currentTrouble(request, today);
  const figures = predict({
    crop: request.crop_type,
    plantedOn: request.planting_date,
    soil: request.soil_type,
    rainfall: request.expected_rainfall,
    fertilizer: request.fertilizer_use,
    amount: request.fertilizer_amount,
    seed: request.seed,
    trouble,
    ...context,
    county,
    ownYields: context.seasonYields.length > 0 ? context.seasonYields : previous,
    today,
  });
  if (!figures) return refuse('yields.crop_unknown');
  const hectares = toHectares(request.area_size, request.area_unit);
  const price = request.own_price === null ? context.price : ownPrice(request.own_price, today);
  const { own_price: _own, ...requestWithoutPrice } = request;
  return ok({
    ...requestWithoutPrice,
    trouble,
    county,
    area_hectares: hectares,
    predicted_yield_kg_per_ha: figures.kg,
    low_kg_per_ha: figures.low,
    high_kg_per_ha: figures.high,
    estimated_revenue: price === null ? null : Math.round(figures.kg * hectares * price.per_kg),
    price,
    confidence_score: figures.confidence,
    harvest_date: figures.harvest?.date ?? null,
    factors: figures,
    weather_data: context.weather,
    soil_data: { soil_type: request.soil_type, soil_ph: context.ph },
    created_at: now.toISOString(),
  });
};
