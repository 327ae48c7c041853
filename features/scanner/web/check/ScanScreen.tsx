import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import type { Crop as GrownCrop } from '#features/crops/domain/crop.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { useRow, useRows, useStoreUser } from '#kit/web/store/hooks.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { CameraIcon } from '#kit/web/ui/icons.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { HelpIcon, ImageIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { crops } from '#knowledge/index.ts';
import { type Crop, cropOfField, isPhotoCheckable } from '../crop-of-field.ts';
import { ScanHistory } from '../history/ScanHistory.tsx';
import { NewsSlot } from '../result/result-slots.tsx';
import { useScans } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';
import type { CameraFault } from './camera.ts';
import { CameraView } from './CameraView.tsx';
import { CropPicker } from './CropPicker.tsx';
import { LeafModelStatus } from './LeafModelStatus.tsx';
import { PhotoQualityWarning } from './PhotoQualityWarning.tsx';
import { ResultView } from './ResultView.tsx';
import { SavedPhotoCard } from './SavedPhotoCard.tsx';
import { Scanning } from './Scanning.tsx';
import { ScanSettings } from './ScanSettings.tsx';
import { useScanLimit } from './use-scan-limit.ts';
import { useScanner } from './use-scanner.ts';

const checkableCrops = crops.filter(isPhotoCheckable);

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

/** Tells the farmer, before a photo is taken, that the model cannot check this crop. */
const GuidedOnly = ({ crop }: { readonly crop: Crop }) => {
  const words = useScannerWords();
  const { language } = useLanguage();
  return (
    <Notice tone="info" title={crop.name[language]}>
      {words.guidedOnly(crop.name[language].toLowerCase())}
    </Notice>
  );
};

// oxlint-disable-next-line eslint/max-lines-per-function -- a list of the states of one screen; the redesign splits it
export const ScanScreen = () => {
  const words = useScannerWords();
  const { language } = useLanguage();
  const field = useRow<Field>('field', new URLSearchParams(useSearch()).get('field') ?? '');
  const grown = useRows<GrownCrop>('crop');
  const { scans, used } = useScans();
  const { scanLimit } = useSubscriptionContext();
  const { isAllowed, runIfAllowed } = useScanLimit(used);
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const crop = chosen === undefined ? cropOfField(field, grown) : chosen;
  const uncheckableCrop = crops.find((c) => c.key === crop && !isPhotoCheckable(c));
  const { state, shown, scan, capture, rest, again, left, resumeCheck, forget } = useScanner({
    crop,
    fieldId: field?.id ?? null,
    used,
  });
  const [fault, setFault] = useState<CameraFault | null>(null);
  const [areSettingsOpen, setSetting] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  useCountMirror(used);

  const scanFiles = (files: readonly File[]): void => {
    if (files.length > 0) void scan(files, 'upload');
    if (picker.current) picker.current.value = '';
  };
  const shoot = (): void => {
    setFault(null);
    capture();
  };
  if (state.state === 'results' && shown)
    return <ResultView shown={shown} scans={scans} onAgain={again} onShoot={shoot} onPictures={scanFiles} />;
  const takePhoto =
    state.state === 'idle' &&
    isAllowed &&
    (uncheckableCrop ? (
      <LinkButton wide icon={HelpIcon} to={`/scan/key?crop=${uncheckableCrop.key}`}>
        {words.toKey}
      </LinkButton>
    ) : (
      <Button wide icon={CameraIcon} onClick={() => runIfAllowed(shoot)}>
        {words.takePhoto}
      </Button>
    ));
  return (
    <Screen
      title={words.title}
      beside={scanLimit !== null && <Badge tone="leaf">{words.used(used, scanLimit)}</Badge>}
      action={takePhoto}
    >
      <Stack>
        {state.state === 'idle' && <NewsSlot />}
        {state.state === 'scanning' && <Scanning stage={state.stage} />}
        {state.state === 'poor_photo' && <PhotoQualityWarning {...state} />}
        {state.state === 'capturing' && (
          <CameraView
            onPicture={(picture) => {
              void scan([picture], 'camera');
            }}
            onCancel={rest}
            onFault={(why) => {
              if (shown) showToast(words.camera[why], { tone: 'bad' });
              else setFault(why);
              rest();
            }}
          />
        )}
        {state.state === 'idle' && (
          <>
            {field && <MutedText>{field.name ? words.forField(field.name) : words.forUnnamed}</MutedText>}
            {fault && <Notice tone="warn">{words.camera[fault]}</Notice>}
            {!isAllowed && (
              <Notice
                tone="warn"
                title={words.limitShort}
                action={<LinkButton to="/upgrade">{words.upgrade}</LinkButton>}
              >
                {words.limit}
              </Notice>
            )}
            {left && !scans.some((s) => s.taken_at === left.takenAt) && (
              <SavedPhotoCard
                photo={left}
                onGoOn={() =>
                  runIfAllowed(() => {
                    void resumeCheck(left);
                  })
                }
                onDrop={() => {
                  void forget();
                }}
              />
            )}
            <CropPicker value={crop} onChange={setChosen} />
            {uncheckableCrop && <GuidedOnly crop={uncheckableCrop} />}
            {uncheckableCrop && (
              <Button wide tone="quiet" icon={CameraIcon} onClick={() => runIfAllowed(shoot)}>
                {words.photoForExpert}
              </Button>
            )}
            <Button
              wide
              tone="quiet"
              icon={ImageIcon}
              onClick={() => runIfAllowed(() => picker.current?.click())}
            >
              {words.upload}
            </Button>
            <input
              ref={picker}
              type="file"
              accept="image/*"
              multiple
              hidden
              aria-hidden="true"
              tabIndex={-1}
              onChange={(event) => scanFiles([...(event.target.files ?? [])])}
            />
            <MutedText>
              {words.tip} {words.knows(checkableCrops.map((c) => c.name[language].toLowerCase()).join(', '))}
            </MutedText>
            <Row gap="small">
              <LinkButton tone="plain" to="/scan/knows">
                {words.whatItKnows}
              </LinkButton>
              <Button tone="plain" onClick={() => setSetting(true)}>
                {words.settingsShort}
              </Button>
            </Row>
            <LeafModelStatus />
            <ScanHistory scans={scans} />
          </>
        )}
        {areSettingsOpen && <ScanSettings onClose={() => setSetting(false)} />}
      </Stack>
    </Screen>
  );
};
