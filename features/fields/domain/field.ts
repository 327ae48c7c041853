import { cleanLineOrNull } from '#kit/pure/clean-text.ts';
import { areaOf } from '#kit/pure/ellipsoid.ts';
import {
  fromPolygonText,
  metresPerDegree,
  type Point,
  pointInside,
  squareAround,
  toPolygonText,
} from '#kit/pure/geometry.ts';
import { ok, refuse, type Refused, type Result } from '#kit/pure/result.ts';
import { type AreaUnit, fromHectares, toHectares } from '#kit/pure/units.ts';
import { MAX_HECTARES, MIN_HECTARES } from './boundary/boundary-codes.ts';
import { isDefaultSize } from './default-size.ts';
import { isNameTooLong } from './name-length.ts';
import { isOnLand } from './region.ts';

export const soilTypes = [
  'clay',
  'sandy',
  'loam',
  'clay_loam',
  'sandy_loam',
  'silt',
  'rocky',
  'unknown',
] as const;
export type SoilType = (typeof soilTypes)[number];
export const irrigationTypes = ['rain_fed', 'drip', 'sprinkler', 'flood', 'manual', 'none'] as const;
export type IrrigationType = (typeof irrigationTypes)[number];

/** How the boundary was measured. 'approximate' is drawn dashed, with a prompt to measure it. */
export const measuredSources = ['walked', 'drawn', 'corners', 'sides', 'imported'] as const;
export type MeasuredSource = (typeof measuredSources)[number];
export const boundarySources = ['approximate', ...measuredSources] as const;
type BoundarySource = (typeof boundarySources)[number];

/** Why a new field has no place: the farmer did not ask for it, denied permission, or the phone found none. */
export const placeProblems = ['not_asked', 'refused', 'unavailable', 'timed_out'] as const;
export type PlaceProblem = (typeof placeProblems)[number];

