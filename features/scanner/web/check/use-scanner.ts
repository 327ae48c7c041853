import { useState } from 'react';
import type { Crop } from '#features/crops/domain/crop.ts';
import type { Field } from '#features/fields/domain/field.ts';
import type { Result } from '#kit/pure/result.ts';
import { readPreference } from '#kit/web/preference.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import type { Store } from '#kit/web/store/store.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import type { PhotoQuality } from '../../domain/photo/photo-quality.ts';
import { type ScanFarm, findScanField } from '../../domain/scan-field.ts';
import type { Stage } from '../../domain/scan-stages.ts';
import { MAX_LEAVES, type SaveScan } from '../../domain/scan.ts';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';
import { readLastLocation } from './last-location.ts';
import { saveToDevice } from './save-to-device.ts';
import { SAVE_UPLOADS_KEY } from './save-uploads-key.ts';
import type { SavedPhoto } from './saved-photo.ts';
import type { Leaf, ScanFault, ScanRequest } from './scan-photo.ts';
import { useSaveScan } from './use-save-scan.ts';
import { useSavedPhoto } from './use-saved-photo.ts';

/** The check on screen. Its photos' analyses are in memory only. */
export interface ShownCheck {
  readonly scan: SaveScan;
  readonly leaves: readonly Leaf[];
  readonly request: ScanRequest;
  readonly isStored: boolean;
}

export type ScannerState =
  | { readonly state: 'idle' | 'capturing' | 'results' }
  | { readonly state: 'scanning'; readonly stage: Stage }
  /** A poor photo costs nothing until the farmer decides to use it. */
  | {
      readonly state: 'poor_photo';
      readonly quality: Exclude<PhotoQuality, 'good'>;
      readonly picture: Blob;
      readonly decide: (use: boolean) => void;
    };

interface ScannerOptions {
  readonly crop: string | null;
  readonly fieldId: string | null;
  readonly used: number;
  /** Where a new check starts, and where one that failed returns to. */
  readonly start: 'idle' | 'capturing';
}
interface RawPhoto {
  readonly bytes: ArrayBuffer;
  readonly type: string;
}

export const useFaultText = () => {
  const words = useScannerWords();
  const texts: Record<ScanFault, string> = {
    'photo.unreadable': words.photoUnreadable,
    'photo.heic': words.photoHeic,
    'photo.cut': words.photoCut,
    'photo.moving': words.photoMoving,
    'photo.too_large': words.photoTooLarge,
    'scan.failed': words.failed,
    'reader.broken': words.modelBroken,
    'reader.missing': words.readerMissing,
  };
  return (fault: ScanFault): string => texts[fault];
};

const nameOf = (takenAt: string): string => `mavuno-${takenAt.slice(0, 19).replace(/[:T]/g, '-')}.jpg`;
type ReadPhotos = {
  readonly leaves: readonly Leaf[];
  readonly fault: ScanFault | null;
  readonly cancelled: boolean;
  readonly isStored?: boolean;
};

/** Checks photos one after the other, asks about poor ones, and reports what is wrong with the rest. */
const useReadLeaves = (setState: (state: ScannerState) => void) => {
  const words = useScannerWords();
  const faultText = useFaultText();
  const readOne = ({ bytes, type }: RawPhoto): Promise<Result<Leaf, ScanFault>> =>
    import('./scan-photo.ts')
      .then(({ analyseLeafPhoto }) =>
        analyseLeafPhoto(bytes, type, (stage) => setState({ state: 'scanning', stage })),
      )
      .catch(() => ({ ok: false, code: 'reader.missing' }) as const);
  const confirmPoorPhoto = ({ analysis: { quality }, picture }: Leaf): Promise<boolean> =>
    quality === 'good'
      ? Promise.resolve(true)
      : new Promise((decide) => {
          setState({ state: 'poor_photo', quality, picture, decide });
        });
  return async (photos: readonly RawPhoto[], before: readonly Leaf[]): Promise<ReadPhotos> => {
    const leaves: Leaf[] = [];
    let fault: ScanFault | null = null;
    let cancelled = false;
    for (const photo of photos.slice(0, MAX_LEAVES - before.length)) {
      const read = await readOne(photo);
      if (!read.ok) {
        fault = read.code;
        showToast(faultText(fault), { tone: 'bad' });
        if (fault.startsWith('reader.')) break;
      } else if ([...before, ...leaves].some((leaf) => leaf.photo.hash === read.value.photo.hash))
        showToast(words.sameLeaf);
      else if (await confirmPoorPhoto(read.value)) leaves.push(read.value);
      else cancelled = true;
    }
    return { leaves, fault, cancelled };
  };
};

const farmIn = (store: Store): ScanFarm => {
  const { view } = store.snapshot();
  const rowsOf = <T>(kind: string): readonly T[] => view.all(kind) as readonly unknown[] as readonly T[];
  return { fields: rowsOf<Field>('field'), crops: rowsOf<Crop>('crop') };
};

