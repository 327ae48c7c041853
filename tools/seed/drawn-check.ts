import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { saveScan } from '#features/scanner/contract.ts';
import { createPhotoAnalyser } from '#features/scanner/server/analyse-photos.ts';
import type { ArgsOf } from '#kit/sync/commands.ts';
import type { SentCommand } from '#kit/sync/exchange.ts';
import { missingParts, PART_BYTES } from '#kit/sync/limits.ts';
import { photoUpload, putPhotoPart } from '#kit/sync/photos.ts';
import { drawLeaf } from '#vision/drawn-leaf.ts';
import { root } from '../commands/ready.mjs';
import type { ApiClient } from './api-client.ts';
import { sampleId } from './sample-id.ts';

const SIDE = 600;
const WATERMARK = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
  <rect y="250" width="${SIDE}" height="100" fill="#fff" opacity="0.85"/>
  <text x="300" y="322" text-anchor="middle" font-family="sans-serif" font-size="64" font-weight="bold" fill="#222">SAMPLE · MFANO</text></svg>`);

/** A drawing that is obviously not a photo. */
export const drawSample = (): Promise<Buffer> =>
  sharp(drawLeaf(SIDE).rgb, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .composite([{ input: WATERMARK }])
    .jpeg({ quality: 80 })
    .toBuffer();

/** The only real check of the season: the shipped model's answer to the drawing. */
export const drawnCheck = async (
  key: string,
  drawing: Buffer,
  known: number,
  now: Date,
): Promise<SentCommand> => {
  const finding = await createPhotoAnalyser(path.join(root, 'features/scanner/model'))(drawing, null);
  const args: ArgsOf<typeof saveScan> = {
    ...finding,
    top3: [...finding.top3],
    crop_question: null,
    id: sampleId(`${key} drawn check`),
    field_id: null,
    crop_type: null,
    photo: createHash('sha256').update(drawing).digest('hex'),
    severity: null,
    affected_area_percentage: null,
    location: null,
    taken_at: now.toISOString(),
    known_used: known,
  };
  return {
    id: sampleId(`command ${key} drawn check`),
    name: saveScan.name,
    args,
    deviceTime: now.toISOString(),
  };
};

export const sendPhoto = async ({ ask }: ApiClient, photo: Buffer): Promise<void> => {
  const hash = createHash('sha256').update(photo).digest('hex');
  const { complete, parts } = await ask(photoUpload, { params: { hash }, query: {} });
  if (complete) return;
  for (const start of missingParts(photo.length, parts)) {
    const part = photo.subarray(start, start + PART_BYTES);
    const bytes = part.buffer.slice(part.byteOffset, part.byteOffset + part.length) as ArrayBuffer;
    await ask(putPhotoPart, { params: { hash, start }, query: { size: photo.length }, bytes });
  }
};
