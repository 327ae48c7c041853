import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import type { Crop as GrownCrop } from '#features/crops/domain/crop.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { logError } from '#kit/web/log.ts';
import { useRow, useRows, useStoreUser } from '#kit/web/store/hooks.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { lazyComponent } from '#kit/web/ui/lazy-component.ts';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { crops } from '#knowledge/index.ts';
import { cropOfField, isPhotoCheckable } from '../crop-of-field.ts';
import { useFetchSlots } from '../result/result-slots.tsx';
import { useScans } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';
import { CropOfCheck } from './CropOfCheck.tsx';
import { LiveCamera } from './LiveCamera.tsx';
import { PhotoQualityWarning } from './PhotoQualityWarning.tsx';
import { SavedPhotoCard } from './SavedPhotoCard.tsx';
import { ScanningFrame } from './ScanningFrame.tsx';
import { useScanLimit } from './use-scan-limit.ts';
import { useScanner } from './use-scanner.ts';

/** Not needed to open the camera: they load behind it. */
const ResultView = lazyComponent(async () => (await import('./ResultView.tsx')).ResultView);
const ScanStart = lazyComponent(async () => (await import('./ScanStart.tsx')).ScanStart);
const fetchRest = (): void => {
  void Promise.all([ResultView.fetch(), ScanStart.fetch()]).catch(logError('scanner.scan_screen'));
};

/** Mirrors the count under the key that exports and partners use. The server's rows are authoritative. */
const useCountMirror = (used: number): void => {
  const user = useStoreUser();
  useEffect(() => {
    try {
      if (user) localStorage.setItem(`scans_${user}`, String(used));
    } catch {
      /* storage full or forbidden: only a mirror */
    }
  }, [user, used]);
};

const findUncheckable = (crop: string | null) => crops.find((c) => c.key === crop && !isPhotoCheckable(c));

/** The crop of the check: as chosen, else that of the field. */
const useCropChoice = () => {
  const field = useRow<Field>('field', new URLSearchParams(useSearch()).get('field') ?? '');
  const grown = useRows<GrownCrop>('crop');
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const [isForExpert, setForExpert] = useState(false);
  const crop = chosen === undefined ? cropOfField(field, grown) : chosen;
  return {
    field,
    crop,
    choose: (key: string | null): void => {
      setForExpert(false);
      setChosen(key);
    },
    /** The crop, if a photo of it helps only an expert and the farmer has not asked for that. */
    uncheckable: isForExpert ? undefined : findUncheckable(crop),
    takeForExpert: () => setForExpert(true),
  };
};

/** The camera at once; behind it the earlier checks. */
export const ScanScreen = () => {
  const words = useScannerWords();
  const { language } = useLanguage();
  const { field, crop, choose, uncheckable, takeForExpert } = useCropChoice();
  const { scans, used } = useScans();
  const { scanLimit } = useSubscriptionContext();
  const { isAllowed, runIfAllowed, limit } = useScanLimit(used);
  const { state, shown, scan, capture, rest, again, left, resumeCheck, forget } = useScanner({
    crop,
    fieldId: field?.id ?? null,
    used,
    start: 'capturing',
  });
  const [picture, setPicture] = useState<Blob | null>(null);
  const fetchSlots = useFetchSlots();
  useCountMirror(used);

  const scanPictures = (pictures: readonly Blob[], from: 'camera' | 'upload'): void => {
    setPicture(pictures[0] ?? null);
    void scan(pictures, from);
  };
  const savedPhotoCard = left && !scans.some((s) => s.taken_at === left.takenAt) && (
    <SavedPhotoCard
      photo={left}
      onGoOn={() =>
        runIfAllowed(() => {
          setPicture(new Blob([left.bytes], { type: left.type }));
          void resumeCheck(left);
        })
      }
      onDrop={() => {
        void forget();
      }}
    />
  );
  if (state.state === 'results' && shown)
    return (
      <ResultView
        shown={shown}
        scans={scans}
        onAgain={again}
        onShoot={capture}
        onPictures={(files) => scanPictures(files, 'upload')}
      />
    );
  // The limit is checked before the camera opens. More leaves of a plant belong to its check.
  const isCameraAllowed = isAllowed || shown !== null;
  if (
    state.state === 'idle' ||
    state.state === 'results' ||
    (state.state === 'capturing' && !isCameraAllowed)
  )
    return (
      <ScanStart
        scans={scans}
        used={used}
        scanLimit={scanLimit}
        isAllowed={isAllowed}
        limit={limit}
        runIfAllowed={runIfAllowed}
        savedPhotoCard={savedPhotoCard}
        onShoot={capture}
        onPictures={(files) => scanPictures(files, 'upload')}
      />
    );
  return (
    <Screen title={words.title} isFullWindow>
      {state.state === 'scanning' && <ScanningFrame stage={state.stage} picture={picture} />}
      {state.state === 'poor_photo' && <PhotoQualityWarning {...state} />}
      {state.state === 'capturing' && (
        <LiveCamera
          leaves={shown?.leaves.length ?? 0}
          countText={scanLimit === null ? null : words.used(used, scanLimit)}
          guide={
            uncheckable && !shown
              ? {
                  text: words.guidedOnly(uncheckable.name[language].toLowerCase()),
                  to: `/scan/key?crop=${uncheckable.key}`,
                  onPhotoAnyway: takeForExpert,
                }
              : null
          }
          renderTop={() => !shown && <CropOfCheck crop={crop} field={field} onChoose={choose} />}
          note={!shown && savedPhotoCard}
          onPictures={scanPictures}
          onReady={() => {
            fetchRest();
            fetchSlots();
          }}
          onCancel={rest}
        />
      )}
    </Screen>
  );
};
