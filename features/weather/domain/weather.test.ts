import fc from 'fast-check';
import { expect, test } from 'vitest';
import { farmAction, moistureOf, rainSoon, windOf } from './advice.ts';
import { carryOver, forecastFrom } from './carry-over.ts';
import { cellOf, centreOfCell } from './cell.ts';
import { utcOffsetAt } from './clock.ts';
import { fromMet, fromWmo } from './codes.ts';
import { daysOf, forecastDays, localDay, localHour, midnightOf } from './days.ts';
import { humidHours } from './estimate-hours.ts';
import { faultOf } from './forecast-fault.ts';
import { conditions, type Forecast, type ForecastHour } from './forecast.ts';
import { DAYS_SHOWN, daysLeft, hourNow, isNight, clampIndex, rainAhead, slotsOf } from './pick-day.ts';
import { createImplausibleValues, readQuantity, quantities, type QuantityName } from './plausible.ts';

const HOUR = 3_600;
const NAIROBI = 180;
const midnight = midnightOf('2026-11-21', NAIROBI);
const hour = (at: number, over: Partial<ForecastHour> = {}): ForecastHour => ({
  at,
  hours: 1,
  temperature: 20,
  humidity: 60,
  wind: 8,
  rain: 0,
  rainChance: 10,
  clouds: 30,
  pressure: 1_013,
  radiation: 0.5,
  et0: 0.1,
  condition: 'sunny',
  ...over,
});
const forecast = (hours: readonly ForecastHour[], over: Partial<Forecast> = {}): Forecast => ({
  source: 'open-meteo',
  fetchedAt: '2026-11-21T05:00:00.000Z',
  place: { lat: -0.3, lng: 36.1 },
  elevation: 1_850,
  utcOffset: NAIROBI,
  hours,
  days: [],
  doubts: [],
  ...over,
});
const day = (over: (h: number) => Partial<ForecastHour> = () => ({}), start = midnight): ForecastHour[] =>
  Array.from({ length: 24 }, (_, h) => hour(start + h * HOUR, over(h)));

test('WEA-04 heavy rain or storm: protect; light rain: monitor; sunny and dry: irrigate; otherwise normal', () => {
  for (const condition of ['heavy_rain', 'thunderstorm'] as const)
    expect(farmAction({ condition, rainProb: 0, rain: 0 })).toEqual({ urgency: 'high', act: 'protect' });
  expect(farmAction({ condition: 'light_rain', rainProb: 90, rain: 29.9 })).toEqual({
    urgency: 'medium',
    act: 'monitor',
  });
  expect(farmAction({ condition: 'sunny', rainProb: 19.9, rain: null })).toEqual({
    urgency: 'medium',
    act: 'irrigate',
  });
  for (const rainProb of [20, 100, null])
    expect(farmAction({ condition: 'sunny', rainProb, rain: 0 })).toEqual({ urgency: 'low', act: 'normal' });
  for (const condition of ['cloudy', 'partly_cloudy', 'fog', null] as const)
    expect(farmAction({ condition, rainProb: 0, rain: 0 })).toEqual({ urgency: 'low', act: 'normal' });
});

test('WEA-04 watering waits for 10 mm of rain in the next three days', () => {
  const days = [0, 0, 6, 4, 20, null].map((rain) => ({ rain }));
  expect([rainSoon(days, 0), rainSoon(days, 1), rainSoon(days, 4), rainSoon([], 0)]).toEqual([
    10,
    30,
    null,
    null,
  ]);
  expect(rainSoon([{ rain: 40 }, { rain: 9.9 }], 0)).toBeNull();
});

test('WEA-04 a day of 30 mm counts as heavy rain even if it falls gently; rain already fallen no longer counts', () => {
  expect(farmAction({ condition: 'light_rain', rainProb: 90, rain: 30 })).toEqual({
    urgency: 'high',
    act: 'protect',
  });
  const gentle = forecast(
    day((h) => ({ rain: h < 12 ? 2.6 : 0, condition: h < 12 ? 'light_rain' : 'sunny' })),
  );
  const [today] = daysLeft(gentle, midnight);
  expect([0, 6, 12, 23].map((h) => rainAhead(gentle, today!, midnight + h * HOUR)?.toFixed(1))).toEqual([
    '31.2',
    '15.6',
    '0.0',
    '0.0',
  ]);
  expect(rainAhead(forecast([]), { day: '2026-11-21', rain: 40 }, midnight)).toBe(40);
  expect(rainAhead(gentle, { day: '2026-11-21', rain: null }, midnight)).toBeNull();
});

