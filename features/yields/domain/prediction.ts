import type { Day } from '#kit/pure/days.ts';
import type { Base } from './county-base.ts';
import type { Loss } from './health.ts';

/**
 * Factors of the prediction: `rain`, `heat` and `date` belong to the season, `ground` and `acid` to the soil,
 * the others to the farmer.
 */
export const factorKeys = ['rain', 'heat', 'date', 'fertilizer', 'seed', 'ground', 'acid', 'health'] as const;
export type FactorKey = (typeof factorKeys)[number];
export type Factors = Readonly<Record<FactorKey, number>>;

export const adviceKeys = ['treat', 'record', 'keepWater', 'lime', 'manure', 'window', 'soilTest'] as const;
export type AdviceKey = (typeof adviceKeys)[number];
export const riskKeys = [
  'trouble',
  'troubleUnknown',
  'dry',
  'hot',
  'late',
  'restless',
  'acidGround',
  'thinGround',
  'noRecord',
  'countryFigure',
  'rainNotCounted',
  'atReach',
] as const;
export type RiskKey = (typeof riskKeys)[number];
export const changes = ['fertilizer', 'seed', 'date', 'acid', 'treat'] as const;
export type Change = (typeof changes)[number];

/** Why rain is not counted: no published response to water, a flooded field, or an unknown climate. */
type RainUnknown = 'no_figure' | 'paddy' | 'no_climate';

export interface Figures {
  /** Kilograms per hectare: the middle, and the range that contains four of five harvests. */
  readonly kg: number;
  readonly low: number;
  readonly high: number;
  /** Percent of such fields that end within a quarter of the middle. */
  readonly confidence: number;
  readonly base: Pick<Base, 'from' | 'years' | 'noBetter'> & { readonly kg: number };
  readonly factors: Factors;
  /** YLD-05: products of the factors. Weather combines rain, heat and date; management includes crop health. */
  readonly keyFactors: {
    readonly weatherImpact: number;
    readonly soilImpact: number;
    readonly managementImpact: number;
  };
  readonly rain: {
    readonly known: boolean;
    readonly why: RainUnknown | null;
    readonly seen: number;
    readonly of: number;
  };
  /** Degree-days above 30 °C beyond the usual; unknown for rows older than the heat factor. */
  readonly heat?: number | undefined;
  /** The usual loss from the selected condition, percent; null without one, or when not measured. */
  readonly loss?: Loss | null | undefined;
  /** Own seasons used, and their middle, kg per hectare. */
  readonly own: { readonly seasons: number; readonly kg: number | null };
  readonly harvest: { readonly date: Day; readonly from: Day; readonly to: Day } | null;
  readonly window: { readonly from: Day; readonly to: Day } | null;
  /** The single change that would raise it most, its gain per hectare, and whether there is still time for it. */
  readonly better: { readonly change: Change; readonly kg: number; readonly inTime: boolean } | null;
  readonly recommendations: readonly AdviceKey[];
  readonly riskFactors: readonly RiskKey[];
}
