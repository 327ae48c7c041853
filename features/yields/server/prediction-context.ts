/**
 * What the server knows about the place, weather and seasons of a prediction. Reads the tables of fields and
 * crops, because it needs both.
 */
import sql from 'sql-template-tag';
import { isCoast } from '#features/agronomy/domain/season.ts';
import type { Site } from '#features/agronomy/domain/water/evapotranspiration.ts';
import { bandOf } from '#features/crops/domain/harvest.ts';
import type { IrrigationType } from '#features/fields/domain/field.ts';
import type { County } from '#features/places/domain/counties.ts';
import { countyOf } from '#features/places/domain/county-of.ts';
import { cellOf } from '#features/weather/domain/cell.ts';
import { cachedForecast, weatherOfCells } from '#features/weather/server/api.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import type { Point } from '#kit/pure/geometry.ts';
import type { Query } from '#kit/server/database/database.ts';
import { normalOf } from '#knowledge/climate/normals.ts';
import { loadCondition } from '#knowledge/index.ts';
import { normalsOf } from '../domain/climate-normals.ts';
import { isIrrigated } from '../domain/irrigated.ts';
import type { PredictionRequest, PredictionContext } from '../domain/prediction-request.ts';
import { hasMarketPrice, type Price } from '../domain/price.ts';
import { recordedYields, type SeasonRow } from '../domain/recorded-yields.ts';
import { weatherBrief } from '../domain/weather-brief.ts';
import type { LatestPrice } from './ports.ts';

interface Plot {
  readonly lat: number;
  readonly lng: number;
  readonly unconfirmed: boolean;
  readonly elevation: number | null;
  readonly ph: number | null;
  readonly irrigation: IrrigationType | null;
  readonly told: string | null;
}

const plotOf = (tx: Query, userId: string, fieldId: string): Promise<Plot | null> =>
  tx.maybe(sql`
    select location_lat as lat, location_lng as lng, location_unconfirmed as unconfirmed, elevation,
      soil_ph as ph, irrigation_type as irrigation, location_description as told
    from fields
    where user_id = ${userId} and id = ${fieldId}
  `);

const seasonsOf = (tx: Query, userId: string): Promise<SeasonRow[]> =>
  tx.many(sql`
    select field_id, crop_type, status, actual_yield, area_planted, harvested_on::text
    from crops
    where user_id = ${userId} and status = 'harvested' and actual_yield > 0
    order by harvested_on desc nulls last
    limit 200
  `);

/** Weather is stored this far back. */
const PAST_DAYS = 220;

/** Observed and forecast days; sample weather is ignored. */
const weatherAt = async (tx: Query, point: Point | null, now: Date) => {
  const cell = point && cellOf(point);
  const weather =
    cell === null ? undefined : (await weatherOfCells(tx, [cell], dayInNairobi(now), PAST_DAYS)).get(cell);
  if (!weather || weather.source === 'sample') return { days: [], brief: null, elevation: null };
  const forecast = await cachedForecast(tx, weather.cell);
  return {
    days: [...weather.past, ...weather.ahead],
    brief: forecast && weatherBrief(forecast, now),
    elevation: weather.elevation,
  };
};

export interface Place {
  readonly point: Point | null;
  readonly county: County | null;
  readonly plot: Plot | null;
}

export const placeFor = async (
  tx: Query,
  userId: string,
  fieldId: string | null,
  county: County | null,
): Promise<Place> => {
  const plot = fieldId === null ? null : await plotOf(tx, userId, fieldId);
  const point = plot && !plot.unconfirmed ? { lat: plot.lat, lng: plot.lng } : null;
  return { plot, point, county: (point && countyOf(point)) ?? county };
};

export const marketPrice = async (
  tx: Query,
  priceFor: LatestPrice,
  crop: string,
  { point, county }: Place,
  now: Date,
): Promise<Price | null> => {
  const latest = hasMarketPrice(crop)
    ? await priceFor(tx, { crop, county, lat: point?.lat ?? null, lng: point?.lng ?? null, now })
    : null;
  return latest && latest.currency === 'KES'
    ? {
        per_kg: latest.perKg,
        from: 'market',
        market: latest.market,
        county: latest.county,
        km: latest.km,
        date: latest.date,
        is_old: latest.isOld,
        usd_rate: latest.usdRate,
      }
    : null;
};

const DEFAULT_ELEVATION = 1500;

/** Another user's `ask.field_id` is ignored. */
export const predictionContextFor = async (
  tx: Query,
  userId: string,
  ask: PredictionRequest,
  now: Date,
  priceFor: LatestPrice,
): Promise<PredictionContext & { readonly hasField: boolean }> => {
  const place = await placeFor(tx, userId, ask.field_id, ask.county);
  const { point, county, plot } = place;
  const localWeather = await weatherAt(tx, point, now);
  const elevation = plot?.elevation ?? localWeather.elevation;
  const site: Site | null = point && {
    latitude: point.lat,
    elevation: elevation ?? DEFAULT_ELEVATION,
    coast: isCoast(county),
  };
  return {
    hasField: plot !== null,
    county,
    band: bandOf(elevation),
    site,
    ph: plot?.ph ?? null,
    irrigated: isIrrigated(plot?.irrigation ?? null),
    days: localWeather.days,
    weather: localWeather.brief,
    normals: normalsOf(normalOf, county, point, elevation),
    seasonYields: recordedYields(
      await seasonsOf(tx, userId),
      ask.crop_type,
      plot === null ? null : ask.field_id,
    ),
    loss: ask.trouble ? ((await loadCondition(ask.trouble.condition))?.yieldLoss?.range ?? null) : null,
    price: ask.own_price === null ? await marketPrice(tx, priceFor, ask.crop_type, place, now) : null,
  };
};
