import { daysToReach, gddCapped, gddSimple } from '#features/agronomy/domain/degree-days.ts';
import { climateAdjusted, kcOnDay } from '#features/agronomy/domain/water/crop-water.ts';
import { irrigationNeed } from '#features/agronomy/domain/water/irrigation.ts';
import { effectiveRainFao, effectiveRainUsda, runoff } from '#features/agronomy/domain/water/rain.ts';
import {
  depletionFraction,
  readilyAvailableWater,
  stressCoefficient,
  totalAvailableWater,
} from '#features/agronomy/domain/water/soil.ts';
import { maizeHeatLoss } from '#features/agronomy/domain/water/stress.ts';
import { runBalance, type WaterResult } from '#features/agronomy/domain/water/water-balance.ts';
import {
  bagsPerAcre,
  interval80,
  modelledYield,
  withHistory,
} from '#features/agronomy/domain/yield-estimate.ts';
import { yieldShare, yieldShareByStages } from '#features/agronomy/domain/yield-response.ts';
import {
  blastFactor,
  pDay,
  type Resistance,
  simcastUnits,
  tomcastDsv,
  wallinDsv,
} from '#features/alerts/domain/severity.ts';
import {
  hectaresOf,
  type Inputs,
  findByPattern,
  requiredList,
  optionalNumber,
  MissingInput,
  requiredNumber,
  optionalText,
  tmaxOf,
  tmeanOf,
  tminOf,
} from './agronomy-inputs.ts';

type Values = Record<string, number>;
type EvalFunction = (i: Inputs) => number | null | Values;

const tawOf = (i: Inputs): number =>
  optionalNumber(i, 'taw', 'TAW', 'taw_mm', 'TAW_mm') ??
  totalAvailableWater(
    requiredNumber(i, 'theta_fc', 'fc'),
    requiredNumber(i, 'theta_wp', 'wp'),
    requiredNumber(i, 'root_depth_m', 'zr', 'root_m'),
  );
const pOf = (i: Inputs): number => {
  const raw = optionalNumber(i, 'raw', 'RAW', 'raw_mm');
  return raw === null ? requiredNumber(i, 'p', 'p_table', 'depletion_fraction') : raw / tawOf(i);
};
const rainOf = (i: Inputs): number => requiredNumber(i, 'monthly_rain', 'rain', 'rain_mm', 'p_month');
const runoffOf = (i: Inputs): number => {
  const [p, cn] = [
    requiredNumber(i, 'rain', 'rain_mm', 'p_mm', 'precipitation'),
    requiredNumber(i, 'cn', 'curve_number', 'CN'),
  ];
  return runoff(p, cn);
};

/** Daily values under the names a case may use: dr3, dr_end_day3, ks3, deep_percolation3 … */
const dailyResults = (start: number, outs: readonly WaterResult[]): Values => {
  const values: Values = {};
  outs.forEach((out, at) => {
    const [day, depletionAtStart] = [at + 1, at === 0 ? start : outs[at - 1]!.depletion];
    const put = (value: number, ...names: string[]): void =>
      names.forEach((name) => {
        values[`${name}${day}`] = value;
        values[`${name}_day${day}`] = value;
      });
    put(out.depletion, 'dr', 'dr_end', 'depletion');
    put(depletionAtStart, 'dr_start');
    put(out.ks, 'ks');
    put(out.used, 'eta', 'etc_adj', 'et_adj');
    put(out.percolation, 'deep_percolation', 'dp', 'percolation');
  });
  const last = outs[outs.length - 1];
  return {
    ...values,
    dr_end: last?.depletion ?? start,
    dr: last?.depletion ?? start,
    eta_total: outs.reduce((s, o) => s + o.used, 0),
    deep_percolation_total: outs.reduce((s, o) => s + o.percolation, 0),
  };
};

interface RawDay {
  readonly rain?: number;
  readonly irr?: number;
  readonly irrigation?: number;
  readonly etc?: number;
  readonly et0?: number;
  readonly kc?: number;
  readonly runoff?: number;
  readonly ro?: number;
}

const balance: EvalFunction = (i) => {
  const [taw, p, start] = [tawOf(i), pOf(i), requiredNumber(i, 'dr0', 'dr_start', 'depletion0')];
  const days = requiredList<RawDay>(i, 'days', 'daily').map((d) => ({
    rain: Math.max(0, (d.rain ?? 0) - (d.runoff ?? d.ro ?? 0)),
    irrigation: d.irr ?? d.irrigation ?? 0,
    etc: d.etc ?? (d.et0 ?? 0) * (d.kc ?? optionalNumber(i, 'kc') ?? 1),
    taw,
    p,
  }));
  return { ...dailyResults(start, runBalance(start, days)), taw, raw: p * taw };
};

