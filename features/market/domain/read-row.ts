import { addDays, type Day } from '#kit/pure/days.ts';
import { isCamp } from './camps.ts';
import type { Columns } from './columns.ts';
import { cropOfCommodity } from './commodity.ts';
import { readIsoDay, readKamisDay } from './day.ts';
import { isInKenya, type marketPlaces } from './place.ts';
import type { Price, PriceType, Reason } from './price.ts';
import { readAmount, readQuoted, unitKilograms } from './unit.ts';

interface ReadContext {
  readonly places: ReturnType<typeof marketPlaces>;
  readonly today: Day;
}
type RowResult = { readonly prices: readonly Price[] } | { readonly reason: Reason };

/**
 * Plausible range in shillings per kilogram. Above it is a typing error or a lorry load, below one a missing
 * digit.
 */
const MIN_PER_KG = 1;
export const MAX_PER_KG = 10_000;
const LONGEST_NAME = 120;
/** WFP dates a month by its middle day. */
const MONTH_AHEAD_DAYS = 16;
const EARLIEST_DAY = '1990-01-01';

const rejected = (reason: Reason): RowResult => ({ reason });
const toNumber = (text: string): number | null =>
  text === '' || !Number.isFinite(Number(text)) ? null : Number(text);
const typeOf = (text: string): PriceType =>
  /whole/i.test(text) ? 'wholesale' : /farm/i.test(text) ? 'farm_gate' : 'retail';

const dayFault = (day: ReturnType<typeof readIsoDay>, last: Day): Reason | null => {
  if (day === 'us') return 'us_date';
  if (day === null || day < EARLIEST_DAY) return 'date';
  return day > last ? 'future' : null;
};

/** The price per kilogram from amount and unit, or why there is none. */
const pricePerKg = (
  price: number | null,
  unit: string,
): { readonly perKg: number; readonly unitKg: number } | Reason => {
  if (price === null) return 'no_price';
  if (price <= 0) return 'zero';
  const unitKg = unitKilograms(unit);
  if (unitKg === null) return 'unit';
  const perKg = price / unitKg;
  return perKg < MIN_PER_KG || perKg > MAX_PER_KG ? 'absurd' : { perKg, unitKg };
};

interface ColumnNames {
  readonly date: string;
  readonly market: string;
  readonly county: readonly string[];
  readonly lat: string;
  readonly lng: string;
  readonly commodity: string;
  readonly flag: string;
  readonly type: string;
  readonly currency: string;
}
const wfpColumns: ColumnNames = {
  date: 'date',
  market: 'market',
  county: ['admin2', 'admin1'],
  lat: 'latitude',
  lng: 'longitude',
  commodity: 'commodity',
  flag: 'priceflag',
  type: 'pricetype',
  currency: 'currency',
};
const hapiColumns: ColumnNames = {
  date: 'reference_period_start',
  market: 'market_name',
  county: ['admin1_name', 'provider_admin2_name'],
  lat: 'lat',
  lng: 'lon',
  commodity: 'commodity_name',
  flag: 'price_flag',
  type: 'price_type',
  currency: 'currency_code',
};

/** A line of the WFP file or of the HDX API, which has the same prices under other names. */
const readWfp = (columns: Columns, row: readonly string[], { places, today }: ReadContext): RowResult => {
  const names = columns.shape === 'hapi' ? hapiColumns : wfpColumns;
  const at = (name: string): string => columns.cellText(row, name);
  const country = at(columns.shape === 'hapi' ? 'location_code' : 'countryiso3').toUpperCase();
  const [lat, lng] = [toNumber(at(names.lat)), toNumber(at(names.lng))];
  const currency = at(names.currency).toUpperCase();
  // A neighbouring country's currency marks a file of that country. A Kenyan file may still quote in dollars.
  if (
    (country !== '' && country !== 'KEN') ||
    (lat !== null && lng !== null && !isInKenya({ lat, lng })) ||
    !['KES', 'USD', ''].includes(currency)
  )
    return rejected('other_country');
  if (currency !== 'KES') return rejected('currency');
  const variety = at(names.commodity);
  const commodity = cropOfCommodity(variety);
  if (commodity === null || variety.length > LONGEST_NAME) return rejected('not_a_crop');
  if (/forecast/i.test(at(names.flag))) return rejected('forecast');
  const market = at(names.market);
  if (market === '' || market.length > LONGEST_NAME) return rejected('market');
  const day = readIsoDay(at(names.date));
  const fault = dayFault(day, addDays(today, MONTH_AHEAD_DAYS));
  if (fault) return rejected(fault);
  const price = readAmount(at('price'));
  const weighed = pricePerKg(price, at('unit'));
  if (typeof weighed === 'string') return rejected(weighed);
  const usd = readAmount(at('usdprice'));
  const rate = usd !== null && usd > 0 ? price! / usd : null;
  return {
    prices: [
      {
        source: 'wfp',
        commodity,
        variety,
        grade: '',
        market,
        ...places(market, names.county.map(at).find((name) => name !== '') ?? '', lat, lng),
        camp: isCamp(market),
        type: typeOf(at(names.type)),
        price: price!,
        unit: at('unit').toUpperCase(),
        ...weighed,
        currency: 'KES',
        volume: null,
        usdRate: rate !== null && rate > 20 && rate < 1000 ? Math.round(rate * 100) / 100 : null,
        day: day!,
      },
    ],
  };
};

const isGiven = (text: string): boolean => !['', '-', '—', 'n/a'].includes(text.toLowerCase());

/** A line of KAMIS: one commodity at one market, with wholesale and retail prices, both in shillings. */
const readKamis = (columns: Columns, row: readonly string[], { places, today }: ReadContext): RowResult => {
  const at = (name: string): string => columns.cellText(row, name);
  const named = [at('commodity'), at('classification')].filter(isGiven).join(', ');
  const commodity = cropOfCommodity(named);
  if (commodity === null || named.length > LONGEST_NAME) return rejected('not_a_crop');
  const market = at('market');
  if (!isGiven(market) || market.length > LONGEST_NAME) return rejected('market');
  const day = readKamisDay(at('date'));
  const fault = dayFault(day, today);
  if (fault) return rejected(fault);
  const place = places(market, at('county'), null, null);
  const grade = isGiven(at('grade')) ? at('grade').slice(0, LONGEST_NAME) : '';
  const volume = readAmount(at('supply_volume').replace(/\s*kgs?$/i, ''));
  const prices: Price[] = [];
  let lastReason: Reason = 'no_price';
  for (const type of ['wholesale', 'retail'] as const) {
    if (!isGiven(at(type))) continue;
    const quoted = readQuoted(at(type));
    const weighed = pricePerKg(quoted?.price ?? null, quoted?.unit ?? '');
    if (typeof weighed === 'string') {
      lastReason = weighed;
      continue;
    }
    // The volume on offer is reported once for both prices.
    const offered = prices.length === 0 && volume !== null && volume >= 0 ? volume * weighed.unitKg : null;
    prices.push({
      source: 'kamis',
      commodity,
      variety: named,
      grade,
      market,
      ...place,
      camp: isCamp(market),
      type,
      price: quoted!.price,
      unit: quoted!.unit.toUpperCase(),
      ...weighed,
      currency: 'KES',
      volume: offered,
      usdRate: null,
      day: day!,
    });
  }
  return prices.length > 0 ? { prices } : rejected(lastReason);
};

export const readRow = (columns: Columns, row: readonly string[], reading: ReadContext): RowResult =>
  columns.shape === 'kamis' ? readKamis(columns, row, reading) : readWfp(columns, row, reading);