test('WEA-05 moisture and wind levels change at the exact limits, and are null without data', () => {
  expect([60.1, 60, 30.1, 30, 0, null].map(moistureOf)).toEqual([
    'high',
    'moderate',
    'moderate',
    'low',
    'low',
    null,
  ]);
  expect([20.1, 20, 10.1, 10, 0, null].map(windOf)).toEqual([
    'high',
    'moderate',
    'moderate',
    'light',
    'light',
    null,
  ]);
});

test('WEA-06 the selected day stays within the available days', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.integer(), fc.double(), fc.constant(NaN)),
      fc.integer({ min: 1, max: 16 }),
      (index, days) => {
        const saved = clampIndex(index, days);
        expect(Number.isInteger(saved) && saved >= 0 && saved < days).toBe(true);
        if (Number.isInteger(index) && index >= 0 && index < days) expect(saved === index).toBe(true);
      },
    ),
  );
});

test('WEA-03 eight three-hour slots; rain is the sum of three hours, and a six-hour value fills two slots', () => {
  const slots = slotsOf(
    day((h) => ({ temperature: h, rain: h / 10, rainChance: h })),
    midnight,
  );
  expect(slots.map(({ hour: h }) => h)).toEqual([0, 3, 6, 9, 12, 15, 18, 21]);
  expect(slots[2]).toMatchObject({ firstHour: { temperature: 6 }, rain: 2.1, rainChance: 8 });
  const shower = slotsOf(
    day((h) => ({ condition: h === 14 ? 'rain' : h === 9 ? 'cloudy' : 'sunny' })),
    midnight,
  );
  expect(shower.map(({ sky }) => sky)).toEqual([
    'sunny',
    'sunny',
    'sunny',
    'cloudy',
    'rain',
    'sunny',
    'sunny',
    'sunny',
  ]);
  const six = slotsOf([hour(midnight, { hours: 6, temperature: 14, rain: 9 })], midnight);
  expect(six.map(({ firstHour }) => firstHour?.temperature ?? null)).toEqual([
    14,
    14,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(six[0]!.rain).toBeNull();
});

test('WEA-11 a day has timestamp, temperatures, rain chance, sky, wind, humidity, pressure and clouds', () => {
  const [only] = forecastDays(
    forecast(
      day((h) => ({
        temperature: 10 + h,
        wind: h === 13 ? 25 : 5,
        rainChance: h === 16 ? 80 : 0,
        rain: h === 16 ? 7.25 : 0,
        condition: h === 16 ? 'rain' : 'cloudy',
        clouds: 50,
      })),
    ),
    '',
  );
  expect(only).toEqual({
    day: '2026-11-21',
    date: midnight,
    temp: { max: 33, min: 10, day: 21.5 },
    rain: 7.3,
    rainProb: 80,
    condition: 'rain',
    windSpeed: 25,
    humidity: 60,
    pressure: 1_013,
    clouds: 50,
    radiation: 12,
    et0: 2.4,
  });
});

test('a day follows local time: Nairobi, Adelaide’s half hour, the date line, the poles', () => {
  const at = Date.parse('2026-11-20T21:30:00Z') / 1_000;
  expect([180, 0, 570, -720, 840].map((offset) => localDay(at, offset))).toEqual([
    '2026-11-21',
    '2026-11-20',
    '2026-11-21',
    '2026-11-20',
    '2026-11-21',
  ]);
  expect(midnightOf('2026-11-21', 180)).toBe(Date.parse('2026-11-20T21:00:00Z') / 1_000);
  expect(localHour(at, 570)).toBe(7);
  const places = {
    nairobi: [-1.29, 36.82],
    kampala: [0.35, 32.58],
    arusha: [-3.37, 36.68],
    addis: [9.03, 38.74],
    kigali: [-1.95, 30.06],
    juba: [4.85, 31.6],
    pole: [90, 0],
    fiji: [-17.8, 178],
  } as const;
  expect(Object.values(places).map(([lat, lng]) => utcOffsetAt({ lat, lng }))).toEqual([
    180, 180, 180, 180, 120, 120, 0, 720,
  ]);
  fc.assert(
    fc.property(
      fc.integer({ min: -2e9, max: 4e9 }),
      fc.integer({ min: -56, max: 56 }),
      (moment, quarters) => {
        const offset = quarters * 15;
        const start = midnightOf(localDay(moment, offset), offset);
        expect(moment - start).toBeGreaterThanOrEqual(0);
        expect(moment - start).toBeLessThan(86_400);
      },
    ),
  );
});

test('half a day has no extremes, sums or wet hours; a gap of an hour or two does not matter', () => {
  const half = daysOf(forecast(day().slice(12)))[0]!;
  expect(half).toMatchObject({
    tmin: null,
    tmax: null,
    rain: null,
    rh90Hours: null,
    wetHours: null,
    radiation: null,
    et0: null,
    rhMean: 60,
  });
  const holes = daysOf(
    forecast(
      day((h) => (h === 3 || h === 4 ? { temperature: null, rain: null, humidity: null } : { rain: 0.5 })),
    ),
  )[0]!;
  expect(holes).toMatchObject({ tmax: 20, rain: 11, rh90Hours: 0, hours: 'told' });
});

test('wet hours are those with 90 % humidity or rain, with their own mean temperature', () => {
  const [d] = daysOf(
    forecast(
      day((h) => ({
        temperature: h,
        humidity: h < 6 ? 90 : 89.9,
        rain: h === 20 ? 0.2 : h === 21 ? 0.1 : 0,
      })),
    ),
  );
  expect(d).toMatchObject({
    rh90Hours: 6,
    tRh90: 2.5,
    wetHours: 7,
    tWet: 5,
    rhMax: 90,
    rhMin: 89.9,
    hours: 'told',
  });
});

test('with daily extremes only, humid hours are estimated and labelled so', () => {
  const whole = {
    day: '2026-11-21',
    date: midnight,
    temp: { max: 26, min: 12, day: null },
    rain: 3,
    rainProb: null,
    condition: null,
    windSpeed: null,
    humidity: null,
    pressure: null,
    clouds: null,
    radiation: null,
    et0: null,
  };
  const [d] = daysOf(forecast([], { days: [whole] }));
  expect(d).toMatchObject({ tmax: 26, tmin: 12, rain: 3, hours: 'estimated', windMax: null });
  expect(d!.rh90Hours).toBeGreaterThan(2);
  expect(d!.rh90Hours).toBeLessThan(10);
  expect(d!.tRh90).toBeLessThan(15);
  expect(humidHours(15, 15, null).hours).toBe(24);
  expect(humidHours(20, 38, 25).hours).toBe(0);
  fc.assert(
    fc.property(
      fc.double({ min: -5, max: 28, noNaN: true }),
      fc.double({ min: 0, max: 20, noNaN: true }),
      fc.integer({ min: 5, max: 95 }),
      (tmin, range, rh) => {
        expect(humidHours(tmin, tmin + range, rh).hours).toBeLessThanOrEqual(
          humidHours(tmin, tmin + range, Math.min(100, rh + 5)).hours,
        );
      },
    ),
  );
});

test('a new forecast keeps the previous one’s hours of the morning; sample data is never carried over', () => {
  const saved = forecast(day(() => ({ temperature: 11 })));
  const next = forecast(day(() => ({ temperature: 22 })).slice(9), { source: 'met-norway' });
  const both = carryOver(saved, next);
  expect(both.hours.map(({ temperature }) => temperature)).toEqual([
    ...Array(9).fill(11),
    ...Array(15).fill(22),
  ]);
  expect(both.source).toBe('met-norway');
  expect(carryOver({ ...saved, source: 'sample' }, next).hours).toHaveLength(15);
  expect(carryOver(null, next)).toBe(next);
  // An entry that overlaps the new hours would count them twice.
  expect(carryOver(forecast([hour(midnight + 6 * HOUR, { hours: 6 })]), next).hours).toHaveLength(15);
  expect(forecastFrom(both, midnight + 12 * HOUR).hours).toHaveLength(12);
});

test('a forecast that ends too soon, starts too late or lacks values is rejected', () => {
  const week = Array.from({ length: 168 }, (_, i) => hour(midnight + i * HOUR));
  expect(faultOf(forecast(week), midnight + 8 * HOUR)).toBeNull();
  expect(faultOf(forecast(week), midnight + 150 * HOUR)).toBe('old');
  expect(faultOf(forecast(week), midnight - 30 * HOUR)).toBe('early');
  expect(faultOf(forecast(week.map((h) => ({ ...h, temperature: null }))), midnight)).toBe('holes');
  expect(faultOf(forecast([]), midnight)).toBe('old');
});

test('the remaining days start with the place’s today and are at most seven', () => {
  const ten = Array.from({ length: 240 }, (_, i) => hour(midnight + i * HOUR));
  expect(daysLeft(forecast(ten), midnight + 30 * HOUR).map((d) => d.day)).toEqual([
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
  ]);
  expect(daysLeft(forecast(ten), midnight).length).toBe(DAYS_SHOWN);
  expect(daysLeft(forecast(ten), midnight + 300 * HOUR)).toEqual([]);
  const morning = day((h) => (h === 9 ? { condition: 'thunderstorm', rainChance: 90 } : {}));
  expect(
    [8, 9, 10].map((h) => {
      const [left] = daysLeft(forecast(morning), midnight + h * HOUR);
      return [left!.condition, left!.rainProb];
    }),
  ).toEqual([
    ['thunderstorm', 90],
    ['thunderstorm', 90],
    ['sunny', 10],
  ]);
  expect(hourNow(ten, midnight + 5.5 * HOUR)!.at).toBe(midnight + 5 * HOUR);
  expect(hourNow(ten, midnight - 1)).toBeNull();
  expect([4, 6, 12, 18, 19, 23].map((h) => isNight(midnight + h * HOUR, NAIROBI))).toEqual([
    true,
    false,
    false,
    false,
    true,
    true,
  ]);
});

test('neighbouring places share a cell, and its centre is within half a cell', () => {
  expect([
    cellOf({ lat: -0.3031, lng: 36.08 }),
    cellOf({ lat: -0.3499, lng: 36.1499 }),
    cellOf({ lat: -0.02, lng: 0.04 }),
  ]).toEqual(['-3,361', '-3,361', '0,0']);
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (lat, lng) => {
        const middle = centreOfCell(cellOf({ lat, lng }));
        expect(Math.abs(middle.lat - lat)).toBeLessThanOrEqual(0.0501);
        expect(Math.abs(middle.lng - lng)).toBeLessThanOrEqual(0.0501);
        expect(cellOf(middle)).toBe(cellOf({ lat, lng }));
      },
    ),
  );
});

