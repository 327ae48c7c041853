import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { photoHashSchema } from '#kit/sync/photos.ts';
import { COPY_STATES } from './domain/background-export.ts';
import { deletable } from './domain/deletion.ts';
import { CODE_PATTERN } from './domain/statement.ts';

const count = z.number();

/** The export size, known before anything is downloaded. */
export const readSize = operation({
  id: 'data.size',
  method: 'GET',
  path: '/api/data/size',
  access: 'user',
  perMinute: 30,
  summary: 'Number of rows and bytes of an export of my data',
  reply: z.object({ rows: z.record(z.string(), count), dataBytes: count, photos: count, photoBytes: count }),
});

export const exportJson = operation({
  id: 'data.export',
  method: 'GET',
  path: '/api/data/export.json',
  access: 'user',
  perMinute: 6,
  summary: 'All my data as one JSON document (SET-12)',
  reply: z.unknown(),
  replyType: 'application/json',
});

export const exportZip = operation({
  id: 'data.export_zip',
  method: 'GET',
  path: '/api/data/export.zip',
  access: 'user',
  perMinute: 6,
  summary: 'All my data as JSON, CSV and GeoJSON in a zip, with the photos on request',
  query: z.object({ photos: z.optional(z.enum(['0', '1'])) }),
  reply: z.unknown(),
  replyType: 'application/zip',
});

export const exportGeoJson = operation({
  id: 'data.fields_geojson',
  method: 'GET',
  path: '/api/data/fields.geojson',
  access: 'user',
  perMinute: 12,
  summary: 'My fields as GeoJSON (RFC 7946)',
  reply: z.unknown(),
  replyType: 'application/geo+json',
});

const copy = z.object({
  id: idSchema,
  photos: z.boolean(),
  state: z.enum(COPY_STATES),
  percent: z.number(),
  bytes: z.nullable(z.number()),
  asked_at: z.string(),
  expires_at: z.string(),
});
export type Copy = z.output<typeof copy>;

/** While a copy is being made, another request returns that copy. */
export const makeCopy = operation({
  id: 'data.make_copy',
  method: 'POST',
  path: '/api/data/copies',
  access: 'user',
  perMinute: 6,
  summary: 'Start a background export of all my data, for large exports',
  body: z.object({ id: idSchema, photos: z.boolean() }),
  reply: copy,
});

export const listCopies = operation({
  id: 'data.copies',
  method: 'GET',
  path: '/api/data/copies',
  access: 'user',
  perMinute: 120,
  summary: 'Background exports in progress or ready, newest first, with their progress',
  reply: z.object({ copies: z.array(copy) }),
});

export const fetchCopy = operation({
  id: 'data.copy',
  method: 'GET',
  path: '/api/data/copies/:id',
  access: 'user',
  perMinute: 30,
  summary: 'A finished background export, as a zip',
  params: z.object({ id: idSchema }),
  reply: z.unknown(),
  replyType: 'application/zip',
  refusals: { 'data.no_copy': 404 },
});

export const RESTORE_BYTES = 24 * 1024 * 1024;

export const restoreData = operation({
  id: 'data.restore',
  method: 'POST',
  path: '/api/data/restore',
  access: 'user',
  perMinute: 6,
  summary: 'Restore an export of this app; existing rows stay unchanged',
  bytes: RESTORE_BYTES,
  reply: z.object({
    /** Restored rows and rows that already existed, by their name in the export. */
    restored: z.record(z.string(), count),
    known: z.record(z.string(), count),
    /**
     * Rows not restored: fields beyond the plan's limit with their dependent rows, and kinds that cannot be
     * restored.
     */
    leftOut: z.record(z.string(), count),
    fieldLimit: z.nullable(count),
    /** Photos that the rows reference and the server does not have. */
    photos: z.array(photoHashSchema),
  }),
  refusals: {
    'data.file_broken': 422,
    'data.file_deep': 422,
    'data.file_not_ours': 422,
    'data.file_newer': 422,
    'data.row_wrong': 422,
    'data.file_too_many': 422,
  },
});

const statementCrop = z.object({
  crop: z.string(),
  planted: z.nullable(z.string()),
  harvested: z.nullable(z.string()),
  yield: z.nullable(z.number()),
  yield_unit: z.nullable(z.string()),
  failed: z.optional(z.boolean()),
});

export const statement = z.object({
  id: idSchema,
  code: z.string(),
  field_id: z.nullable(idSchema),
  field_name: z.nullable(z.string()),
  season: z.string(),
  language: z.enum(['en', 'sw']),
  made_at: z.string(),
});

export const makeStatement = operation({
  id: 'data.make_statement',
  method: 'POST',
  path: '/api/data/statements',
  access: 'user',
  perMinute: 6,
  summary: 'Create the statement of a field and season, one page as PDF',
  body: z.object({
    id: idSchema,
    field_id: idSchema,
    season: z.string().check(z.regex(/^\d{4}$/)),
    language: z.enum(['en', 'sw']),
  }),
  reply: statement,
  refusals: { 'data.no_field': 404, 'data.too_many_statements': 409 },
});

export const listStatements = operation({
  id: 'data.statements',
  method: 'GET',
  path: '/api/data/statements',
  access: 'user',
  summary: 'My statements, newest first',
  reply: z.object({ statements: z.array(statement) }),
});

const code = z.object({ code: z.string().check(z.regex(CODE_PATTERN)) });

export const statementPdf = operation({
  id: 'data.statement_pdf',
  method: 'GET',
  path: '/api/data/statements/:code/pdf',
  access: 'user',
  perMinute: 30,
  summary: 'The PDF of a statement, as issued',
  params: code,
  reply: z.unknown(),
  replyType: 'application/pdf',
  refusals: { 'data.no_statement': 404 },
});

export const verifyStatement = operation({
  id: 'data.verify',
  method: 'GET',
  path: '/api/verify/:code',
  access: 'anyone',
  perMinute: 30,
  summary: 'The content of the statement with this code, to check a printed page',
  params: code,
  reply: z.object({
    made_at: z.string(),
    first_name: z.string(),
    field_name: z.nullable(z.string()),
    season: z.string(),
    area_hectares: z.number(),
    area_source: z.string(),
    crops: z.array(statementCrop),
    hash: z.string(),
  }),
  refusals: { 'data.no_statement': 404 },
});

export const deleteData = operation({
  id: 'data.delete',
  method: 'POST',
  path: '/api/data/delete',
  access: 'user',
  perMinute: 6,
  summary: 'Delete leaf checks, or the whole farm, for good',
  body: z.object({ what: z.enum(deletable) }),
  reply: z.object({ deleted: z.record(z.string(), count) }),
});

export const deleteAccount = operation({
  id: 'data.delete_account',
  method: 'POST',
  path: '/api/data/delete-account',
  access: 'user',
  perMinute: 3,
  summary: 'Delete my account: signed out everywhere now, purged after seven days or at once',
  body: z.object({ when: z.enum(['now', 'later']) }),
  reply: z.object({ purge_at: z.string() }),
});

export type StatementView = z.output<typeof statement>;
