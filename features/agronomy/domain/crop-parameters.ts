/**
 * Water and warmth parameters of crops. Kc: FAO-56 table 12; stage lengths: table 11; root depth and p: table
 * 22, as read from pyfao56 (CC0); Ky of a season: FAO-56 table 24 (from FAO-33), of its stages: FAO-33; base
 * and upper temperature: AquaCrop's defaults, or general agronomy. `lengths` states the basis of the stage
 * lengths. Ky is null where none was published.
 */
export interface Ky {
  readonly total: number;
  /** Vegetative, flowering, yield formation, ripening; null when not published. */ readonly stages:
    | readonly [number | null, number | null, number | null, number | null]
    | null;
}
export interface CropParameters {
  readonly key: ParameterKey;
  /** Initial, mid-season, end. */
  readonly kc: readonly [number, number, number];
  /** Days of the initial, development, mid and late stage. */
  readonly stages: readonly [number, number, number, number];
  readonly height: number;
  /** Effective root depth in metres: the lower and upper end in table 22. */
  readonly roots: readonly [number, number];
  readonly p: number;
  readonly ky: Ky | null;
  readonly gdd: { readonly base: number; readonly upper: number };
  /** `general`: from our knowledge of the publication, not checked again. `own`: our choice. */
  readonly lengths: 'published' | 'general' | 'own';
  /** Perennial: its coefficient does not depend on a planting date. */
  readonly evergreen: boolean;
}

type Four<T> = readonly [T, T, T, T];
type ParameterRow = readonly [
  kc: readonly [number, number, number],
  stages: Four<number>,
  height: number,
  roots: readonly [number, number],
  p: number,
  gdd: readonly [number, number],
  ky?: number | null,
  kyStages?: Four<number | null> | null,
  lengths?: CropParameters['lengths'],
];

