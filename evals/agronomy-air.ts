import * as air from '#features/agronomy/domain/air.ts';
import { hourlyExtraterrestrial, penmanMonteithHour } from '#features/agronomy/domain/hourly.ts';
import * as sun from '#features/agronomy/domain/radiation.ts';
import {
  type DailyWeather,
  et0From,
  hargreaves,
  penmanMonteith,
} from '#features/agronomy/domain/water/evapotranspiration.ts';
import {
  dayOfYearOf,
  elevationOf,
  type Inputs,
  latitudeOf,
  findByPattern,
  optionalNumber,
  MissingInput,
  requiredNumber,
  optionalText,
  tmaxOf,
  tmeanOf,
  tminOf,
} from './agronomy-inputs.ts';

const tenthOf = (value: number | null): number | null => (value === null ? null : value / 10);
const pressureOf = (i: Inputs): number =>
  optionalNumber(i, 'pressure_kPa', 'pressure_kpa', 'pressure', 'p_kPa', 'P', 'P_kPa') ??
  tenthOf(optionalNumber(i, 'pressure_hPa', 'pressure_mbar')) ??
  air.atmosphericPressure(elevationOf(i));

/** Actual vapour pressure from whatever is given, best first. */
export const vapourOf = (i: Inputs): number | null => {
  const given = optionalNumber(i, 'ea', 'ea_kPa', 'ea_kpa', 'vapour_pressure_kPa');
  if (given !== null) return given;
  const hectopascals = optionalNumber(i, 'ea_hPa', 'ea_hpa', 'ea_mbar');
  if (hectopascals !== null) return hectopascals / 10;
  const dew = optionalNumber(i, 'tdew', 'tdew_C', 'dew_point', 'dewpoint');
  if (dew !== null) return air.saturationVapourPressure(dew);
  const wet = optionalNumber(i, 'twet', 'twet_C', 't_wet');
  if (wet !== null)
    return air.vapourFromWetBulb(
      wet,
      requiredNumber(i, 'tdry', 'tdry_C', 't_dry'),
      pressureOf(i),
      optionalNumber(i, 'apsy', 'a_psy') ?? undefined,
    );
  const [high, low, mean] = [
    optionalNumber(i, 'rhmax', 'rh_max', 'RHmax'),
    optionalNumber(i, 'rhmin', 'rh_min', 'RHmin'),
    optionalNumber(i, 'rhmean', 'rh_mean', 'RHmean', 'rh'),
  ];
  if (high !== null && low !== null) return air.vapourFromHumidities(tmaxOf(i), tminOf(i), high, low);
  if (high !== null) return air.vapourFromMaxHumidity(tminOf(i), high);
  if (mean !== null) return air.vapourFromMeanHumidity(tmaxOf(i), tminOf(i), mean);
  const assumed = optionalText(i, 'tdew_assumed');
  return assumed === null
    ? null
    : air.saturationVapourPressure(tminOf(i) - Number(/tmin\s*-\s*([\d.]+)/i.exec(assumed)?.[1] ?? 0));
};

export const windOf = (i: Inputs): number | null => {
  const at2 = optionalNumber(i, 'u2', 'u2_ms', 'wind2_ms', 'u2_assumed');
  if (at2 !== null) return at2;
  const ms = optionalNumber(i, 'uz', 'uz_ms', 'wind_ms');
  if (ms !== null) return air.windAt2m(ms, optionalNumber(i, 'z', 'z_m', 'height_m', 'wind_height_m') ?? 10);
  const [at10, kmh] = [
    optionalNumber(i, 'wind10_ms', 'u10', 'u10_ms'),
    optionalNumber(i, 'wind10_kmh', 'wind_kmh', 'u10_kmh'),
  ];
  if (at10 !== null) return air.windAt2m(at10, 10);
  return kmh === null ? null : air.windAt2m(kmh / 3.6, 10);
};

const raOf = (i: Inputs): number =>
  optionalNumber(i, 'ra', 'ra_MJ', 'Ra') ?? sun.extraterrestrialRadiation(latitudeOf(i), dayOfYearOf(i));
const kRsOf = (i: Inputs): number =>
  optionalNumber(i, 'kRs', 'krs', 'k_rs') ??
  Number(/kRs\s*([\d.]+)/i.exec(optionalText(i, 'rs') ?? '')?.[1] ?? sun.adjustment.inland);

