import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saturationVapourPressure } from '../air.ts';
import { daylightHours, extraterrestrialRadiation, netLongwave } from '../radiation.ts';
import { weatherDay } from '../testing.ts';
import { type DailyWeather, differsFromProvider, et0From, et0Of, type Site } from './evapotranspiration.ts';

const nakuru: Site = { latitude: -0.3, elevation: 1850 };
const site = fc.record({
  latitude: fc.double({ min: -5, max: 5.5, noNaN: true }),
  elevation: fc.double({ min: 0, max: 2800, noNaN: true }),
});
const doy = fc.integer({ min: 1, max: 366 });
/** Plausible air over Kenyan farms: vapour pressure never exceeds saturation. */
const air: fc.Arbitrary<DailyWeather & { readonly ea: number; readonly u2: number; readonly rs: number }> = fc
  .record({
    tmin: fc.double({ min: 5, max: 25, noNaN: true }),
    span: fc.double({ min: 4, max: 18, noNaN: true }),
    wet: fc.double({ min: 0.3, max: 1, noNaN: true }),
    u2: fc.double({ min: 0.5, max: 6, noNaN: true }),
    rs: fc.double({ min: 8, max: 24, noNaN: true }),
  })
  .map(({ tmin, span, wet, u2, rs }) => ({
    tmin,
    tmax: tmin + span,
    ea: wet * saturationVapourPressure(tmin),
    u2,
    rs,
  }));
const mm = (told: DailyWeather, at: Site, day: number): number => et0From(told, at, day)!.mm;

test('sunnier or hotter air never lowers evapotranspiration', () => {
  fc.assert(
    fc.property(air, site, doy, fc.double({ min: 0.1, max: 6, noNaN: true }), (told, at, day, more) => {
      expect(mm({ ...told, rs: told.rs + 1 }, at, day)).toBeGreaterThanOrEqual(mm(told, at, day) - 1e-9);
      for (const one of [told, { ...told, ea: null, u2: null, rs: null }])
        expect(mm({ ...one, tmax: one.tmax + more, tmin: one.tmin + more }, at, day)).toBeGreaterThanOrEqual(
          mm(one, at, day) - 1e-9,
        );
    }),
    { numRuns: 500 },
  );
});

// Only with wind: in still air, drier air loses more heat at night (eq. 39) than it adds to evaporation.
test('drier air with wind never lowers evapotranspiration', () => {
  fc.assert(
    fc.property(air, site, doy, fc.double({ min: 0.5, max: 1, noNaN: true }), (told, at, day, less) => {
      const windy = { ...told, u2: told.u2 + 2 };
      expect(mm({ ...windy, ea: told.ea * less }, at, day)).toBeGreaterThanOrEqual(mm(windy, at, day) - 1e-9);
    }),
    { numRuns: 500 },
  );
});

test('more wind in hot, dry air never lowers evapotranspiration', () => {
  fc.assert(
    fc.property(air, site, doy, (told, at, day) => {
      const dry = { ...told, tmax: 34, tmin: 18, ea: 1 };
      expect(mm({ ...dry, u2: told.u2 + 1 }, at, day)).toBeGreaterThanOrEqual(mm(dry, at, day));
    }),
  );
});

test('evapotranspiration is finite and not negative for any input, at any latitude', () => {
  const any = fc.oneof(fc.double(), fc.constant(null));
  fc.assert(
    fc.property(
      fc.record({ tmax: fc.double(), tmin: fc.double(), ea: any, u2: any, rs: any }),
      fc.record({ latitude: fc.double(), elevation: fc.double() }),
      fc.double({ min: -10, max: 400 }),
      (told, at, day) => {
        const found = et0From(told, at, day);
        if (found) expect(found.mm >= 0 && Number.isFinite(found.mm)).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(air, fc.double({ min: -90, max: 90, noNaN: true }), doy, (told, latitude, day) => {
      expect(Number.isFinite(mm(told, { latitude, elevation: 0 }, day))).toBe(true);
      expect(Number.isFinite(netLongwave(told.tmax, told.tmin, told.ea, 0, 0))).toBe(true);
    }),
  );
});

test('polar night has no daylight, polar day 24 hours, the equator twelve', () => {
  expect([extraterrestrialRadiation(85, 355), daylightHours(85, 355), daylightHours(85, 172)]).toEqual([
    0, 0, 24,
  ]);
  expect(daylightHours(0, 80)).toBeCloseTo(12, 10);
  expect(extraterrestrialRadiation(90, 172)).toBeGreaterThan(40);
});

test('the result names the equation used and the inputs that were assumed', () => {
  const whole = weatherDay({ tmin: 11, tmax: 26, rhMax: 92, rhMin: 45, windMean: 8, radiation: 21 });
  expect(et0Of(whole, nakuru)).toMatchObject({ method: 'penman_monteith', assumed: [] });
  expect(et0Of({ ...whole, radiation: null }, nakuru)).toMatchObject({
    method: 'penman_monteith_filled',
    assumed: ['radiation'],
  });
  expect(
    et0Of({ ...whole, radiation: null, rhMax: null, rhMin: null, windMean: null }, nakuru),
  ).toMatchObject({ method: 'hargreaves' });
  expect(et0Of({ ...whole, tmin: null, et0: 4.2 }, nakuru)).toEqual({
    mm: 4.2,
    method: 'provider',
    assumed: [],
  });
  expect(et0Of({ ...whole, tmin: 30, et0: null }, nakuru)).toBeNull();
  // An implausible reading is not used, and is listed as assumed.
  expect(et0Of({ ...whole, radiation: 900 }, nakuru)).toMatchObject({ assumed: ['radiation'] });
});

test('evapotranspiration is below 4 mm on a cool wet day and 6 to 9 mm on a hot, dry, windy one', () => {
  expect(
    et0Of(weatherDay({ tmin: 9, tmax: 20, rhMax: 95, rhMin: 60, windMean: 6, radiation: 15 }), nakuru)!.mm,
  ).toBeGreaterThan(2.2);
  expect(
    et0Of(weatherDay({ tmin: 9, tmax: 20, rhMax: 95, rhMin: 60, windMean: 6, radiation: 15 }), nakuru)!.mm,
  ).toBeLessThan(4);
  const turkana = et0Of(
    weatherDay({ tmin: 24, tmax: 36, rhMax: 60, rhMin: 25, windMean: 14, radiation: 23 }),
    { latitude: 3.1, elevation: 500 },
  )!.mm;
  expect(turkana).toBeGreaterThan(6);
  expect(turkana).toBeLessThan(9);
});

test('a provider’s figure that is 30 % above our own is flagged, one 10 % above is not', () => {
  const day = weatherDay({ tmin: 11, tmax: 26, rhMax: 92, rhMin: 45, windMean: 8, radiation: 21 });
  const own = et0Of(day, nakuru)!.mm;
  expect([
    differsFromProvider({ ...day, et0: own * 1.1 }, nakuru),
    differsFromProvider({ ...day, et0: own * 1.3 }, nakuru),
    differsFromProvider(day, nakuru),
  ]).toEqual([false, true, null]);
});
