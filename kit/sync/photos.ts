import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { MAX_PHOTO_BYTES, PART_BYTES } from './limits.ts';
import { photoPartRequest, photoUploadRequest } from './requests.ts';

/** SHA-256 of the stored bytes: the photo after resizing and removal of metadata. */
export const photoHashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const hashParam = z.object({ hash: photoHashSchema });
/** The photo's owner as the phone knows it: another user may have signed in since. */
const owner = z.optional(idSchema);

const upload = z.object({
  complete: z.boolean(),
  /** Start offsets of the received parts. */
  parts: z.array(z.number()),
});
export type Upload = z.output<typeof upload>;

export const photoRefusals = {
  'photo.not_an_image': 422,
  'photo.too_large': 413,
  'photo.hash_mismatch': 422,
  'photo.has_metadata': 422,
  'photo.bad_part': 422,
  'photo.quota': 409,
} as const;

export const putPhotoPart = operation({
  ...photoPartRequest,
  summary: 'One part of a photo; any order, repeated parts do no harm.',
  access: 'user',
  params: z.object({
    hash: photoHashSchema,
    start: z.coerce.number().check(z.int(), z.gte(0), z.lt(MAX_PHOTO_BYTES)),
  }),
  query: z.object({ size: z.coerce.number().check(z.int(), z.gt(0)), owner }),
  bytes: PART_BYTES,
  perMinute: 600,
  reply: upload,
  refusals: { ...photoRefusals, 'sync.other_user': 409 },
});

export const photoUpload = operation({
  ...photoUploadRequest,
  summary: 'Which parts of a photo have arrived.',
  access: 'user',
  params: hashParam,
  query: z.object({ owner }),
  reply: upload,
  refusals: { 'sync.other_user': 409 },
});

export const getPhoto = operation({
  id: 'photos.get',
  method: 'GET',
  path: '/api/photos/:hash',
  summary: 'A photo of the caller’s own; `small` gives a picture for lists, of a few kilobytes.',
  access: 'user',
  params: hashParam,
  query: z.object({ small: z.optional(z.literal('1')) }),
  reply: z.unknown(),
  replyType: 'image/jpeg',
  refusals: { 'photo.not_found': 404 },
});
