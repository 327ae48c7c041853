import type { Day } from '#kit/pure/days.ts';
import { areaOf } from '#kit/pure/ellipsoid.ts';
import type { Point, Ring } from '#kit/pure/geometry.ts';
import { parseSizeIn } from '#kit/pure/read-amount.ts';
import { type AreaUnit, areaUnits, fromHectares } from '#kit/pure/units.ts';
import {
  type IrrigationType,
  irrigationTypes,
  type MeasuredSource,
  measuredSources,
  type PlaceProblem,
  placeProblems,
  type SoilType,
  soilTypes,
} from './field.ts';
import { type Planting, plantingPresets } from './planting.ts';
import { type SizePreset, defaultSize } from './sizes.ts';

export const wizardSteps = ['name', 'location', 'crop', 'soil', 'size', 'planting'] as const;
export type WizardStep = (typeof wizardSteps)[number];

interface DraftBoundary {
  readonly ring: Ring;
  readonly source: MeasuredSource;
  readonly errorM2: number | null;
}

/** The farmer's answers about a new field so far; everything may be missing. */
export interface FieldDraft {
  readonly step: WizardStep;
  readonly name: string;
  readonly place: (Point & { readonly accuracy_m: number | null }) | null;
  /** Why the phone returned no location, if it was asked. */
  readonly placeProblem: PlaceProblem | null;
  /** Name of the place, or its county. */
  readonly placeName: string;
  readonly elevation: number | null;
  readonly boundary: DraftBoundary | null;
  readonly crop: string;
  readonly soil: SoilType | null;
  readonly irrigation: IrrigationType | null;
  readonly size: string;
  readonly sizeUnit: AreaUnit;
  readonly planting: Planting | null;
}

export const blankDraft: FieldDraft = {
  step: 'name',
  name: '',
  place: null,
  placeProblem: null,
  placeName: '',
  elevation: null,
  boundary: null,
  crop: '',
  soil: null,
  irrigation: null,
  size: '',
  sizeUnit: 'acres',
  planting: null,
};

export const isBlank = (draft: FieldDraft): boolean =>
  JSON.stringify({ ...draft, step: 'name', placeProblem: null }) === JSON.stringify(blankDraft);

/** The boundary's area, which overrides any entered size. */
export const measuredHectares = ({ boundary }: Pick<FieldDraft, 'boundary'>): number | null =>
  boundary && areaOf(boundary.ring) / 10_000;

/** The size the field is saved with. */
export const sizeOf = (draft: Pick<FieldDraft, 'boundary' | 'size' | 'sizeUnit'>): SizePreset => {
  const measured = measuredHectares(draft);
  if (measured !== null)
    return { size: Number(fromHectares(measured, draft.sizeUnit).toPrecision(4)), unit: draft.sizeUnit };
  return draft.size.trim()
    ? { size: parseSizeIn(draft.size, draft.sizeUnit), unit: draft.sizeUnit }
    : defaultSize(draft.sizeUnit);
};

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const isPoint = (value: unknown): boolean => {
  const { lat, lng } = (value ?? {}) as Record<string, unknown>;
  return typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
};
const oneOf =
  (list: readonly string[]) =>
  (value: unknown): boolean =>
    value === null || list.includes(value as string);
const isShortText = (value: unknown): boolean => typeof value === 'string' && value.length <= 200;
const isNumberOrNull = (value: unknown): boolean => value === null || typeof value === 'number';

const validators: Readonly<Record<keyof FieldDraft, (value: unknown) => boolean>> = {
  step: (value) => wizardSteps.includes(value as WizardStep),
  name: isShortText,
  place: (value) => value === null || isPoint(value),
  placeProblem: oneOf(placeProblems),
  placeName: isShortText,
  elevation: isNumberOrNull,
  boundary: (value) => {
    const { ring, source } = (value ?? {}) as { ring?: unknown; source?: unknown };
    return (
      value === null ||
      (Array.isArray(ring) &&
        ring.length >= 3 &&
        ring.every(isPoint) &&
        measuredSources.includes(source as MeasuredSource))
    );
  },
  crop: isShortText,
  soil: oneOf(soilTypes),
  irrigation: oneOf(irrigationTypes),
  size: isShortText,
  sizeUnit: (value) => areaUnits.includes(value as AreaUnit),
  planting: (value) => oneOf(plantingPresets)(value) || DAY_PATTERN.test(value as Day),
};

/** Parses a stored draft; invalid parts of an older or damaged one are blank. */
export const readDraft = (saved: unknown): FieldDraft => {
  if (typeof saved !== 'object' || saved === null) return blankDraft;
  const given = saved as Record<string, unknown>;
  const entries = (Object.keys(validators) as (keyof FieldDraft)[]).map((key) => [
    key,
    key in given && validators[key](given[key]) ? given[key] : blankDraft[key],
  ]);
  // Contains every key of `validators`, each either valid or blank.
  return Object.fromEntries(entries) as unknown as FieldDraft;
};
