import * as air from '#features/agronomy/domain/air.ts';
import { hourlyExtraterrestrial, penmanMonteithHour } from '#features/agronomy/domain/hourly.ts';
import * as sun from '#features/agronomy/domain/radiation.ts';
import {
  type Air,
  et0From,
  hargreaves,
  penmanMonteith,
} from '#features/agronomy/domain/water/evapotranspiration.ts';
import {
  dayOfYearOf,
  elevationOf,
  type Inputs,
  latitudeOf,
  like,
  maybe,
  MissingInput,
  num,
  text,
  tmaxOf,
  tmeanOf,
  tminOf,
} from './agronomy-inputs.ts';

const tenth = (value: number | null): number | null => (value === null ? null : value / 10);
const pressureOf = (i: Inputs): number =>
  maybe(i, 'pressure_kPa', 'pressure_kpa', 'pressure', 'p_kPa', 'P', 'P_kPa') ??
  tenth(maybe(i, 'pressure_hPa', 'pressure_mbar')) ??
  air.atmosphericPressure(elevationOf(i));

/** Actual vapour pressure from whatever is given, best first. */
export const vapourOf = (i: Inputs): number | null => {
  const given = maybe(i, 'ea', 'ea_kPa', 'ea_kpa', 'vapour_pressure_kPa');
  if (given !== null) return given;
  const hectopascals = maybe(i, 'ea_hPa', 'ea_hpa', 'ea_mbar');
  if (hectopascals !== null) return hectopascals / 10;
  const dew = maybe(i, 'tdew', 'tdew_C', 'dew_point', 'dewpoint');
  if (dew !== null) return air.saturationVapourPressure(dew);
  const wet = maybe(i, 'twet', 'twet_C', 't_wet');
  if (wet !== null)
    return air.vapourFromWetBulb(
      wet,
      num(i, 'tdry', 'tdry_C', 't_dry'),
      pressureOf(i),
      maybe(i, 'apsy', 'a_psy') ?? undefined,
    );
  const [high, low, mean] = [
    maybe(i, 'rhmax', 'rh_max', 'RHmax'),
    maybe(i, 'rhmin', 'rh_min', 'RHmin'),
    maybe(i, 'rhmean', 'rh_mean', 'RHmean', 'rh'),
  ];
  if (high !== null && low !== null) return air.vapourFromHumidities(tmaxOf(i), tminOf(i), high, low);
  if (high !== null) return air.vapourFromMaxHumidity(tminOf(i), high);
  if (mean !== null) return air.vapourFromMeanHumidity(tmaxOf(i), tminOf(i), mean);
  const assumed = text(i, 'tdew_assumed');
  return assumed === null
    ? null
    : air.saturationVapourPressure(tminOf(i) - Number(/tmin\s*-\s*([\d.]+)/i.exec(assumed)?.[1] ?? 0));
};

export const windOf = (i: Inputs): number | null => {
  const at2 = maybe(i, 'u2', 'u2_ms', 'wind2_ms', 'u2_assumed');
  if (at2 !== null) return at2;
  const ms = maybe(i, 'uz', 'uz_ms', 'wind_ms');
  if (ms !== null) return air.windAt2m(ms, maybe(i, 'z', 'z_m', 'height_m', 'wind_height_m') ?? 10);
  const [at10, kmh] = [maybe(i, 'wind10_ms', 'u10', 'u10_ms'), maybe(i, 'wind10_kmh', 'wind_kmh', 'u10_kmh')];
  if (at10 !== null) return air.windAt2m(at10, 10);
  return kmh === null ? null : air.windAt2m(kmh / 3.6, 10);
};

const raOf = (i: Inputs): number =>
  maybe(i, 'ra', 'ra_MJ', 'Ra') ?? sun.extraterrestrialRadiation(latitudeOf(i), dayOfYearOf(i));
const kRsOf = (i: Inputs): number =>
  maybe(i, 'kRs', 'krs', 'k_rs') ??
  Number(/kRs\s*([\d.]+)/i.exec(text(i, 'rs') ?? '')?.[1] ?? sun.adjustment.inland);

const radiationOf = (i: Inputs): number | null => {
  const given = maybe(i, 'rs', 'rs_MJ', 'Rs', 'radiation', 'solar_MJ');
  if (given !== null) return given;
  const watts = maybe(i, 'rs_Wm2', 'rs_wm2');
  if (watts !== null) return watts * 0.0864;
  const hours = maybe(i, 'sunshine_h', 'n', 'n_h', 'n_hours', 'sunshine_hours', 'sunshine');
  if (hours !== null)
    return sun.radiationFromSunshine(
      hours,
      maybe(i, 'N', 'N_h', 'daylight_h') ?? sun.daylightHours(latitudeOf(i), dayOfYearOf(i)),
      raOf(i),
      maybe(i, 'as', 'a_s') ?? undefined,
      maybe(i, 'bs', 'b_s') ?? undefined,
    );
  return text(i, 'rs') === null && maybe(i, 'kRs', 'krs') === null
    ? null
    : sun.radiationFromTemperature(tmaxOf(i), tminOf(i), raOf(i), kRsOf(i));
};