test('both providers’ sky codes map to ours, and unknown codes to null', () => {
  expect([0, 1, 2, 3, 45, 51, 61, 63, 65, 80, 82, 95, 99, 75, 7, null, 'x'].map(fromWmo)).toEqual([
    'sunny',
    'sunny',
    'partly_cloudy',
    'cloudy',
    'fog',
    'light_rain',
    'light_rain',
    'rain',
    'heavy_rain',
    'light_rain',
    'heavy_rain',
    'thunderstorm',
    'thunderstorm',
    'snow',
    null,
    null,
    null,
  ]);
  expect(
    [
      'clearsky_day',
      'fair_night',
      'partlycloudy_day',
      'cloudy',
      'fog',
      'lightrainshowers_day',
      'rain',
      'heavyrainshowers_night',
      'heavyrainandthunder',
      'lightssleetshowersandthunder_day',
      'sleet',
      'hailstorm',
      'constructor',
      3,
    ].map(fromMet),
  ).toEqual([
    'sunny',
    'sunny',
    'partly_cloudy',
    'cloudy',
    'fog',
    'light_rain',
    'rain',
    'heavy_rain',
    'thunderstorm',
    'thunderstorm',
    'snow',
    null,
    null,
    null,
  ]);
  expect(conditions).toHaveLength(9);
});

test('whatever value a provider sends, the result is plausible or null', () => {
  const names = Object.keys(quantities) as QuantityName[];
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.anything(),
      fc.oneof(
        fc.constantFrom('°C', '%', 'mm', 'km/h', 'hPa', 'W/m²', 'MJ/m²', 'constructor', 'toString'),
        fc.anything(),
      ),
      (name, value, unit) => {
        const doubts = createImplausibleValues();
        const out = readQuantity(name, value, unit, doubts);
        if (out !== null) {
          expect(out).toBeGreaterThanOrEqual(quantities[name].from);
          expect(out).toBeLessThanOrEqual(quantities[name].to);
        } else if (value !== null && value !== undefined) expect(doubts.list().length).toBe(1);
      },
    ),
  );
  expect(readQuantity('rain', 3, 'constructor', createImplausibleValues())).toBeNull();
});