const parameterRows = {
  maize_long: [[0.3, 1.2, 0.35], [30, 50, 60, 40], 2, [1, 1.7], 0.55, [8, 30], 1.25, [0.4, 1.5, 0.5, 0.2]],
  maize_medium: [[0.3, 1.2, 0.35], [20, 35, 40, 30], 2, [1, 1.7], 0.55, [8, 30], 1.25, [0.4, 1.5, 0.5, 0.2]],
  maize_early: [
    [0.3, 1.2, 0.35],
    [18, 28, 32, 22],
    1.8,
    [0.8, 1.5],
    0.55,
    [8, 30],
    1.25,
    [0.4, 1.5, 0.5, 0.2],
    'own',
  ],
  bean_dry: [
    [0.4, 1.15, 0.35],
    [15, 25, 35, 20],
    0.4,
    [0.6, 0.9],
    0.45,
    [9, 30],
    1.15,
    [0.2, 1.1, 0.75, 0.2],
  ],
  bean_green: [
    [0.5, 1.05, 0.9],
    [15, 25, 25, 10],
    0.4,
    [0.5, 0.7],
    0.45,
    [9, 30],
    1.15,
    [0.2, 1.1, 0.75, 0.2],
  ],
  tomato: [[0.6, 1.15, 0.8], [30, 40, 45, 30], 0.6, [0.7, 1.5], 0.4, [7, 28], 1.05, [0.4, 1.1, 0.8, 0.4]],
  potato: [[0.5, 1.15, 0.75], [25, 30, 40, 30], 0.6, [0.4, 0.6], 0.35, [2, 26], 1.1, [0.45, 0.8, 0.7, 0.2]],
  cassava_y1: [[0.3, 0.8, 0.3], [20, 40, 90, 60], 1, [0.5, 0.8], 0.35, [10, 30]],
  cassava_y2: [[0.3, 1.1, 0.5], [150, 40, 110, 60], 1.5, [0.7, 1], 0.4, [10, 30]],
  rice_paddy: [[1.05, 1.2, 0.75], [30, 30, 60, 30], 1, [0.5, 1], 0.2, [8, 30]],
  wheat_spring: [
    [0.3, 1.15, 0.25],
    [15, 30, 65, 40],
    1,
    [1, 1.5],
    0.55,
    [0, 26],
    1.15,
    [0.2, 0.65, 0.55, null],
  ],
  sorghum: [[0.3, 1.05, 0.55], [20, 35, 40, 30], 1.5, [1, 2], 0.55, [8, 30], 0.9, [0.2, 0.55, 0.45, 0.2]],
  finger_millet: [[0.3, 1, 0.3], [15, 25, 40, 25], 1.5, [1, 2], 0.55, [10, 32]],
  banana_y1: [[0.5, 1.1, 1], [120, 90, 120, 60], 3, [0.5, 0.9], 0.35, [14, 32], 1.2],
  banana_y2: [[1, 1.2, 1.1], [120, 60, 180, 5], 4, [0.5, 0.9], 0.35, [14, 32], 1.35],
  coffee: [[0.9, 0.95, 0.95], [365, 0, 0, 0], 2.5, [0.9, 1.5], 0.4, [10.5, 30]],
  tea: [[0.95, 1, 1], [365, 0, 0, 0], 1.5, [0.9, 1.5], 0.4, [12.5, 30]],
  cotton: [[0.35, 1.17, 0.6], [30, 50, 60, 55], 1.35, [1, 1.7], 0.65, [12, 35], 0.85, [0.2, 0.5, null, 0.25]],
  soybean: [[0.5, 1.15, 0.5], [15, 15, 40, 15], 0.75, [0.6, 1.3], 0.5, [5, 30], 0.85, [0.2, 0.8, 1, null]],
  groundnut: [[0.4, 1.15, 0.6], [25, 35, 45, 25], 0.4, [0.5, 1], 0.5, [9, 32], 0.7, [0.2, 0.8, 0.6, 0.2]],
  cowpea_greengram: [[0.4, 1.05, 0.35], [20, 30, 30, 20], 0.4, [0.6, 1], 0.45, [10, 35]],
  kale: [[0.7, 1.05, 0.95], [20, 30, 60, 30], 0.4, [0.4, 0.7], 0.45, [4, 30], null, null, 'own'],
  cabbage: [
    [0.7, 1.05, 0.95],
    [20, 30, 35, 10],
    0.4,
    [0.5, 0.8],
    0.45,
    [4, 30],
    0.95,
    [0.2, null, 0.45, 0.6],
    'own',
  ],
  onion_dry: [
    [0.7, 1.05, 0.75],
    [15, 25, 70, 40],
    0.4,
    [0.3, 0.6],
    0.3,
    [7, 30],
    1.1,
    [0.45, null, 0.8, 0.3],
  ],
  sweet_potato: [[0.5, 1.15, 0.65], [15, 30, 50, 30], 0.4, [1, 1.5], 0.65, [12, 32]],
  sunflower: [[0.35, 1.1, 0.35], [25, 35, 45, 25], 2, [0.8, 1.5], 0.45, [4, 30], 0.95, [0.4, 1, 0.8, null]],
  capsicum: [[0.6, 1.05, 0.9], [30, 35, 40, 20], 0.7, [0.5, 1], 0.3, [10, 32], 1.1],
  sugarcane: [[0.4, 1.25, 0.75], [50, 70, 220, 140], 3, [1.2, 2], 0.65, [9, 32], 1.2],
  avocado: [[0.6, 0.85, 0.75], [365, 0, 0, 0], 3, [0.5, 1], 0.7, [10, 33]],
  citrus: [[0.65, 0.6, 0.65], [60, 90, 120, 95], 3, [1.1, 1.5], 0.5, [13, 35], 1.1],
  pineapple: [[0.5, 0.3, 0.3], [60, 120, 600, 10], 0.9, [0.3, 0.6], 0.5, [16, 35]],
  carrot: [[0.7, 1.05, 0.95], [30, 40, 60, 20], 0.3, [0.5, 1], 0.35, [4, 30], null, null, 'general'],
  spinach: [[0.7, 1, 0.95], [20, 20, 25, 5], 0.3, [0.3, 0.5], 0.2, [4, 30], null, null, 'general'],
  sesame: [[0.35, 1.1, 0.25], [20, 30, 40, 20], 1, [1, 1.5], 0.6, [10, 35], null, null, 'general'],
} as const satisfies Readonly<Record<string, ParameterRow>>;

export type ParameterKey = keyof typeof parameterRows;

const EVERGREEN: readonly ParameterKey[] = ['coffee', 'tea', 'avocado', 'citrus'];

const toCropParameters = (key: ParameterKey): CropParameters => {
  const [kc, stages, height, roots, p, [base, upper], total = null, byStage = null, lengths = 'published'] =
    parameterRows[key] as ParameterRow;
  return {
    key,
    kc,
    stages,
    height,
    roots,
    p,
    gdd: { base, upper },
    ky: total === null ? null : { total, stages: byStage },
    lengths,
    evergreen: EVERGREEN.includes(key),
  };
};

export const parameterKeys = Object.keys(parameterRows) as readonly ParameterKey[];
export const cropParameters = (key: ParameterKey): CropParameters => toCropParameters(key);