/** All parts of a day's balance, by name; null where the engine rejects the inputs. */
const penmanDay = (i: Inputs): Record<string, number> | null => {
  const site = { latitude: latitudeOf(i), elevation: elevationOf(i) };
  const doy = dayOfYearOf(i);
  const given: Air = { tmax: tmaxOf(i), tmin: tminOf(i), ea: vapourOf(i), u2: windOf(i), rs: radiationOf(i) };
  if (!et0From(given, site, doy)) return null;
  const ra = sun.extraterrestrialRadiation(site.latitude, doy);
  const guessed = Math.min(
    sun.radiationFromTemperature(given.tmax, given.tmin, ra, kRsOf(i)),
    sun.clearSkyRadiation(ra, site.elevation),
  );
  const known = {
    ...given,
    ea: given.ea ?? air.saturationVapourPressure(given.tmin),
    u2: given.u2 ?? air.USUAL_WIND,
    rs: given.rs ?? guessed,
  };
  const result = penmanMonteith(
    known,
    site,
    doy,
    like(i, /^g($|_)|soil_?heat/i) ?? (like(i, PREVIOUS) === null ? 0 : soilHeat(i)),
  );
  return {
    ...result,
    ea: known.ea,
    u2: known.u2,
    es: air.meanSaturationVapourPressure(given.tmax, given.tmin),
    n_daylight: sun.daylightHours(site.latitude, doy),
  };
};

const hourRa = (i: Inputs): number => {
  const place = {
    latitude: latitudeOf(i),
    longitudeWest:
      maybe(i, 'longitude_west_deg', 'lm', 'lon_west_deg') ?? -num(i, 'longitude_deg', 'longitude', 'lon'),
    zoneWest: maybe(i, 'lz', 'lz_deg', 'zone_west_deg') ?? 0,
    elevation: elevationOf(i),
  };
  return hourlyExtraterrestrial(
    place,
    dayOfYearOf(i),
    maybe(i, 'hour_mid', 'hour_middle', 't_mid', 'midpoint_h') ?? num(i, 'hour', 'hour_start') + 0.5,
  );
};

const hour = (i: Inputs): Record<string, number> => {
  const ra = maybe(i, 'ra', 'ra_MJ') ?? hourRa(i);
  const clearness = maybe(i, 'rs_over_rso', 'clearness', 'rs_rso');
  const t = maybe(i, 'thr', 't_hr', 'tmean', 't', 't_C', 'temperature') ?? num(i, 'tmean');
  return {
    ...penmanMonteithHour(
      {
        t,
        rh: num(i, 'rh', 'rhmean', 'RH', 'rh_mean', 'rhhr', 'rh_hr'),
        u2: windOf(i) ?? air.USUAL_WIND,
        rs: maybe(i, 'rs', 'rs_MJ') ?? 0,
        ra,
        ...(clearness !== null && { clearness }),
      },
      elevationOf(i),
    ),
    ra,
  };
};

const PREVIOUS = /prev|before|last|minus/i;
const NEXT = /next|after|plus/i;

type Fn = (i: Inputs) => number | null | Record<string, number>;

const ea: Fn = (i) => vapourOf(i);
/** Intermediate values, under the names that a case may use. */
const outerSun = (i: Inputs): Record<string, number> => {
  const [latitude, doy] = [latitudeOf(i), dayOfYearOf(i)];
  const [ra, angle, tilt] = [
    sun.extraterrestrialRadiation(latitude, doy),
    sun.sunsetAngle(latitude, doy),
    sun.declination(doy),
  ];
  return {
    ra,
    dr: sun.inverseDistance(doy),
    declination: tilt,
    delta: tilt,
    ws: angle,
    sunset_hour_angle: angle,
    N: sun.daylightHours(latitude, doy),
    ra_mm: ra * sun.MM_PER_MJ,
  };
};
const sunshine: Fn = (i) => {
  const rs = radiationOf(i);
  return rs === null ? null : { ...(like(i, /^lat/i) === null ? {} : outerSun(i)), rs, value: rs };
};
const penmanOr = (i: Inputs): Record<string, number> | null =>
  'hour' in i || 'hour_mid' in i ? hour(i) : penmanDay(i);

