import { findFieldPosition } from '#features/fields/server/api.ts';
import { countyOf } from '#features/places/domain/county-of.ts';
import { kmBetween } from '#features/places/domain/place-info.ts';
import { type Day, dayInNairobi } from '#kit/pure/days.ts';
import type { Point } from '#kit/pure/geometry.ts';
import type { Transaction } from '#kit/server/database/database.ts';
import { isWithinReach, REACH_KM } from '../domain/fair-offer.ts';
import { chartOf, laterRatios, seasonShares } from '../domain/seasonal-prices.ts';
import type { Insights, Quote } from '../prices-contract.ts';
import { syncState } from './import-runs.ts';
import {
  monthlyMedians,
  newestOfMarkets,
  newestQuotes,
  type QuoteRow,
  countReporting,
  latestVolume,
} from './sql.ts';

/** Maximum number of newest quotes in the reply (MKT-03). */
export const MAX_QUOTES = 50;
/**
 * Maximum number of market quotes in the reply, nearest first; the phone caches them. One quote per market
 * and price type.
 */
const MAX_MARKET_QUOTES = 60;

const round = (value: number, digits = 2): number => Math.round(value * 10 ** digits) / 10 ** digits;

const toQuote = (row: QuoteRow, fieldPosition: Point | null): Quote => ({
  market: row.market_name,
  county: row.county,
  km:
    fieldPosition && row.lat !== null && row.lng !== null
      ? Math.round(kmBetween(fieldPosition, { lat: row.lat, lng: row.lng }))
      : null,
  day: row.date,
  type: row.price_type,
  source: row.source,
  variety: row.variety,
  grade: row.grade,
  price: row.price,
  unit: row.unit,
  currency: row.currency,
  per_kg: round(row.price_per_kg),
  volume: row.volume,
});

/**
 * Nearest first. A market with an unknown place counts as at the edge of reach when it is in the field's
 * county, else as farthest. At equal distance, newest first.
 */
const byDistance = (fieldCounty: string | null) => {
  const distanceOf = (quote: Quote): number =>
    quote.km ?? (fieldCounty !== null && isWithinReach(quote, fieldCounty) ? REACH_KM : 100_000);
  return (a: Quote, b: Quote): number =>
    distanceOf(a) - distanceOf(b) || (a.day < b.day ? 1 : a.day > b.day ? -1 : 0);
};

const rateOf = (rows: readonly QuoteRow[]): Insights['rate'] => {
  const [newest] = rows
    .filter((row) => row.usd_rate !== null && row.currency === 'KES')
    .sort((a, b) => (a.date < b.date ? 1 : -1));
  return newest ? { kes_per_usd: round(newest.usd_rate!), day: newest.date, source: newest.source } : null;
};

const fieldPositionOf = async (
  tx: Transaction,
  userId: string,
  field: string | undefined,
): Promise<Point | null> => {
  const position = field === undefined ? null : await findFieldPosition(tx, userId, field);
  return position && !position.location_unconfirmed
    ? { lat: position.location_lat, lng: position.location_lng }
    : null;
};

const newestMarketDay = (rows: readonly QuoteRow[]): Day | null =>
  rows
    .filter(({ price_type: type }) => type !== 'farm_gate')
    .reduce<Day | null>((newest, { date }) => (newest === null || date > newest ? date : newest), null);

interface InsightsQuery {
  readonly crop: string;
  readonly field?: string | undefined;
}

export const readInsights = async (
  tx: Transaction,
  userId: string,
  { crop, field }: InsightsQuery,
  now: Date,
  hasFeed: boolean,
): Promise<Insights> => {
  const today = dayInNairobi(now);
  const month = today.slice(0, 7);
  const fieldPosition = await fieldPositionOf(tx, userId, field);
  const fieldCounty = fieldPosition && countyOf(fieldPosition);
  const quoteRows = await newestQuotes(tx, crop, MAX_QUOTES);
  const marketRows = await newestOfMarkets(tx, crop, today);
  const chart = chartOf(await monthlyMedians(tx, crop), month);
  const [volume] = await latestVolume(tx, crop, today);
  const { n } = await countReporting(tx, crop, today);
  return {
    crop,
    at: now.toISOString(),
    sync: await syncState(tx, hasFeed),
    county: fieldCounty,
    newest: newestMarketDay([...quoteRows, ...marketRows]),
    quotes: quoteRows.map((row) => toQuote(row, fieldPosition)),
    markets: marketRows
      .map((row) => toQuote(row, fieldPosition))
      .sort(byDistance(fieldCounty))
      .slice(0, MAX_MARKET_QUOTES),
    chart:
      chart && chart.months.length > 0
        ? { type: chart.type, months: [...chart.months], season: copySeason(seasonShares(chart.all, month)) }
        : null,
    later:
      (chart && laterRatios(chart.all, month))?.map((one) => ({ ...one, ratios: [...one.ratios] })) ?? null,
    stats: {
      volume: volume ? { kg: round(volume.kg, 0), day: volume.day } : null,
      reporting: n > 0 ? n : null,
      traded: volume && volume.kes > 0 ? { kes: round(volume.kes, 0), day: volume.day } : null,
    },
    rate: rateOf(marketRows),
  };
};

const copySeason = (season: ReturnType<typeof seasonShares>): NonNullable<Insights['chart']>['season'] =>
  season && { years: season.years, shares: [...season.shares] };
