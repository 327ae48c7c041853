import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useRow, useStoreUser } from '#kit/web/store/hooks.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { CameraIcon, PictureIcon } from '#kit/web/ui/icons.tsx';
import { Soft, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import type { Field } from '#features/fields/domain/field.ts';
import { mayScan } from '../domain/scan.ts';
import type { CameraFault } from './camera.ts';
import { CameraView } from './CameraView.tsx';
import { cropOfField, photoCrops } from './crop-of-field.ts';
import { CropPicker } from './CropPicker.tsx';
import { KeptPhotoCard } from './KeptPhotoCard.tsx';
import { ReaderStatus } from './ReaderStatus.tsx';
import { ResultView } from './ResultView.tsx';
import { ScanHistory } from './ScanHistory.tsx';
import { Scanning } from './Scanning.tsx';
import { useScans } from './use-scans.ts';
import { useScanner } from './use-scanner.ts';
import { useScannerWords } from './words.ts';

/** Asked before the camera or the gallery opens, so that no photo is taken in vain (SCN-31). */
const useAllowed = (used: number) => {
  const words = useScannerWords();
  const { scanLimit } = useSubscriptionContext();
  const [, go] = useLocation();
  const may = mayScan(used, scanLimit);
  const ask = (act: () => void): void => {
    if (may) return act();
    showToast(words.limit, { tone: 'bad' });
    go('/upgrade');
  };
  return { may, ask };
};

/** The count under the key that exports and partners know; the server's rows are the truth. */
const useCountMirror = (used: number): void => {
  const user = useStoreUser();
  useEffect(() => {
    try { if (user) localStorage.setItem(`scans_${user}`, String(used)); } catch { /* full or forbidden: only a mirror */ }
  }, [user, used]);
};

export const ScanScreen = () => {
  const words = useScannerWords();
  const { language } = useLanguage();
  const field = useRow<Field>('field', new URLSearchParams(useSearch()).get('field') ?? '');
  const { scans, used } = useScans();
  const { scanLimit } = useSubscriptionContext();
  const { may, ask } = useAllowed(used);
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const crop = chosen === undefined ? cropOfField(field) : chosen;
  const { state, scan, capture, idle, left, goOn, forget } = useScanner({ crop, fieldId: field?.id ?? null, used });
  const [fault, setFault] = useState<CameraFault | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  useCountMirror(used);

  const picked = (files: FileList | null): void => {
    const file = files?.[0];
    if (file) void scan(file, 'upload');
    if (picker.current) picker.current.value = '';
  };
  if (state.state === 'results') return <ResultView scanned={state.scanned} scans={scans} onAgain={idle} />;
  const takePhoto = state.state === 'idle' && may
    && <Button wide icon={CameraIcon} onClick={() => ask(() => { setFault(null); capture(); })}>{words.takePhoto}</Button>;
  return (
    <Screen title={words.title} beside={scanLimit !== null && <Badge tone="leaf">{words.used(used, scanLimit)}</Badge>} action={takePhoto}>
      <Stack>
        {state.state === 'scanning' && <Scanning stage={state.stage} />}
        {state.state === 'capturing' && <CameraView onPicture={(picture) => { void scan(picture, 'camera'); }} onCancel={idle} onFault={(why) => { setFault(why); idle(); }} />}
        {state.state === 'idle' && (
          <>
            {field && <Soft>{field.name ? words.forField(field.name) : words.forUnnamed}</Soft>}
            {fault && <Notice tone="warn">{words.camera[fault]}</Notice>}
            {!may && <Notice tone="warn" title={words.limitShort} action={<LinkButton to="/upgrade">{words.upgrade}</LinkButton>}>{words.limit}</Notice>}
            {left && !scans.some((s) => s.taken_at === left.takenAt) && <KeptPhotoCard photo={left} onGoOn={() => ask(() => { void goOn(left); })} onDrop={() => { void forget(); }} />}
            <CropPicker value={crop} onChange={setChosen} />
            <Button wide tone="quiet" icon={PictureIcon} onClick={() => ask(() => picker.current?.click())}>{words.upload}</Button>
            <input ref={picker} type="file" accept="image/*" hidden aria-hidden="true" tabIndex={-1} onChange={(event) => picked(event.target.files)} />
            <Soft>{words.tip} {words.knows(photoCrops.map((c) => c.name[language].toLowerCase()).join(', '))}</Soft>
            <ReaderStatus />
            <ScanHistory scans={scans} />
          </>
        )}
      </Stack>
    </Screen>
  );
};