export const airFns: Readonly<Record<string, Fn>> = {
  atmosphericPressure: (i) => air.atmosphericPressure(elevationOf(i)),
  psychrometricConstant: (i) => air.psychrometricConstant(pressureOf(i)),
  saturationVapourPressure: (i) => air.saturationVapourPressure(tmeanOf(i)),
  meanSaturationVapourPressure: (i) => air.meanSaturationVapourPressure(tmaxOf(i), tminOf(i)),
  slopeVapourPressureCurve: (i) => air.vapourPressureSlope(tmeanOf(i)),
  slopeSaturationVapourPressure: (i) => air.vapourPressureSlope(tmeanOf(i)),
  slopeSaturationVapourPressureCurve: (i) => air.vapourPressureSlope(tmeanOf(i)),
  actualVapourPressure: ea,
  actualVapourPressureFromRHmaxRHmin: ea,
  actualVapourPressureFromRHmax: ea,
  actualVapourPressureFromRHmean: ea,
  actualVapourPressureFromDewPoint: ea,
  actualVapourPressureFromDewpoint: ea,
  actualVapourPressureFromTdew: ea,
  actualVapourPressureFromPsychrometer: ea,
  actualVapourPressurePsychrometer: ea,
  actualVapourPressureFromWetDry: ea,
  actualVapourPressureFromWetBulb: ea,
  actualVapourPressureFromTwetTdry: ea,
  vapourPressureDeficit: (i) => air.meanSaturationVapourPressure(tmaxOf(i), tminOf(i)) - (vapourOf(i) ?? NaN),
  windSpeedAt2m: (i) => windOf(i),
  inverseRelativeDistance: (i) => sun.inverseDistance(dayOfYearOf(i)),
  inverseDistance: (i) => sun.inverseDistance(dayOfYearOf(i)),
  solarDeclination: (i) => sun.declination(dayOfYearOf(i)),
  declination: (i) => sun.declination(dayOfYearOf(i)),
  sunsetHourAngle: (i) => sun.sunsetAngle(latitudeOf(i), dayOfYearOf(i)),
  extraterrestrialRadiation: (i) => ({
    ...outerSun(i),
    value: sun.extraterrestrialRadiation(latitudeOf(i), dayOfYearOf(i)),
  }),
  daylightHours: (i) => sun.daylightHours(latitudeOf(i), dayOfYearOf(i)),
  solarRadiationFromSunshine: sunshine,
  solarRadiation: sunshine,
  solarRadiationFromTemperature: (i) => sun.radiationFromTemperature(tmaxOf(i), tminOf(i), raOf(i), kRsOf(i)),
  clearSkyRadiation: (i) => sun.clearSkyRadiation(raOf(i), elevationOf(i)),
  clearSkySolarRadiation: (i) => sun.clearSkyRadiation(raOf(i), elevationOf(i)),
  netShortwaveRadiation: (i) => sun.netShortwave(num(i, 'rs', 'rs_MJ'), maybe(i, 'albedo') ?? undefined),
  netLongwaveRadiation: (i) =>
    sun.netLongwave(tmaxOf(i), tminOf(i), vapourOf(i) ?? num(i, 'ea'), num(i, 'rs'), num(i, 'rso')),
  netRadiation: (i) =>
    sun.netShortwave(num(i, 'rs', 'rs_MJ'), maybe(i, 'albedo') ?? undefined) -
    (maybe(i, 'rnl', 'rnl_MJ') ??
      sun.netLongwave(tmaxOf(i), tminOf(i), vapourOf(i) ?? num(i, 'ea'), num(i, 'rs'), num(i, 'rso'))),
  soilHeatFlux: soilHeat,
  soilHeatFluxMonthly: soilHeat,
  monthlySoilHeatFlux: soilHeat,
  soilHeatFluxMonth: soilHeat,
  penmanMonteith: penmanOr,
  penmanMonteithDaily: penmanOr,
  penmanMonteithMonthly: penmanOr,
  penmanMonteithMissingData: penmanOr,
  penmanMonteithHourly: hour,
  hargreaves: (i) => hargreaves(tmaxOf(i), tminOf(i), raOf(i), maybe(i, 'tmean') ?? undefined),
  hargreavesSamani: (i) => hargreaves(tmaxOf(i), tminOf(i), raOf(i), maybe(i, 'tmean') ?? undefined),
};

function soilHeat(i: Inputs): number {
  const before = like(i, PREVIOUS);
  const after = like(i, NEXT);
  if (before === null) throw new MissingInput('needs t_prev');
  return after === null
    ? sun.soilHeatSince(before, maybe(i, 't_month', 't_cur', 't_current', 't_now', 't_i') ?? tmeanOf(i))
    : sun.soilHeatBetween(before, after);
}