const radiationOf = (i: Inputs): number | null => {
  const given = optionalNumber(i, 'rs', 'rs_MJ', 'Rs', 'radiation', 'solar_MJ');
  if (given !== null) return given;
  const watts = optionalNumber(i, 'rs_Wm2', 'rs_wm2');
  if (watts !== null) return watts * 0.0864;
  const hours = optionalNumber(i, 'sunshine_h', 'n', 'n_h', 'n_hours', 'sunshine_hours', 'sunshine');
  if (hours !== null)
    return sun.radiationFromSunshine(
      hours,
      optionalNumber(i, 'N', 'N_h', 'daylight_h') ?? sun.daylightHours(latitudeOf(i), dayOfYearOf(i)),
      raOf(i),
      optionalNumber(i, 'as', 'a_s') ?? undefined,
      optionalNumber(i, 'bs', 'b_s') ?? undefined,
    );
  return optionalText(i, 'rs') === null && optionalNumber(i, 'kRs', 'krs') === null
    ? null
    : sun.radiationFromTemperature(tmaxOf(i), tminOf(i), raOf(i), kRsOf(i));
};

/** All parts of a day's balance, by name; null where the engine rejects the inputs. */
const penmanDay = (i: Inputs): Record<string, number> | null => {
  const site = { latitude: latitudeOf(i), elevation: elevationOf(i) };
  const doy = dayOfYearOf(i);
  const given: DailyWeather = {
    tmax: tmaxOf(i),
    tmin: tminOf(i),
    ea: vapourOf(i),
    u2: windOf(i),
    rs: radiationOf(i),
  };
  if (!et0From(given, site, doy)) return null;
  const ra = sun.extraterrestrialRadiation(site.latitude, doy);
  const estimatedRs = Math.min(
    sun.radiationFromTemperature(given.tmax, given.tmin, ra, kRsOf(i)),
    sun.clearSkyRadiation(ra, site.elevation),
  );
  const completed = {
    ...given,
    ea: given.ea ?? air.saturationVapourPressure(given.tmin),
    u2: given.u2 ?? air.DEFAULT_WIND,
    rs: given.rs ?? estimatedRs,
  };
  const result = penmanMonteith(
    completed,
    site,
    doy,
    findByPattern(i, /^g($|_)|soil_?heat/i) ??
      (findByPattern(i, PREVIOUS_PATTERN) === null ? 0 : soilHeat(i)),
  );
  return {
    ...result,
    ea: completed.ea,
    u2: completed.u2,
    es: air.meanSaturationVapourPressure(given.tmax, given.tmin),
    n_daylight: sun.daylightHours(site.latitude, doy),
  };
};

const hourRa = (i: Inputs): number => {
  const place = {
    latitude: latitudeOf(i),
    longitudeWest:
      optionalNumber(i, 'longitude_west_deg', 'lm', 'lon_west_deg') ??
      -requiredNumber(i, 'longitude_deg', 'longitude', 'lon'),
    zoneWest: optionalNumber(i, 'lz', 'lz_deg', 'zone_west_deg') ?? 0,
    elevation: elevationOf(i),
  };
  return hourlyExtraterrestrial(
    place,
    dayOfYearOf(i),
    optionalNumber(i, 'hour_mid', 'hour_middle', 't_mid', 'midpoint_h') ??
      requiredNumber(i, 'hour', 'hour_start') + 0.5,
  );
};

const penmanHour = (i: Inputs): Record<string, number> => {
  const ra = optionalNumber(i, 'ra', 'ra_MJ') ?? hourRa(i);
  const clearness = optionalNumber(i, 'rs_over_rso', 'clearness', 'rs_rso');
  const t =
    optionalNumber(i, 'thr', 't_hr', 'tmean', 't', 't_C', 'temperature') ?? requiredNumber(i, 'tmean');
  return {
    ...penmanMonteithHour(
      {
        t,
        rh: requiredNumber(i, 'rh', 'rhmean', 'RH', 'rh_mean', 'rhhr', 'rh_hr'),
        u2: windOf(i) ?? air.DEFAULT_WIND,
        rs: optionalNumber(i, 'rs', 'rs_MJ') ?? 0,
        ra,
        ...(clearness !== null && { clearness }),
      },
      elevationOf(i),
    ),
    ra,
  };
};

const PREVIOUS_PATTERN = /prev|before|last|minus/i;
const NEXT_PATTERN = /next|after|plus/i;

