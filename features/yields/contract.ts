import * as z from 'zod/mini';
import { soilTypes } from '#features/fields/domain/field.ts';
import { counties } from '#features/places/domain/counties.ts';
import { cachedOperation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { areaUnits } from '#kit/pure/units.ts';
import { command, synced } from '#kit/sync/commands.ts';
import { amounts, fertilizers, placeSources, rainfalls, seeds } from './domain/choices.ts';
import { shares } from './domain/health.ts';
import { refusals } from './domain/prediction-request.ts';
import { adviceKeys, changes, riskKeys } from './domain/prediction.ts';
import { priceSources } from './domain/price.ts';

const number = z.number();
const nullableNumber = z.nullable(number);
const day = z.string();
const county = z.nullable(z.enum(counties));
const requestFields = {
  id: idSchema,
  field_id: z.nullable(idSchema),
  crop_type: z.string().check(z.maxLength(60)),
  area_size: number,
  area_unit: z.enum(areaUnits),
  soil_type: z.enum(soilTypes),
  planting_date: z.iso.date(),
  expected_rainfall: z.enum(rainfalls),
  fertilizer_use: z.enum(fertilizers),
  fertilizer_amount: z.nullable(z.enum(amounts)),
  seed: z.nullable(z.enum(seeds)),
  previous_yield: nullableNumber,
  trouble: z.optional(
    z.nullable(
      z.object({ condition: z.string().check(z.maxLength(80)), share: z.enum(shares), treated: z.boolean() }),
    ),
  ),
  county,
  place_from: z.enum(placeSources),
};

/** `reckoned`: the phone's result; the server computes again and stores only its own. */
export const predictYield = command(
  'yields.predict',
  z.object({
    ...requestFields,
    own_price: nullableNumber,
    reckoned: z.nullable(z.record(z.string(), z.unknown())),
  }),
  refusals,
);

const price = z.object({
  per_kg: number,
  from: z.enum(priceSources),
  market: z.nullable(z.string()),
  county: z.nullable(z.string()),
  km: nullableNumber,
  date: day,
  is_old: z.boolean(),
  usd_rate: nullableNumber,
});
const figures = z.object({
  kg: number,
  low: number,
  high: number,
  confidence: number,
  base: z.object({
    from: z.enum(['county', 'country']),
    years: nullableNumber,
    noBetter: z.boolean(),
    kg: number,
  }),
  factors: z.object({
    rain: number,
    heat: number,
    date: number,
    fertilizer: number,
    seed: number,
    ground: number,
    acid: number,
    health: number,
  }),
  keyFactors: z.object({ weatherImpact: number, soilImpact: number, managementImpact: number }),
  rain: z.object({
    known: z.boolean(),
    why: z.nullable(z.enum(['no_figure', 'paddy', 'no_climate'])),
    seen: number,
    of: number,
  }),
  heat: z.optional(number),
  loss: z.optional(z.nullable(z.object({ low: number, high: number }))),
  own: z.object({ seasons: number, kg: nullableNumber }),
  harvest: z.nullable(z.object({ date: day, from: day, to: day })),
  window: z.nullable(z.object({ from: day, to: day })),
  better: z.nullable(z.object({ change: z.enum(changes), kg: number, inTime: z.boolean() })),
  recommendations: z.array(z.enum(adviceKeys)),
  riskFactors: z.array(z.enum(riskKeys)),
});
const weather = z.object({
  fetched_at: z.string(),
  current: z.nullable(
    z.object({ temperature: nullableNumber, humidity: nullableNumber, condition: z.nullable(z.string()) }),
  ),
  days: z.array(z.object({ date: day, tmin: nullableNumber, tmax: nullableNumber, rain: nullableNumber })),
});

/** One prediction, under the names the dashboard reads (YLD-08). */
export const yieldRows = synced(
  'yield_prediction',
  z.object({
    ...requestFields,
    area_hectares: number,
    predicted_yield_kg_per_ha: number,
    low_kg_per_ha: number,
    high_kg_per_ha: number,
    estimated_revenue: nullableNumber,
    price: z.nullable(price),
    confidence_score: number,
    harvest_date: z.nullable(day),
    factors: figures,
    weather_data: z.nullable(weather),
    soil_data: z.object({ soil_type: z.enum(soilTypes), soil_ph: nullableNumber }),
    created_at: z.string(),
  }),
);

/** YLD-12b. Not requested for a crop that is sold in another form than it is harvested in. */
export const yieldPrice = cachedOperation({
  id: 'yields.price',
  method: 'GET',
  path: '/api/yields/price',
  access: 'user',
  perMinute: 30,
  summary:
    'The latest market price of a crop near one of the caller’s fields, or in a county, with market and date; null where none is known',
  refusals: { 'plans.pro_only': 403 },
  query: z.object({
    crop: z.string().check(z.maxLength(60)),
    field: z.optional(idSchema),
    county: z.optional(z.enum(counties)),
  }),
  /** Crop and county let the client ignore a cached reply to another request. */
  reply: z.object({ crop: z.string(), county, price: z.nullable(price) }),
});