/**
 * A check that was not started from a field belongs to the only field, or to the only one where its crop
 * grows now.
 */
const withField = (scan: SaveScan, farm: ScanFarm): SaveScan =>
  scan.field_id !== null || scan.outcome === 'no_leaf'
    ? scan
    : { ...scan, field_id: findScanField(scan.crop_type, farm) };

/**
 * The states of a scan (SCN-01): idle, capturing, scanning, results. The first photo stays stored from the
 * shutter until its result is stored.
 */
export const useScanner = ({ crop, fieldId, used, start }: ScannerOptions) => {
  const words = useScannerWords();
  const store = useStore();
  const [state, setState] = useState<ScannerState>({ state: start });
  const [shown, setShown] = useState<ShownCheck | null>(null);
  const [fault, setFault] = useState<ScanFault | null>(null);
  const { left, offer, keep, forget } = useSavedPhoto();
  const storeScan = useSaveScan(used);
  const readLeaves = useReadLeaves(setState);
  const saveAllToDevice = (pictures: readonly Blob[], takenAt: string): void => {
    for (const picture of pictures) saveToDevice(picture, nameOf(takenAt));
    if (pictures.length > 0) showToast(words.savedToDevice);
  };
  const showResultOr = (otherwise: 'idle' | 'capturing'): void =>
    setState({ state: shown ? 'results' : otherwise });

  const check = async (
    photos: readonly RawPhoto[],
    request: ScanRequest,
    before: ShownCheck | null,
  ): Promise<ReadPhotos> => {
    setState({ state: 'scanning', stage: 'checking' });
    const read = await readLeaves(photos, before?.leaves ?? []);
    setFault(read.leaves.length === 0 ? read.fault : null);
    if (read.leaves.length === 0) return read;
    setState({ state: 'scanning', stage: 'saving' });
    const { combineLeaves, unusableLeaves } = await import('./scan-photo.ts');
    const leaves = [...(before?.leaves ?? []), ...read.leaves];
    const scan = before
      ? combineLeaves(
          leaves,
          request,
          (store.snapshot().view.get('scan', before.scan.id) as Scan | undefined) ?? before.scan,
        )
      : withField(combineLeaves(leaves, request), farmIn(store));
    if (scan.outcome !== 'no_leaf' && unusableLeaves(leaves).length > 0) showToast(words.uselessLeaf);
    const isStored =
      (await storeScan(scan, leaves, read.leaves, before?.isStored ?? false)) || (before?.isStored ?? false);
    setShown({ scan, leaves, request, isStored });
    setState({ state: 'results' });
    return { ...read, isStored };
  };

  /** A new check. The stored photo is deleted once the check is saved or discarded. */
  const startCheck = async (photo: SavedPhoto, more: readonly RawPhoto[] = []): Promise<ReadPhotos> => {
    const photoStored = keep(photo);
    const request = {
      crop: photo.crop,
      fieldId: photo.fieldId,
      takenAt: photo.takenAt,
      knownUsed: used,
      place: readLastLocation(),
    };
    const read = await check([photo, ...more], request, null);
    await photoStored;
    if (read.leaves.length === 0 && read.fault?.startsWith('reader.')) offer(photo);
    else if (read.leaves.length === 0 || read.isStored) await forget();
    if (read.leaves.length === 0) setState({ state: start });
    return read;
  };

  const scan = async (pictures: readonly Blob[], from: 'camera' | 'upload'): Promise<void> => {
    const takenAt = new Date().toISOString();
    if (from === 'camera') saveAllToDevice(pictures, takenAt);
    setState({ state: 'scanning', stage: 'checking' });
    const photos = await Promise.all(
      pictures.map(async (picture) => ({ bytes: await picture.arrayBuffer(), type: picture.type })),
    ).catch(() => null);
    const [first, ...more] = photos ?? [];
    if (!first) {
      showToast(words.photoUnreadable, { tone: 'bad' });
      return showResultOr(start);
    }
    const read = shown
      ? await check([first, ...more], shown.request, shown)
      : await startCheck({ ...first, crop, fieldId, takenAt }, more);
    if (from === 'upload' && readPreference(SAVE_UPLOADS_KEY) === 'yes')
      saveAllToDevice(
        read.leaves.map((leaf) => leaf.picture),
        takenAt,
      );
    if (read.leaves.length === 0) {
      if (read.cancelled && from === 'camera') setState({ state: 'capturing' });
      else showResultOr(start);
    }
  };

  return {
    state,
    shown,
    fault,
    scan,
    left,
    forget,
    rest: () => showResultOr('idle'),
    resumeCheck: (photo: SavedPhoto) => startCheck(photo),
    capture: () => setState({ state: 'capturing' }),
    again: () => {
      // The button is at the end of a long page.
      window.scrollTo(0, 0);
      setShown(null);
      setFault(null);
      setState({ state: start });
    },
  };
};
