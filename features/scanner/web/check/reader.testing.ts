import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { PhotoQuality } from '../../domain/photo/photo-quality.ts';
import { stages, type Stage } from '../../domain/scan-stages.ts';
import type { SaveScan } from '../../domain/scan.ts';
import { scanArgs, leafAnalysis } from '../testing.tsx';
import type { SavedCheck, Leaf, ScanFault, ScanRequest } from './scan-photo.ts';

interface Reader {
  answer: Partial<SaveScan>;
  fault: ScanFault | null;
  quality: PhotoQuality;
  unusableLeaves: number[];
  readonly requests: (ScanRequest & { readonly size: number; readonly leaves: number })[];
  gate: Promise<void>;
}

/**
 * Replaces scan-photo.ts through `vi.mock`, because happy-dom has neither pixels nor the model. Browser tests
 * use the real one.
 */
export const reader: Reader = {
  answer: {},
  fault: null,
  quality: 'good',
  unusableLeaves: [],
  requests: [],
  gate: Promise.resolve(),
};
export const resetReader = (): void => {
  Object.assign(reader, {
    answer: {},
    fault: null,
    quality: 'good',
    unusableLeaves: [],
    requests: [],
    gate: Promise.resolve(),
  });
};

/** An id for the bytes. The real one is their SHA-256. */
export const hashOf = (bytes: ArrayBuffer | string): string => {
  const seen = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : new Uint8Array(bytes);
  return [...seen]
    .map((b) => b.toString(16).padStart(2, '0'))
    .join('')
    .padEnd(64, '0')
    .slice(-64);
};

export const analyseLeafPhoto = async (
  bytes: ArrayBuffer,
  _type: string,
  onStage: (stage: Stage) => void,
): Promise<Result<Leaf, ScanFault>> => {
  onStage(stages[0]);
  await reader.gate;
  if (reader.fault) return refuse(reader.fault);
  return ok({
    analysis: leafAnalysis({ quality: reader.quality }),
    photo: { hash: hashOf(bytes), type: 'image/jpeg', bytes },
    picture: new Blob([bytes]),
  });
};

export const unusableLeaves = (): readonly number[] => reader.unusableLeaves;

export const combineLeaves = (
  leaves: readonly Leaf[],
  request: ScanRequest,
  saved?: SavedCheck,
): SaveScan => {
  reader.requests.push({ ...request, size: leaves[0]!.photo.bytes.byteLength, leaves: leaves.length });
  const photos = leaves.map((leaf) => leaf.photo.hash);
  return scanArgs({
    ...(saved && { id: saved.id }),
    crop_type: request.crop,
    field_id: request.fieldId,
    known_used: request.knownUsed,
    taken_at: request.takenAt,
    photo: photos[0]!,
    photos,
    ...reader.answer,
  });
};