/** A plot. Column names are those of exports and migrations (FLD-26). */
export interface Field {
  readonly id: string;
  readonly farm_id: string | null;
  readonly name: string | null;
  readonly size: number;
  readonly size_unit: AreaUnit;
  readonly size_hectares: number;
  /** The size was neither entered nor measured; absent in older rows (`isDefaultSize`). */
  readonly size_is_default?: boolean | null | undefined;
  /** 'POLYGON((lng lat, …))' */
  readonly boundary: string;
  readonly boundary_source: BoundarySource;
  /** 95 % margin of error of the area; null when it was not measured. */
  readonly area_error_m2: number | null;
  readonly measured_at: string | null;
  readonly location: Point;
  /** True while the place is a placeholder: no weather, satellite or price may be shown for it (FLD-21). */
  readonly location_unconfirmed: boolean;
  readonly location_accuracy_m: number | null;
  /** Why the place is a placeholder; absent when it is not, or when the reason is unknown. */
  readonly place_problem?: PlaceProblem | null | undefined;
  readonly location_description: string | null;
  readonly crop_type: string;
  readonly season: string;
  readonly soil_type: SoilType | null;
  readonly irrigation_type: IrrigationType | null;
  readonly soil_ph: number | null;
  readonly elevation: number | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface Farm {
  readonly id: string;
  readonly name: string;
  readonly location: string | null;
  readonly size_unit: AreaUnit;
}

/** Nairobi: a field's placeholder when the phone has no position (FLD-36). */
export const DEFAULT_LOCATION: Point = { lat: -1.2921, lng: 36.8219 };
const DEFAULT_FARM_NAME = 'My Farm';

/** Default values for instant creation (FLD-19). */
export const instantDefaults = { size: 1, size_unit: 'hectares', crop_type: 'mixed' } as const;

type Place = Point & { readonly accuracy_m: number | null };

export interface AddField {
  readonly id: string;
  /** The farm to create when the farmer has none yet. */
  readonly farm_id: string;
  readonly name: string | null;
  readonly size: number;
  readonly size_unit: AreaUnit;
  /** No size was entered, so the default applies. */
  readonly size_is_default?: boolean | undefined;
  readonly crop_type: string;
  readonly season: string;
  readonly soil_type: SoilType | null;
  readonly irrigation_type: IrrigationType | null;
  readonly place: Place | null;
  /** Why `place` is null. */
  readonly place_problem?: PlaceProblem | null | undefined;
  readonly location_description: string | null;
  /** A measured shape. Absent or null: the field is a square of the entered size. */
  readonly boundary?: string | null | undefined;
  readonly boundary_source?: MeasuredSource | undefined;
  readonly area_error_m2?: number | null | undefined;
  readonly measured_at?: string | null | undefined;
  readonly soil_ph?: number | null | undefined;
  readonly elevation?: number | null | undefined;
}

export interface AddFieldContext {
  readonly fields: readonly Pick<Field, 'id'>[];
  readonly farm: Pick<Farm, 'id'> | null;
  readonly fieldLimit: number | null;
}

const textRefusals = ['fields.name_long', 'fields.ph_wrong', 'fields.elevation_wrong'] as const;
export const addRefusals = [
  'fields.limit_reached',
  'fields.size_wrong',
  'fields.exists',
  ...textRefusals,
] as const;
type AddRefusal = (typeof addRefusals)[number];
export const changeRefusals = [
  'fields.not_found',
  'fields.size_wrong',
  'fields.place_elsewhere',
  'fields.place_outside',
  ...textRefusals,
] as const;
type ChangeRefusal = Exclude<(typeof changeRefusals)[number], 'fields.not_found'>;

export const refuseSize = (size: number, unit: AreaUnit): Refused<'fields.size_wrong'> | null => {
  const hectares = toHectares(size, unit);
  return hectares >= MIN_HECTARES && hectares <= MAX_HECTARES ? null : refuse('fields.size_wrong');
};

const isOutOfRange = (value: number | null | undefined, min: number, max: number): boolean =>
  value != null && !(value >= min && value <= max);

/**
 * Soil pH ranges from 3 to 10.5. Kenyan elevations range from the shore to Point Lenana, with a margin for
 * inaccurate readings.
 */
const refuseFacts = (
  facts: Pick<ChangeField, 'name' | 'soil_ph' | 'elevation'>,
): Refused<(typeof textRefusals)[number]> | null => {
  if (isNameTooLong(cleanLineOrNull(facts.name ?? null))) return refuse('fields.name_long');
  if (isOutOfRange(facts.soil_ph, 3, 10.5)) return refuse('fields.ph_wrong');
  return isOutOfRange(facts.elevation, -150, 5_000) ? refuse('fields.elevation_wrong') : null;
};

/**
 * Null for the sea, a pole or another continent: such positions come from a receiver without a fix. The field
 * is created without its place (FLD-21).
 */
export const onLandOrNull = <P extends Point>(place: P | null): P | null =>
  place && isOnLand(place) ? place : null;

/**
 * Rules for adding a field, shared by phone and server. Returns the rows to write. The shape must already be
 * validated (`checkBoundary`).
 */
export const decideAdd = (
  args: AddField,
  now: AddFieldContext,
  at: string,
): Result<{ field: Field; farm: Farm | null }, AddRefusal> => {
  if (now.fields.some((f) => f.id === args.id)) return refuse('fields.exists');
  if (now.fieldLimit !== null && now.fields.length >= now.fieldLimit)
    return refuse('fields.limit_reached', { limit: now.fieldLimit });
  const wrong = refuseSize(args.size, args.size_unit) ?? refuseFacts(args);
  if (wrong) return wrong;
  const farm = now.farm
    ? null
    : { id: args.farm_id, name: DEFAULT_FARM_NAME, location: null, size_unit: args.size_unit };
  const field = newField(args, now.farm?.id ?? args.farm_id, at);
  const { boundary, boundary_source = 'drawn', area_error_m2, measured_at } = args;
  return ok({
    field: boundary
      ? applyBoundary(field, { boundary, boundary_source, area_error_m2, measured_at }, at)
      : field,
    farm,
  });
};

const newField = (args: AddField, farmId: string, at: string): Field => {
  const hectares = toHectares(args.size, args.size_unit);
  const place = onLandOrNull(args.place);
  const centre = place ? { lat: place.lat, lng: place.lng } : DEFAULT_LOCATION;
  return {
    id: args.id,
    farm_id: farmId,
    name: cleanLineOrNull(args.name),
    size: args.size,
    size_unit: args.size_unit,
    size_hectares: hectares,
    size_is_default: args.size_is_default ?? null,
    ...squareOf(centre, hectares),
    location: centre,
    location_unconfirmed: place === null,
    location_accuracy_m: place?.accuracy_m ?? null,
    place_problem: place === null ? (args.place_problem ?? null) : null,
    location_description: args.location_description?.trim() || null,
    crop_type: args.crop_type.trim() || instantDefaults.crop_type,
    season: args.season,
    soil_type: args.soil_type,
    irrigation_type: args.irrigation_type,
    soil_ph: args.soil_ph ?? null,
    elevation: args.elevation ?? null,
    created_at: at,
    updated_at: at,
  };
};

const squareOf = (centre: Point, hectares: number) =>
  ({
    boundary: toPolygonText(squareAround(centre, hectares * 10_000)),
    boundary_source: 'approximate',
    area_error_m2: null,
    measured_at: null,
  }) as const;

export interface Shape {
  readonly boundary: string | null;
  readonly boundary_source: MeasuredSource;
  readonly area_error_m2?: number | null | undefined;
  readonly measured_at?: string | null | undefined;
}

/** A size as shown: four digits exceed the precision of any phone. */
const roundedSize = (hectares: number, unit: AreaUnit): number =>
  Number(fromHectares(hectares, unit).toPrecision(4));

/**
 * The field with another shape, whose area becomes its size; without one it is a square again. The place
 * moves to the shape, unless the shape has no position: side lengths alone, or a drawing around the
 * placeholder in Nairobi.
 */
export const applyBoundary = (field: Field, shape: Shape, at: string): Field => {
  const ring = shape.boundary === null ? null : fromPolygonText(shape.boundary);
  if (!ring) return { ...field, ...squareOf(field.location, field.size_hectares), updated_at: at };
  const size_hectares = areaOf(ring) / 10_000;
  const middle = pointInside(ring);
  const movesPlace =
    shape.boundary_source !== 'sides' &&
    !(field.location_unconfirmed && metresApart(middle, DEFAULT_LOCATION) < PLACEHOLDER_RADIUS_M);
  return {
    ...field,
    size: roundedSize(size_hectares, field.size_unit),
    size_hectares,
    size_is_default: false,
    boundary: toPolygonText(ring),
    boundary_source: shape.boundary_source,
    area_error_m2: cappedError(shape.area_error_m2, size_hectares),
    measured_at: earlierOf(at, shape.measured_at),
    ...(movesPlace && {
      ...clearedByMove(field, middle),
      location: middle,
      location_unconfirmed: false,
      location_accuracy_m: null,
      place_problem: null,
    }),
    updated_at: at,
  };
};

/** An error cannot exceed the whole area. */
const cappedError = (error: number | null | undefined, hectares: number): number | null =>
  error == null ? null : Math.min(error, hectares * 10_000);
/** A measurement cannot be in the future. */
const earlierOf = (at: string, measured: string | null | undefined): string =>
  measured && Date.parse(measured) <= Date.parse(at) ? measured : at;

const PLACEHOLDER_RADIUS_M = 2_000;
/** Distance beyond which the old place's name and height are dropped. */
const OTHER_PLACE_M = 5_000;

/**
 * Clears the place name and elevation if the field moves far from a confirmed place. For an unconfirmed place
 * they describe the real place, so they stay.
 */
const clearedByMove = (field: Field, place: Point): Partial<Field> =>
  !field.location_unconfirmed && metresApart(field.location, place) > OTHER_PLACE_M
    ? { location_description: null, elevation: null }
    : {};

/**
 * An approximate distance, enough to tell places apart; measuring is in `kit/pure/geodesy.ts`, which the
 * first screen need not load.
 */
const metresApart = (a: Point, b: Point): number => {
  const { north, east } = metresPerDegree(a.lat);
  return Math.hypot((a.lat - b.lat) * north, (a.lng - b.lng) * east);
};

export interface ChangeField {
  readonly id: string;
  readonly name?: string | null | undefined;
  readonly size?: number | undefined;
  readonly size_unit?: AreaUnit | undefined;
  readonly crop_type?: string | undefined;
  readonly season?: string | undefined;
  readonly soil_type?: SoilType | null | undefined;
  readonly irrigation_type?: IrrigationType | null | undefined;
  readonly soil_ph?: number | null | undefined;
  readonly elevation?: number | null | undefined;
  readonly location_description?: string | null | undefined;
  readonly place?: Place | undefined;
}

/** Changes only the given columns, so that edits of different columns on two phones both survive. */
export const decideChange = (field: Field, change: ChangeField, at: string): Result<Field, ChangeRefusal> => {
  const wrong = refuseFacts(change);
  if (wrong) return wrong;
  const sized = applySize(field, change);
  if (sized.size_hectares !== field.size_hectares && refuseSize(sized.size, sized.size_unit))
    return refuse('fields.size_wrong');
  if (change.place && !onLandOrNull(change.place)) return refuse('fields.place_outside');
  if (change.place && isElsewhere(field, change.place)) return refuse('fields.place_elsewhere');
  return ok({
    ...(change.place ? applyPlace(sized, change.place) : sized),
    ...cleanChange(field, change),
    updated_at: at,
  });
};

const cleanChange = (
  field: Field,
  { id: _id, size: _size, size_unit: _unit, place: _place, ...change }: ChangeField,
): Partial<Field> => {
  const plain = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<Field>;
  return {
    ...plain,
    ...(change.name !== undefined && { name: cleanLineOrNull(change.name) }),
    ...(change.crop_type !== undefined && { crop_type: change.crop_type.trim() || field.crop_type }),
    ...(change.season !== undefined && { season: change.season.trim() || field.season }),
    ...(change.location_description !== undefined && {
      location_description: change.location_description?.trim() || null,
    }),
  };
};

/**
 * A new unit keeps the same land. A new size is the farmer's figure: an approximate square is redrawn to it,
 * a measured shape is kept.
 */
const applySize = (field: Field, { size, size_unit = field.size_unit }: ChangeField): Field => {
  if (size === undefined || size === roundedSize(field.size_hectares, size_unit)) {
    // Sending the unchanged size confirms it.
    const withSize = size === undefined ? field : { ...field, size_is_default: false };
    if (size_unit === field.size_unit) return withSize;
    return {
      ...withSize,
      size_is_default: isDefaultSize(withSize),
      size: roundedSize(field.size_hectares, size_unit),
      size_unit,
    };
  }
  const size_hectares = toHectares(size, size_unit);
  const sized = { ...field, size, size_unit, size_hectares, size_is_default: false };
  return field.boundary_source === 'approximate' && size_hectares > 0
    ? { ...sized, ...squareOf(field.location, size_hectares) }
    : { ...sized, area_error_m2: null };
};

const isMeasuredInPlace = (field: Field): boolean =>
  !field.location_unconfirmed && field.boundary_source !== 'approximate' && field.boundary_source !== 'sides';

/** Whether a location contradicts a boundary that was walked or drawn on site. */
const isElsewhere = (field: Field, place: Point): boolean =>
  isMeasuredInPlace(field) &&
  metresApart(field.location, place) > 100 + 2 * Math.sqrt(field.size_hectares * 10_000);

const applyPlace = (field: Field, place: Place): Field => {
  const location = { lat: place.lat, lng: place.lng };
  const relocated = {
    ...field,
    ...clearedByMove(field, location),
    location,
    location_unconfirmed: false,
    location_accuracy_m: place.accuracy_m,
    place_problem: null,
  };
  if (field.boundary_source === 'approximate')
    return { ...relocated, boundary: squareOf(location, field.size_hectares).boundary };
  if (isMeasuredInPlace(field)) return relocated;
  const ring = fromPolygonText(field.boundary) ?? [];
  const from = pointInside(ring);
  return {
    ...relocated,
    boundary: toPolygonText(
      ring.map((p) => ({ lat: p.lat - from.lat + location.lat, lng: p.lng - from.lng + location.lng })),
    ),
  };
};
