import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useStore, useRow } from '#kit/web/store/hooks.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { CameraIcon, PictureIcon } from '#kit/web/ui/icons.tsx';
import { Soft, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { crops } from '#knowledge/index.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { mayScan } from '../domain/scan.ts';
import type { CameraFault } from './camera.ts';
import { CameraView } from './CameraView.tsx';
import { CropPicker } from './CropPicker.tsx';
import { ReaderStatus } from './ReaderStatus.tsx';
import { ScanHistory } from './ScanHistory.tsx';
import { Scanning } from './Scanning.tsx';
import { ScanPhoto } from './ScanPhoto.tsx';
import { ScanResult } from './ScanResult.tsx';
import { type Scan, useScans } from './use-scans.ts';
import { useScanner } from './use-scanner.ts';
import { useScannerWords } from './words.ts';

const photoCrops = crops.filter((c) => c.check === 'photo');

/** The crop of a field, when the photo check knows it; typed by hand, so by either language's name. */
const cropOfField = (field: Field | undefined): string | null => {
  const typed = field?.crop_type.trim().toLowerCase() ?? '';
  return photoCrops.find((c) => [c.key, c.name.en.toLowerCase(), c.name.sw.toLowerCase()].includes(typed))?.key ?? null;
};

export const ScanScreen = () => {
  const words = useScannerWords();
  const { language } = useLanguage();
  const [, go] = useLocation();
  const fieldId = new URLSearchParams(useSearch()).get('field');
  const field = useRow<Field>('field', fieldId ?? '');
  const { scans, used } = useScans();
  const { scanLimit } = useSubscriptionContext();
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const crop = chosen === undefined ? cropOfField(field) : chosen;
  const { state, scan, capture, idle } = useScanner({ crop, fieldId: field?.id ?? null, used });
  const [fault, setFault] = useState<CameraFault | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const store = useStore();
  const user = store.snapshot().userId;
  useEffect(() => {
    try { if (user) localStorage.setItem(`scans_${user}`, String(used)); } catch { /* only a mirror of the count */ }
  }, [user, used]);

  /** Before the camera opens, so that no photo is taken in vain. */
  const allowed = (): boolean => {
    if (mayScan(used, scanLimit)) return true;
    showToast(words.limit, { tone: 'bad' });
    go('/upgrade');
    return false;
  };
  const picked = (files: FileList | null): void => {
    const file = files?.[0];
    if (file) void scan(file, 'upload');
    if (picker.current) picker.current.value = '';
  };
  const badge = scanLimit === null ? undefined : <Badge tone="leaf">{words.used(used, scanLimit)}</Badge>;

  if (state.state === 'results') {
    const made = state.scanned.scan;
    const kept: Scan = scans.find((s) => s.id === made.id) ?? unsaved(made);
    return (
      <Screen title={words.title} action={<Button wide icon={CameraIcon} onClick={idle}>{words.again}</Button>}>
        <Stack>
          {made.photo && <ScanPhoto hash={made.photo} label={words.photoOf(words.title)} />}
          <ScanResult scan={kept} />
        </Stack>
      </Screen>
    );
  }
  return (
    <Screen title={words.title} beside={badge}>
      <Stack>
        {state.state === 'scanning' && <Scanning stage={state.stage} />}
        {state.state === 'capturing' && <CameraView onPicture={(picture) => { void scan(picture, 'camera'); }} onCancel={idle} onFault={(why) => { setFault(why); idle(); }} />}
        {state.state === 'idle' && (
          <>
            {field && <Soft>{words.forField(field.name ?? cropOfField(field) ?? '')}</Soft>}
            <CropPicker value={crop} onChange={setChosen} />
            {fault && <Notice tone="warn">{words.camera[fault]}</Notice>}
            {mayScan(used, scanLimit)
              ? <Button wide icon={CameraIcon} onClick={() => { if (allowed()) { setFault(null); capture(); } }}>{words.takePhoto}</Button>
              : <Notice tone="warn" title={words.limitShort} action={<LinkButton to="/upgrade">{words.upgrade}</LinkButton>}>{words.limit}</Notice>}
            <Button wide tone="quiet" icon={PictureIcon} onClick={() => { if (allowed()) picker.current?.click(); }}>{words.upload}</Button>
            <input ref={picker} type="file" accept="image/*" hidden aria-hidden="true" tabIndex={-1} onChange={(event) => picked(event.target.files)} />
            <Soft>{words.tip}</Soft>
            <Soft>{words.knows(photoCrops.map((c) => c.name[language].toLowerCase()).join(', '))}</Soft>
            <ReaderStatus />
            <ScanHistory scans={scans} />
          </>
        )}
      </Stack>
    </Screen>
  );
};

const unsaved = ({ known_used: _known, location: _place, ...scan }: import('../domain/scan.ts').SaveScan): Scan => ({
  ...scan, top3: [...scan.top3], yield_loss_percentage: null, revenue_loss_usd: null, treatment_cost_usd: null, counted: false, checked: null, created_at: scan.taken_at,
});
