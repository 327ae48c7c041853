import { newId } from '#kit/pure/ids.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { logError } from '#kit/web/log.ts';
import { drawPhoto, UnreadablePhoto } from '#kit/web/photo/draw-photo.ts';
import { shrinkToJpeg } from '#kit/web/photo/shrink.ts';
import type { NewPhoto } from '#kit/web/store/disk.ts';
import { toNewPhoto } from '#kit/web/store/photo.ts';
import { type CropQuestion, checkConfirmedCrop, checkCrop } from '../../domain/crop-question.ts';
import { unusablePhotos } from '../../domain/diagnose.ts';
import { splitClass } from '../../domain/leaf-model.ts';
import { farmerCropOf } from '../../domain/model-crops.ts';
import { MIN_LEAF_SHARE } from '../../domain/photo/affected-area.ts';
import { isAnimated, looksLikeDocument } from '../../domain/photo/animated-image.ts';
import { isComplete, imageTypeOf } from '../../domain/photo/image-file-type.ts';
import type { Stage } from '../../domain/scan-stages.ts';
import type { SaveScan } from '../../domain/scan.ts';
import { LEAF_MODEL } from '../../inference/assets.ts';
import { LeafLoadError } from '../../inference/client.ts';
import type { LeafAnalysis } from '../../inference/messages.ts';
import { pixelsOf } from '../../inference/photo-pixels.ts';
import { getLeafClient } from './leaf-client.ts';

export interface ScanRequest {
  readonly crop: string | null;
  readonly fieldId: string | null;
  readonly knownUsed: number;
  readonly place: { lat: number; lng: number } | null;
  readonly takenAt: string;
}
/** The stored check to which leaves are added: the farmer's answer about its crop applies. */
export interface SavedCheck {
  readonly id: string;
  readonly crop_type: string | null;
  readonly crop_question?: CropQuestion | null | undefined;
}
/** One photo as the model saw it, and as stored. */
export interface Leaf {
  readonly analysis: LeafAnalysis;
  readonly photo: NewPhoto;
  readonly picture: Blob;
}
/** The `reader.` faults concern the model, not the photo, so the photo stays saved for a retry. */
export type ScanFault =
  | 'photo.unreadable'
  | 'photo.heic'
  | 'photo.cut'
  | 'photo.moving'
  | 'photo.too_large'
  | 'scan.failed'
  | 'reader.broken'
  | 'reader.missing';

const faultOf = (fault: unknown, bytes: Uint8Array): ScanFault => {
  if (fault instanceof LeafLoadError) return fault.broken ? 'reader.broken' : 'reader.missing';
  if (!(fault instanceof UnreadablePhoto)) return 'scan.failed';
  if (fault.tooLarge) return 'photo.too_large';
  return imageTypeOf(bytes) === 'heic' ? 'photo.heic' : 'photo.unreadable';
};

const findFileFault = (seen: Uint8Array): ScanFault | null => {
  if (looksLikeDocument(seen)) return 'photo.unreadable';
  if (isAnimated(seen)) return 'photo.moving';
  return isComplete(seen) ? null : 'photo.cut';
};

/** Runs one camera photo through the model, entirely on this phone. */
export const analyseLeafPhoto = async (
  bytes: ArrayBuffer,
  type: string,
  onStage: (stage: Stage) => void,
): Promise<Result<Leaf, ScanFault>> => {
  const fileBytes = new Uint8Array(bytes);
  try {
    onStage('checking');
    const wrong = findFileFault(fileBytes);
    if (wrong) return refuse(wrong);
    const canvas = await drawPhoto(new Blob([bytes], { type }));
    // The worker analyses the leaf while the photo is compressed here.
    const analysing = getLeafClient().then((reader) => reader.analyse(pixelsOf(canvas)));
    analysing.catch(logError('scanner.scan_photo'));
    onStage('compressing');
    const picture = await shrinkToJpeg(canvas);
    const photo = await toNewPhoto(picture);
    if (!photo.ok) return photo;
    onStage('model');
    const analysis = await analysing;
    canvas.width = 0;
    return ok({ analysis, photo: photo.value, picture });
  } catch (fault) {
    return refuse(faultOf(fault, fileBytes));
  }
};

/** The mean over the leaves where it could be measured. */
const affectedPercent = (leaves: readonly Leaf[]): number | null => {
  const measured = leaves
    .filter(({ analysis }) => analysis.affected.leafShare >= MIN_LEAF_SHARE)
    .map(({ analysis }) => analysis.affected.percent);
  return measured.length === 0
    ? null
    : Math.round((10 * measured.reduce((a, b) => a + b, 0)) / measured.length) / 10;
};

/** Indexes of the photos without a leaf. They are left out of the result. */
export const unusableLeaves = (leaves: readonly Leaf[]): readonly number[] =>
  unusablePhotos(
    leaves.map((leaf) => leaf.analysis.logits),
    LEAF_MODEL,
  );

/** The joint result of all leaves of one plant, for the crop that the farmer named or has confirmed since. */
export const combineLeaves = (
  leaves: readonly Leaf[],
  request: ScanRequest,
  saved?: SavedCheck,
): SaveScan => {
  const input = { photos: leaves.map((leaf) => leaf.analysis.logits), model: LEAF_MODEL };
  const unusable = unusableLeaves(leaves);
  const percent = affectedPercent(leaves.filter((_, i) => !unusable.includes(i)));
  const asked = saved?.crop_question?.answered
    ? { crop_type: saved.crop_type, crop_question: saved.crop_question }
    : null;
  const { found, question } = asked
    ? checkConfirmedCrop(input, asked, percent)
    : checkCrop({ ...input, crop: request.crop }, percent);
  const named = found.condition === null ? null : splitClass(found.condition);
  const crop = asked ? asked.crop_type : (request.crop ?? (named && farmerCropOf(named.crop)));
  const photos = leaves.map((leaf) => leaf.photo.hash);
  return {
    ...found,
    id: saved?.id ?? newId(),
    field_id: request.fieldId,
    crop_type: crop,
    photo: photos[0] ?? null,
    photos: [...new Set(photos)],
    location: request.place && { ...request.place, country: null },
    taken_at: request.takenAt,
    known_used: request.knownUsed,
    crop_question: question,
    model: LEAF_MODEL.sha256,
  };
};
