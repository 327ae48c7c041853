import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { areaUnits } from '#kit/pure/units.ts';
import { command, synced } from '#kit/sync/commands.ts';
import { boundaryRefusals } from './domain/boundary/boundary-codes.ts';
import {
  addRefusals,
  boundarySources,
  changeRefusals,
  irrigationTypes,
  measuredSources,
  placeProblems,
  soilTypes,
} from './domain/field.ts';
import { NAME_UNITS_MAX } from './domain/name-length.ts';

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const point = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
});
const place = z.extend(point, { accuracy_m: z.nullable(z.number().check(z.minimum(0))) });
const name = z.nullable(text(NAME_UNITS_MAX));
/** Long enough that a shape with far too many corners gets its own refusal instead of a schema error. */
const boundary = z.nullable(z.string().check(z.maxLength(250_000)));
const areaError = z.nullable(z.number().check(z.minimum(0)));

export const fieldSchema = z.object({
  id: z.string(),
  farm_id: z.nullable(z.string()),
  name: z.nullable(z.string()),
  size: z.number(),
  size_unit: z.enum(areaUnits),
  size_hectares: z.number(),
  size_is_default: z.optional(z.nullable(z.boolean())),
  boundary: z.string(),
  boundary_source: z.enum(boundarySources),
  area_error_m2: z.nullable(z.number()),
  measured_at: z.nullable(z.string()),
  location: point,
  location_unconfirmed: z.boolean(),
  location_accuracy_m: z.nullable(z.number()),
  place_problem: z.optional(z.nullable(z.enum(placeProblems))),
  location_description: z.nullable(z.string()),
  crop_type: z.string(),
  season: z.string(),
  soil_type: z.nullable(z.enum(soilTypes)),
  irrigation_type: z.nullable(z.enum(irrigationTypes)),
  soil_ph: z.nullable(z.number()),
  elevation: z.nullable(z.number()),
  created_at: z.string(),
  updated_at: z.string(),
});

export const fieldRows = synced('field', fieldSchema);
export const farmRows = synced(
  'farm',
  z.object({
    id: z.string(),
    name: z.string(),
    location: z.nullable(z.string()),
    size_unit: z.enum(areaUnits),
  }),
);

export const addField = command(
  'fields.add',
  z.object({
    id: idSchema,
    farm_id: idSchema,
    name,
    size: z.number(),
    size_unit: z.enum(areaUnits),
    size_is_default: z.optional(z.boolean()),
    crop_type: text(60),
    season: text(20),
    soil_type: z.nullable(z.enum(soilTypes)),
    irrigation_type: z.nullable(z.enum(irrigationTypes)),
    place: z.nullable(place),
    place_problem: z.optional(z.nullable(z.enum(placeProblems))),
    location_description: z.nullable(text(120)),
    boundary: z.optional(boundary),
    boundary_source: z.optional(z.enum(measuredSources)),
    area_error_m2: z.optional(areaError),
    measured_at: z.optional(z.nullable(z.iso.datetime())),
    soil_ph: z.optional(z.nullable(z.number())),
    elevation: z.optional(z.nullable(z.number())),
  }),
  [...addRefusals, ...boundaryRefusals],
);

/** A new place or outline moves the field; if far, the place's name and height are cleared. */
const locationColumns = ['location', 'location_description', 'elevation'] as const;

export const changeField = command(
  'fields.change',
  z.object({
    id: idSchema,
    name: z.optional(name),
    size: z.optional(z.number()),
    size_unit: z.optional(z.enum(areaUnits)),
    crop_type: z.optional(text(60)),
    season: z.optional(text(20)),
    soil_type: z.optional(z.nullable(z.enum(soilTypes))),
    irrigation_type: z.optional(z.nullable(z.enum(irrigationTypes))),
    soil_ph: z.optional(z.nullable(z.number())),
    elevation: z.optional(z.nullable(z.number())),
    location_description: z.optional(z.nullable(text(120))),
    place: z.optional(place),
  }),
  changeRefusals,
  { edits: 'field', sets: { place: locationColumns } },
);

/** Null resets the field to a square of its size. */
export const setBoundary = command(
  'fields.set_boundary',
  z.object({
    id: idSchema,
    boundary,
    boundary_source: z.enum(measuredSources),
    area_error_m2: areaError,
    measured_at: z.iso.datetime(),
  }),
  ['fields.not_found', ...boundaryRefusals],
  { edits: 'field', asks: ['boundary'], sets: { boundary: ['size', ...locationColumns] } },
);

export const removeField = command('fields.remove', z.object({ id: idSchema }), ['fields.not_found'], {
  removes: 'field',
});

export const listFields = operation({
  id: 'fields.list',
  method: 'GET',
  path: '/api/fields',
  access: 'user',
  summary: 'The caller’s fields, newest first',
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
    /** `next` of the previous page. */
    after: z.optional(z.string()),
  }),
  reply: z.object({ fields: z.array(fieldSchema), next: z.nullable(z.string()) }),
});
