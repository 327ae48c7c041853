import { type Point, squareAround, toPolygonText } from '#kit/pure/geometry.ts';
import { ok, refuse, type Refused, type Result } from '#kit/pure/result.ts';
import { type AreaUnit, toHectares } from '#kit/pure/units.ts';

export const soilTypes = ['clay', 'sandy', 'loam', 'clay_loam', 'sandy_loam', 'silt', 'rocky', 'unknown'] as const;
export type SoilType = (typeof soilTypes)[number];
export const irrigationTypes = ['rain_fed', 'drip', 'sprinkler', 'flood', 'manual', 'none'] as const;
export type IrrigationType = (typeof irrigationTypes)[number];

/** How the boundary came about; 'approximate' is drawn dashed and asks for a better one. */
export const boundarySources = ['approximate', 'walked', 'drawn', 'corners', 'sides'] as const;
export type BoundarySource = (typeof boundarySources)[number];

/** A plot. Columns are named as exports and migrations keep them (FLD-26). */
export interface Field {
  readonly id: string;
  readonly farm_id: string | null;
  readonly name: string | null;
  readonly size: number;
  readonly size_unit: AreaUnit;
  readonly size_hectares: number;
  /** 'POLYGON((lng lat, …))' */
  readonly boundary: string;
  readonly boundary_source: BoundarySource;
  readonly location: Point;
  /** True while the place is a stand-in: no weather, satellite or price may speak as if it were the farm (FLD-21). */
  readonly location_unconfirmed: boolean;
  readonly location_accuracy_m: number | null;
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

/** Nairobi: where a field is put when the phone cannot say where it is (FLD-36). */
export const DEFAULT_LOCATION: Point = { lat: -1.2921, lng: 36.8219 };
export const DEFAULT_FARM_NAME = 'My Farm';

/** What instant creation fills in (FLD-19). */
export const instantDefaults = { size: 1, size_unit: 'hectares', crop_type: 'mixed' } as const;

const MIN_HECTARES = 0.001; // 10 m²: a kitchen bed
const MAX_HECTARES = 10_000;
export const NAME_MAX = 80;

export interface AddField {
  readonly id: string;
  /** The farm to make when the farmer has none yet. */
  readonly farm_id: string;
  readonly name: string | null;
  readonly size: number;
  readonly size_unit: AreaUnit;
  readonly crop_type: string;
  readonly season: string;
  readonly soil_type: SoilType | null;
  readonly irrigation_type: IrrigationType | null;
  readonly place: (Point & { readonly accuracy_m: number | null }) | null;
  readonly location_description: string | null;
}

export interface FieldsNow {
  readonly fields: readonly Pick<Field, 'id'>[];
  readonly farm: Pick<Farm, 'id'> | null;
  readonly fieldLimit: number | null;
}

export const addRefusals = ['fields.limit_reached', 'fields.size_wrong', 'fields.exists'] as const;
type AddRefusal = (typeof addRefusals)[number];

export const refuseSize = (size: number, unit: AreaUnit): Refused<'fields.size_wrong'> | null => {
  const hectares = toHectares(size, unit);
  return hectares >= MIN_HECTARES && hectares <= MAX_HECTARES ? null : refuse('fields.size_wrong');
};

/** The rule of adding a field, the same on the phone and on the server; gives the rows to write. */
export const decideAdd = (args: AddField, now: FieldsNow, at: string): Result<{ field: Field; farm: Farm | null }, AddRefusal> => {
  if (now.fields.some((f) => f.id === args.id)) return refuse('fields.exists');
  if (now.fieldLimit !== null && now.fields.length >= now.fieldLimit) return refuse('fields.limit_reached', { limit: now.fieldLimit });
  const wrong = refuseSize(args.size, args.size_unit);
  if (wrong) return wrong;
  const farm = now.farm ? null : { id: args.farm_id, name: DEFAULT_FARM_NAME, location: null, size_unit: args.size_unit };
  return ok({ field: newField(args, now.farm?.id ?? args.farm_id, at), farm });
};

const newField = (args: AddField, farmId: string, at: string): Field => {
  const hectares = toHectares(args.size, args.size_unit);
  const centre = args.place ? { lat: args.place.lat, lng: args.place.lng } : DEFAULT_LOCATION;
  return {
    id: args.id, farm_id: farmId, name: cleanName(args.name),
    size: args.size, size_unit: args.size_unit, size_hectares: hectares,
    boundary: toPolygonText(squareAround(centre, hectares * 10_000)), boundary_source: 'approximate',
    location: centre, location_unconfirmed: args.place === null, location_accuracy_m: args.place?.accuracy_m ?? null,
    location_description: args.location_description?.trim() || null,
    crop_type: args.crop_type.trim() || instantDefaults.crop_type, season: args.season,
    soil_type: args.soil_type, irrigation_type: args.irrigation_type, soil_ph: null, elevation: null,
    created_at: at, updated_at: at,
  };
};

const cleanName = (name: string | null): string | null => name?.trim().replace(/\s+/g, ' ').slice(0, NAME_MAX) || null;

export interface ChangeField {
  readonly id: string;
  readonly name?: string | null | undefined;
  readonly crop_type?: string | undefined;
  readonly soil_type?: SoilType | null | undefined;
  readonly irrigation_type?: IrrigationType | null | undefined;
  readonly location_description?: string | null | undefined;
  readonly place?: (Point & { readonly accuracy_m: number | null }) | undefined;
}

/** Changes what was given and nothing else; a new place moves an approximate square with it. */
export const changed = (field: Field, change: ChangeField, at: string): Field => {
  const { id: _id, place, name, ...rest } = change;
  const given = Object.fromEntries(Object.entries(rest).filter(([, v]) => v !== undefined)) as Partial<Field>;
  const moved = place && {
    location: { lat: place.lat, lng: place.lng }, location_unconfirmed: false, location_accuracy_m: place.accuracy_m,
    ...(field.boundary_source === 'approximate' && { boundary: toPolygonText(squareAround(place, field.size_hectares * 10_000)) }),
  };
  return { ...field, ...given, ...(name !== undefined && { name: cleanName(name) }), ...moved, updated_at: at };
};
