import type { Point } from '#kit/pure/geometry.ts';
import { refuse, type Result } from '#kit/pure/result.ts';
import {
  type MeasuringMethod,
  PACE_M,
  plotOfSides,
  type Sides,
  type sidesRefusals,
  type SidesShape,
} from '../../../domain/boundary/sides.ts';
import { isUnclear, parseSize } from '../../../domain/form.ts';

export const sideShapes = ['rectangle', 'quad', 'triangle'] as const;
export type SideShape = (typeof sideShapes)[number];
export const sideUnits = ['rope', 'paces'] as const;
type SideUnit = (typeof sideUnits)[number];

/** Values as typed by the farmer. */
export interface SidesForm {
  readonly shape: SideShape;
  readonly unit: SideUnit;
  readonly lengths: readonly string[];
  readonly diagonal: string;
  /** Empty when not measured. */
  readonly pace: string;
}

const blankSides: SidesForm = {
  shape: 'rectangle',
  unit: 'rope',
  lengths: ['', '', '', ''],
  diagonal: '',
  pace: '',
};
export const sideCount = { rectangle: 2, quad: 4, triangle: 3 } as const;

export const readSidesForm = (saved: unknown): SidesForm => {
  const { shape, unit, lengths, diagonal, pace } = (saved ?? {}) as Partial<SidesForm>;
  const isValid =
    sideShapes.includes(shape as SideShape) &&
    sideUnits.includes(unit as SideUnit) &&
    Array.isArray(lengths) &&
    typeof diagonal === 'string' &&
    typeof pace === 'string';
  return isValid ? (saved as SidesForm) : blankSides;
};

const measuringMethodOf = ({ unit, pace }: SidesForm): MeasuringMethod =>
  unit === 'rope' ? 'rope' : pace.trim() ? 'counted_paces' : 'guessed_paces';

/** The shape from the typed lengths. Null while a length is still empty. */
export const shapeOfForm = (
  form: SidesForm,
  middle: Point,
): Result<SidesShape, (typeof sidesRefusals)[number] | 'sides.unclear'> | null => {
  const typed = form.lengths.slice(0, sideCount[form.shape]);
  if (typed.some((text) => !text.trim())) return null;
  if ([...typed, form.diagonal, form.pace].some(isUnclear)) return refuse('sides.unclear');
  const metresPerUnit = form.unit === 'rope' ? 1 : form.pace.trim() ? parseSize(form.pace) : PACE_M;
  const metres = typed.map((text) => parseSize(text) * metresPerUnit);
  const diagonal = form.diagonal.trim() ? parseSize(form.diagonal) * metresPerUnit : null;
  // The number of lengths matches the shape, as checked above.
  const sides: unknown =
    form.shape === 'quad'
      ? { shape: 'quad', lengths: metres, diagonal }
      : { shape: form.shape, lengths: metres };
  return plotOfSides(sides as Sides, middle, measuringMethodOf(form));
};
