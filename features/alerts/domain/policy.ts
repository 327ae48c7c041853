import type { Basis, Category, RuleId, Theme, Urgency } from './rule-ids.ts';

/**
 * How a rule becomes an alert. The rules' thresholds are published and unchanged; these figures are ours, set
 * so that a farmer gets about two alerts per week: `npm run bench -- alerts` counts them over a season.
 */
export interface Policy {
  readonly theme: Theme;
  readonly category: Category;
  readonly basis: Basis;
  readonly urgency: Urgency;
  /** Past days whose weather counts, and the maximum age in days of the last triggering day. */
  readonly lookbackDays: number;
  readonly maxAgeDays: number;
  /** Forecast days that are used, including today. */
  readonly forecastDays: number;
  /** Days for which the theme is not raised again. */
  readonly quietDays: number;
  /** Days that it stays relevant after the last triggering day. */
  readonly relevantDays: number;
}

type Figures = readonly [
  urgency: Urgency,
  back: number,
  recent: number,
  believed: number,
  quiet: number,
  matters: number,
];
const policy = (
  theme: Theme,
  category: Category,
  basis: Basis,
  [urgency, lookbackDays, maxAgeDays, forecastDays, quietDays, relevantDays]: Figures,
): Policy => ({
  theme,
  category,
  basis,
  urgency,
  lookbackDays,
  maxAgeDays,
  forecastDays,
  quietDays,
  relevantDays,
});

/** Look-back days for rules that add up a season. The start day of the sum limits it further. */
const SUM_LOOKBACK_DAYS = 92;

export const policies: Readonly<Record<RuleId, Policy>> = {
  LATE_BLIGHT_HUTTON: policy('late_blight', 'disease', 'published', [3, 3, 2, 3, 14, 7]),
  LATE_BLIGHT_SMITH: policy('late_blight', 'disease', 'published', [4, 3, 2, 3, 14, 7]),
  LATE_BLIGHT_DSV18: policy('late_blight', 'disease', 'published', [
    3,
    SUM_LOOKBACK_DAYS,
    SUM_LOOKBACK_DAYS,
    2,
    14,
    7,
  ]),
  LATE_BLIGHT_SIMCAST: policy('late_blight', 'disease', 'published', [
    3,
    SUM_LOOKBACK_DAYS,
    SUM_LOOKBACK_DAYS,
    2,
    14,
    7,
  ]),
  EARLY_BLIGHT_TOMCAST: policy('early_blight', 'disease', 'published', [
    2,
    SUM_LOOKBACK_DAYS,
    SUM_LOOKBACK_DAYS,
    2,
    14,
    7,
  ]),
  EARLY_BLIGHT_PDAYS: policy('early_blight', 'disease', 'published', [
    2,
    SUM_LOOKBACK_DAYS,
    SUM_LOOKBACK_DAYS,
    2,
    60,
    14,
  ]),
  MAIZE_NCLB: policy('maize_blight', 'disease', 'composite', [2, 6, 2, 3, 21, 14]),
  COFFEE_RUST: policy('coffee_rust', 'disease', 'composite', [2, 6, 2, 3, 28, 21]),
  COFFEE_BERRY_DISEASE: policy('coffee_berry', 'disease', 'composite', [3, 6, 2, 3, 21, 14]),
  RICE_BLAST: policy('rice_blast', 'disease', 'composite', [3, 4, 2, 3, 14, 10]),
  BEAN_ANTHRACNOSE: policy('bean_disease', 'disease', 'composite', [2, 6, 2, 3, 21, 14]),
  BEAN_ALS: policy('bean_disease', 'disease', 'composite', [2, 6, 2, 3, 21, 14]),
  BANANA_SIGATOKA_HIGH: policy('sigatoka', 'disease', 'published', [3, 6, 0, 3, 28, 21]),
  BANANA_SIGATOKA_MODERATE: policy('sigatoka', 'disease', 'published', [1, 6, 0, 3, 56, 21]),
  FAW_SCOUT: policy('armyworm', 'pest', 'published', [2, 0, 0, 1, 60, 0]),
  FAW_GENERATION: policy('armyworm', 'pest', 'published', [
    3,
    SUM_LOOKBACK_DAYS,
    SUM_LOOKBACK_DAYS,
    3,
    14,
    10,
  ]),
  TUTA_GENERATION: policy('tuta', 'pest', 'published', [3, SUM_LOOKBACK_DAYS, SUM_LOOKBACK_DAYS, 3, 14, 10]),
  SUCKING_PESTS: policy('sucking', 'pest', 'composite', [2, 9, 2, 3, 42, 14]),
  HEAT_STRESS: policy('heat', 'weather', 'published', [3, 4, 0, 4, 14, 0]),
  FROST_WATCH: policy('frost', 'weather', 'composite', [3, 0, -1, 3, 7, 0]),
  FROST_WARNING: policy('frost', 'weather', 'composite', [4, 0, -1, 3, 5, 0]),
  HEAVY_RAIN: policy('rain', 'weather', 'published', [3, 0, 0, 3, 7, 1]),
  FLOOD_RISK: policy('rain', 'weather', 'composite', [4, 2, 0, 3, 5, 2]),
  DRY_SPELL: policy('dry_spell', 'weather', 'published', [2, 60, 0, 5, 21, 0]),
  PLANTING_ONSET: policy('planting', 'weather', 'composite', [3, 10, 10, 16, 60, 7]),
  FALSE_ONSET_RISK: policy('planting', 'weather', 'composite', [3, 7, 7, 16, 21, 7]),
  SPRAY_HOLD: policy('spray', 'weather', 'published', [1, 0, 0, 2, 14, 0]),
  // From the satellite, not from weather (`green-drop.ts`). A pass comes every five days, and the next passes
  // show the same drop.
  GREEN_DROP: policy('greenness', 'crop', 'composite', [3, 0, 14, 0, 14, 10]),
};

/** Weekly alerts per field; high may add one, urgent has no limit. */
export const MAX_PER_WEEK = 2;