const constantSeries: EvalFunction = (i) => {
  const [taw, p, start] = [tawOf(i), pOf(i), requiredNumber(i, 'dr_start', 'dr0')];
  const etc = optionalNumber(i, 'etc', 'etc_mm') ?? requiredNumber(i, 'et0') * (optionalNumber(i, 'kc') ?? 1);
  const days = Array.from({ length: requiredNumber(i, 'days', 'n_days') }, () => ({
    rain: 0,
    irrigation: 0,
    etc,
    taw,
    p,
  }));
  return { ...dailyResults(start, runBalance(start, days)), taw, raw: p * taw };
};

const volume: EvalFunction = (i) => {
  const litres = optionalNumber(i, 'litres', 'volume_l');
  if (litres !== null) return { litres, jerricans: Math.ceil(litres / 20), value: litres };
  const need = irrigationNeed(
    requiredNumber(i, 'net_mm', 'net', 'depth_mm'),
    hectaresOf(i),
    optionalNumber(i, 'efficiency', 'eff') ?? 1,
  );
  return (
    need && {
      litres: need.litres,
      jerricans: need.jerricans,
      gross_mm: need.gross,
      net_mm: need.net,
      m3: need.litres / 1000,
      value: need.litres,
    }
  );
};
const pickResult =
  (name: string, fn: EvalFunction): EvalFunction =>
  (i) => {
    const all = fn(i);
    return all === null || typeof all === 'number' ? all : all[name]!;
  };

/** Degree-days of one day, or of `daily`, by the method that the upper limit selects. */
const gdd: EvalFunction = (i) => {
  const upper = optionalNumber(i, 'tupper', 't_upper', 'upper');
  const base = requiredNumber(i, 'tbase', 't_base', 'base');
  const day = (d: Inputs): number | null =>
    upper === null ? gddSimple(tmaxOf(d), tminOf(d), base) : gddCapped(tmaxOf(d), tminOf(d), base, upper);
  if (!('days' in i) && !('daily' in i)) return day(i);
  return requiredList<Inputs>(i, 'days', 'daily').reduce((sum, d) => sum + (day(d) ?? NaN), 0);
};

const factorNames = ['f_water', 'f_fertilizer', 'f_fert', 'f_date', 'f_soil', 'f_seed', 'f_health', 'f_heat'];
const factorsOf = (i: Inputs, names = factorNames): readonly number[] =>
  names.flatMap((name) => optionalNumber(i, name) ?? []);
const modelOf = (i: Inputs): number | null =>
  optionalNumber(i, 'y_model', 'y_model_t_ha', 'model_t_ha', 'yield_model_t_ha') ??
  modelledYield(
    requiredNumber(i, 'base_t_ha', 'base', 'y_base'),
    factorsOf(i),
    optionalNumber(i, 'attainable_cap_t_ha', 'cap', 'y_attainable'),
  );
const yieldWithHistory: EvalFunction = (i) => {
  const model = modelOf(i);
  const season =
    optionalNumber(i, 'f_season') ?? modelledYield(1, factorsOf(i, ['f_water', 'f_date', 'f_health']), null);
  const seasons =
    optionalNumber(i, 'n', 'seasons', 'years') ??
    findByPattern(i, /(^|_)n(_|$)|^n_|_(n|count|seasons|years)$/i);
  const own =
    optionalNumber(i, 'y_hist', 'y_hist_t_ha', 'history_mean_t_ha') ??
    findByPattern(i, /^(?!.*(_n$|^n_|season|years|count)).*(hist|own|record)/i);
  if (seasons === null || own === null) throw new MissingInput('needs own yield and seasons');
  return model === null || season === null ? null : withHistory(model, own, seasons, season);
};

const GENERATION_DEGREE_DAYS = { faw: [12.57, 391.61], tuta: [8, 416.7] } as const;
const generationDays =
  (pest: keyof typeof GENERATION_DEGREE_DAYS): EvalFunction =>
  (i) =>
    daysToReach(
      optionalNumber(i, 'dd', 'gdd') ?? GENERATION_DEGREE_DAYS[pest][1],
      optionalNumber(i, 'tmean_const') ?? tmeanOf(i),
      optionalNumber(i, 'base', 'tbase') ?? GENERATION_DEGREE_DAYS[pest][0],
    );