type EvalFunction = (i: Inputs) => number | null | Record<string, number>;

const ea: EvalFunction = (i) => vapourOf(i);
/** Intermediate values, under the names that a case may use. */
const extraterrestrialTerms = (i: Inputs): Record<string, number> => {
  const [latitude, doy] = [latitudeOf(i), dayOfYearOf(i)];
  const [ra, sunsetAngle, tilt] = [
    sun.extraterrestrialRadiation(latitude, doy),
    sun.sunsetAngle(latitude, doy),
    sun.declination(doy),
  ];
  return {
    ra,
    dr: sun.inverseDistance(doy),
    declination: tilt,
    delta: tilt,
    ws: sunsetAngle,
    sunset_hour_angle: sunsetAngle,
    N: sun.daylightHours(latitude, doy),
    ra_mm: ra * sun.MM_PER_MJ,
  };
};
const radiationTerms: EvalFunction = (i) => {
  const rs = radiationOf(i);
  return rs === null
    ? null
    : { ...(findByPattern(i, /^lat/i) === null ? {} : extraterrestrialTerms(i)), rs, value: rs };
};
const penmanHourOrDay = (i: Inputs): Record<string, number> | null =>
  'hour' in i || 'hour_mid' in i ? penmanHour(i) : penmanDay(i);

export const weatherFunctions: Readonly<Record<string, EvalFunction>> = {
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
    ...extraterrestrialTerms(i),
    value: sun.extraterrestrialRadiation(latitudeOf(i), dayOfYearOf(i)),
  }),
  daylightHours: (i) => sun.daylightHours(latitudeOf(i), dayOfYearOf(i)),
  solarRadiationFromSunshine: radiationTerms,
  solarRadiation: radiationTerms,
  solarRadiationFromTemperature: (i) => sun.radiationFromTemperature(tmaxOf(i), tminOf(i), raOf(i), kRsOf(i)),
  clearSkyRadiation: (i) => sun.clearSkyRadiation(raOf(i), elevationOf(i)),
  clearSkySolarRadiation: (i) => sun.clearSkyRadiation(raOf(i), elevationOf(i)),
  netShortwaveRadiation: (i) =>
    sun.netShortwave(requiredNumber(i, 'rs', 'rs_MJ'), optionalNumber(i, 'albedo') ?? undefined),
  netLongwaveRadiation: (i) =>
    sun.netLongwave(
      tmaxOf(i),
      tminOf(i),
      vapourOf(i) ?? requiredNumber(i, 'ea'),
      requiredNumber(i, 'rs'),
      requiredNumber(i, 'rso'),
    ),
  netRadiation: (i) =>
    sun.netShortwave(requiredNumber(i, 'rs', 'rs_MJ'), optionalNumber(i, 'albedo') ?? undefined) -
    (optionalNumber(i, 'rnl', 'rnl_MJ') ??
      sun.netLongwave(
        tmaxOf(i),
        tminOf(i),
        vapourOf(i) ?? requiredNumber(i, 'ea'),
        requiredNumber(i, 'rs'),
        requiredNumber(i, 'rso'),
      )),
  soilHeatFlux: soilHeat,
  soilHeatFluxMonthly: soilHeat,
  monthlySoilHeatFlux: soilHeat,
  soilHeatFluxMonth: soilHeat,
  penmanMonteith: penmanHourOrDay,
  penmanMonteithDaily: penmanHourOrDay,
  penmanMonteithMonthly: penmanHourOrDay,
  penmanMonteithMissingData: penmanHourOrDay,
  penmanMonteithHourly: penmanHour,
  hargreaves: (i) => hargreaves(tmaxOf(i), tminOf(i), raOf(i), optionalNumber(i, 'tmean') ?? undefined),
  hargreavesSamani: (i) => hargreaves(tmaxOf(i), tminOf(i), raOf(i), optionalNumber(i, 'tmean') ?? undefined),
};

function soilHeat(i: Inputs): number {
  const before = findByPattern(i, PREVIOUS_PATTERN);
  const after = findByPattern(i, NEXT_PATTERN);
  if (before === null) throw new MissingInput('needs t_prev');
  return after === null
    ? sun.soilHeatFromPrevious(
        before,
        optionalNumber(i, 't_month', 't_cur', 't_current', 't_now', 't_i') ?? tmeanOf(i),
      )
    : sun.soilHeatFromNeighbours(before, after);
}
