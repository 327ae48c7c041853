import { newId } from '#kit/pure/ids.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { NewPhoto } from '#kit/web/store/disk.ts';
import { readyPhoto } from '#kit/web/store/photo.ts';
import { LEAST_LEAF } from '../domain/affected-area.ts';
import { diagnose } from '../domain/diagnose.ts';
import { splitClass } from '../domain/leaf-model.ts';
import type { Stage } from '../domain/progress.ts';
import { type SaveScan, toFinding } from '../domain/scan.ts';
import { severityOf } from '../domain/severity.ts';
import { isWhole, pictureKind } from '../domain/whole-picture.ts';
import { LEAF_MODEL } from '../inference/assets.ts';
import { LeafLoadError } from '../inference/client.ts';
import { drawPhoto, pixelsOf, UnreadablePhoto } from '../inference/photo-pixels.ts';
import { leafReader } from './leaf-reader.ts';
import { shrink } from './shrink.ts';

export interface ScanWish { readonly crop: string | null; readonly fieldId: string | null; readonly knownUsed: number; readonly place: { lat: number; lng: number } | null; readonly takenAt: string }
export interface Scanned { readonly scan: SaveScan; readonly photo: NewPhoto; readonly picture: Blob; readonly tookMs: number }
/** The last two are no fault of the photo: it is worth keeping. */
export type ScanFault = 'photo.unreadable' | 'photo.heic' | 'photo.cut' | 'photo.too_large' | 'scan.failed' | 'reader.broken' | 'reader.missing';

const percentOf = ({ percent, leafShare }: { percent: number; leafShare: number }): number | null =>
  leafShare < LEAST_LEAF ? null : Math.round(percent * 10) / 10;

const faultOf = (fault: unknown, bytes: Uint8Array): ScanFault => {
  if (fault instanceof LeafLoadError) return fault.broken ? 'reader.broken' : 'reader.missing';
  if (!(fault instanceof UnreadablePhoto)) return 'scan.failed';
  if (fault.tooLarge) return 'photo.too_large';
  return pictureKind(bytes) === 'heic' ? 'photo.heic' : 'photo.unreadable';
};

/** One photo from the camera to a finding, all on this phone. */
export const scanPhoto = async (bytes: ArrayBuffer, type: string, wish: ScanWish, onStage: (stage: Stage) => void): Promise<Result<Scanned, ScanFault>> => {
  const begun = performance.now();
  const seen = new Uint8Array(bytes);
  const file = new Blob([bytes], { type });
  try {
    onStage('checking');
    if (!isWhole(seen)) return refuse('photo.cut');
    const canvas = await drawPhoto(file);
    // The worker looks at the leaf while the picture is made small here.
    const looking = leafReader().then((reader) => reader.analyse(pixelsOf(canvas)));
    looking.catch(() => undefined);
    onStage('compressing');
    const picture = await shrink(canvas);
    const photo = await readyPhoto(picture);
    if (!photo.ok) return photo;
    onStage('model');
    const { logits, affected } = await looking;
    canvas.width = 0;
    const finding = toFinding(diagnose({ photos: [logits], model: LEAF_MODEL, crop: wish.crop ?? undefined }), LEAF_MODEL.sha256);
    const percent = percentOf(affected);
    const named = finding.condition === null ? null : splitClass(finding.condition);
    const sick = named !== null && named.condition !== 'healthy' && percent !== null;
    const scan: SaveScan = {
      id: newId(), field_id: wish.fieldId, crop_type: wish.crop ?? named?.crop ?? null, photo: photo.value.hash,
      severity: sick ? severityOf(named.crop, named.condition, percent) : null,
      affected_area_percentage: named && percent !== null ? percent : null,
      location: wish.place && { ...wish.place, country: null },
      taken_at: wish.takenAt, known_used: wish.knownUsed, ...finding,
    };
    return ok({ scan, photo: photo.value, picture, tookMs: performance.now() - begun });
  } catch (fault) {
    return refuse(faultOf(fault, seen));
  }
};