const resistanceOf = (i: Inputs): Resistance => {
  const resistance = (optionalText(i, 'resistance', 'cultivar') ?? 'S').toUpperCase();
  if (resistance.startsWith('M')) return 'MS';
  return resistance.startsWith('R') ? 'R' : 'S';
};
const yieldShareOfStages: EvalFunction = (i) => {
  const [kys, ratios] = [
    requiredList<number>(i, 'ky_stages', 'kys', 'ky'),
    requiredList<number>(i, 'eta_over_etm', 'ratios', 'eta_over_etm_stages'),
  ];
  if (kys.length !== ratios.length) throw new MissingInput('needs as many ratios as ky');
  return yieldShareByStages(kys.map((ky, at) => ({ ky, etaOverEtm: ratios[at]! })));
};

export const cropFunctions: Readonly<Record<string, EvalFunction>> = {
  kcClimateAdjustment: (i) =>
    climateAdjusted(
      requiredNumber(i, 'kc_table', 'kc'),
      requiredNumber(i, 'u2'),
      requiredNumber(i, 'rhmin', 'rh_min', 'RHmin'),
      requiredNumber(i, 'height_m', 'h', 'height'),
    ),
  kcOnDay: (i) =>
    kcOnDay(
      [requiredNumber(i, 'kc_ini'), requiredNumber(i, 'kc_mid'), requiredNumber(i, 'kc_end')],
      requiredList<number>(i, 'stages'),
      requiredNumber(i, 'day'),
    ),
  cropEvapotranspiration: (i) => requiredNumber(i, 'kc') * requiredNumber(i, 'et0'),
  totalAvailableWater: tawOf,
  readilyAvailableWater: (i) => readilyAvailableWater(tawOf(i), pOf(i)),
  tawRaw: (i) => ({ taw: tawOf(i), raw: readilyAvailableWater(tawOf(i), pOf(i)) }),
  depletionFractionAdjusted: (i) =>
    depletionFraction(requiredNumber(i, 'p_table', 'p'), requiredNumber(i, 'etc', 'etc_mm')),
  waterStressCoefficient: (i) => stressCoefficient(tawOf(i), pOf(i), requiredNumber(i, 'depletion', 'dr')),
  dailyWaterBalance: balance,
  waterBalance: balance,
  dailyStressSeries: constantSeries,
  effectiveRainUSDA: (i) => effectiveRainUsda(rainOf(i)),
  effectiveRainFAO: (i) => effectiveRainFao(rainOf(i)),
  runoffCurveNumber: runoffOf,
  runoff: runoffOf,
  yieldReductionKy: (i) =>
    Array.isArray(i['eta_over_etm'])
      ? yieldShareOfStages(i)
      : yieldShare(requiredNumber(i, 'ky'), requiredNumber(i, 'eta_over_etm', 'ratio')),
  yieldReductionStages: yieldShareOfStages,
  yieldReductionByStage: yieldShareOfStages,
  irrigationVolume: pickResult('value', volume),
  irrigationJerricans: pickResult('jerricans', volume),
  jerricans: pickResult('jerricans', volume),
  irrigationNeed: volume,
  grossIrrigation: (i) => requiredNumber(i, 'net_mm') / requiredNumber(i, 'efficiency'),
  gddSimple: gdd,
  gddCapped: gdd,
  gdd,
  gddSum: gdd,
  pDay: (i) => pDay(tminOf(i), tmaxOf(i)),
  wallinDsv: (i) =>
    wallinDsv(requiredNumber(i, 't_humid_C', 't_C', 't'), requiredNumber(i, 'hours_rh90', 'hours')),
  tomcastDsv: (i) =>
    tomcastDsv(requiredNumber(i, 't_wet_C', 't_C', 't'), requiredNumber(i, 'wet_hours', 'hours')),
  simcastBlightUnits: (i) =>
    simcastUnits(
      resistanceOf(i),
      requiredNumber(i, 't_C', 't'),
      requiredNumber(i, 'hours_rh90_run', 'hours_rh90', 'hours'),
    ),
  epiriceBlastTemperatureFactor: (i) => blastFactor(tmeanOf(i)),
  fawGenerationDays: generationDays('faw'),
  tutaGenerationDays: generationDays('tuta'),
  maizeHeatLoss: (i) => maizeHeatLoss(requiredNumber(i, 'gdd30', 'dd30'), i['drought'] === true),
  yieldModelNoHistory: (i) => modelOf(i),
  yieldModel: (i) => modelOf(i),
  yieldModelWithHistory: yieldWithHistory,
  yieldModelHistory: yieldWithHistory,
  yieldInterval80: (i) => {
    const range = interval80(requiredNumber(i, 'yield_t_ha', 'y'), requiredNumber(i, 'sigma_log', 'sigma'));
    return range && { ...range };
  },
  bagsPerAcre: (i) => bagsPerAcre(requiredNumber(i, 'yield_t_ha', 't_ha'), requiredNumber(i, 'bag_kg')),
};
