import type { AreaUnit } from '#kit/pure/units.ts';

export interface SizePreset {
  readonly size: number;
  readonly unit: AreaUnit;
  /** As farmers write it: ⅛. */ readonly fractionText?: string;
}

/** A third of Kenya's farms are smaller than an acre (census 2019), so fractions of an acre are first. */
export const acrePresets: readonly SizePreset[] = [
  { size: 0.125, unit: 'acres', fractionText: '⅛' },
  { size: 0.25, unit: 'acres', fractionText: '¼' },
  { size: 0.5, unit: 'acres', fractionText: '½' },
  { size: 1, unit: 'acres' },
  { size: 2, unit: 'acres' },
  { size: 3, unit: 'acres' },
];
export const hectarePresets: readonly SizePreset[] = [0.25, 0.5, 1, 2.5, 5, 10].map((size) => ({
  size,
  unit: 'hectares',
}));

/** The default size (WIZ-09): one of the chosen unit, but never one square metre. */
export const defaultSize = (unit: AreaUnit): SizePreset => ({
  size: 1,
  unit: unit === 'square_meters' ? 'acres' : unit,
});

export const SIZE_MIN = 0.01;
const SIZE_STEP = 0.01;

/** One step up or down, never below the minimum size. */
export const stepSize = (size: number, direction: 1 | -1): number =>
  Math.max(SIZE_MIN, Math.round((size + direction * SIZE_STEP) * 1e6) / 1e6);
