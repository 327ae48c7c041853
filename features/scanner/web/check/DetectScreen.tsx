// @cache later

import { useRef, useState } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { locate } from '#kit/web/place/locate.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Select } from '#kit/web/ui/Field.tsx';
import { CameraIcon } from '#kit/web/ui/icons.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { HelpIcon, ImageIcon } from '#kit/web/ui/more-icons.tsx';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Tabs } from '#kit/web/ui/Tabs.tsx';
import { useLanguage, useWords } from '#kit/web/words.tsx';
import { cropByKey, crops } from '#knowledge/index.ts';
import { acceptFile, type FileFault } from '../../domain/photo/accept-file.ts';
import { detectEn } from '../../words.detect.en.ts';
import { detectSw } from '../../words.detect.sw.ts';
import { cropLabel } from '../crop-label.ts';
import { isPhotoCheckable } from '../crop-of-field.ts';
import { useGuideWords } from '../guide/guide-words.ts';
import { newScan } from '../projections.ts';
import { CheckScreen } from '../result/CheckScreen.tsx';
import { useScans } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';
import { AnnotatedPhoto } from './AnnotatedPhoto.tsx';
import { LeafModelStatus } from './LeafModelStatus.tsx';
import { LiveCamera } from './LiveCamera.tsx';
import { PhotoQualityWarning } from './PhotoQualityWarning.tsx';
import { ScanningFrame } from './ScanningFrame.tsx';
import { useObjectUrl } from './use-object-url.ts';
import { useScanLimit } from './use-scan-limit.ts';
import { type ShownCheck, useFaultText, useScanner } from './use-scanner.ts';
import styles from '#kit/web/photo/Photo.module.css';

const useDetectWords = () => useWords({ en: detectEn, sw: detectSw });
const ACCEPT = 'image/jpeg,image/png,image/webp';

const Preview = ({ picture }: { readonly picture: Blob }) => {
  const words = useDetectWords();
  const source = useObjectUrl(picture);
  return source && <img className={styles.photo} src={source} alt={words.preview} />;
};

const Result = ({ shown, onAgain }: { readonly shown: ShownCheck; readonly onAgain: () => void }) => {
  const words = useDetectWords();
  const scanner = useScannerWords();
  const { scans } = useScans();
  const { scan, leaves } = shown;
  const storedScan = scans.find((s) => s.id === scan.id);
  const condition = scan.condition ?? scan.top3[0]?.condition ?? null;
  return (
    <CheckScreen
      title={words.title}
      scan={storedScan ?? newScan(scan, scan.taken_at)}
      storedScan={storedScan}
      leaf={leaves[0]}
      photo={
        leaves[0] && (
          <AnnotatedPhoto leaf={leaves[0]} condition={condition} label={scanner.photoOf(words.title)} />
        )
      }
      next={
        <>
          <Button wide tone="quiet" onClick={onAgain}>
            {words.again}
          </Button>
          <LinkButton tone="plain" to="/dashboard">
            {words.home}
          </LinkButton>
        </>
      }
    />
  );
};

/** The same model and check as on /scan, as a form: crop, picture, detect. */
// oxlint-disable-next-line eslint/max-lines-per-function -- a list of the states of one screen; the redesign splits it
export const DetectScreen = () => {
  const words = useDetectWords();
  const guide = useGuideWords();
  const scanner = useScannerWords();
  const format = useFormat();
  const { language } = useLanguage();
  const faultText = useFaultText();
  const { used } = useScans();
  const { runIfAllowed } = useScanLimit(used);
  const [tab, setTab] = useState<'upload' | 'photo'>('upload');
  const [crop, setCrop] = useState('');
  const [picture, setPicture] = useState<{ readonly blob: Blob; readonly from: 'camera' | 'upload' } | null>(
    null,
  );
  const [errorText, setWrong] = useState<string | null>(null);
  const [isCameraOpen, setCameraOpen] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const { state, shown, scan, again, fault } = useScanner({
    crop: crop || null,
    fieldId: null,
    used,
    start: 'idle',
  });
  const chosen = cropByKey(crop);
  const isUncheckable = chosen && !isPhotoCheckable(chosen);

  const acceptPicture = (blob: Blob, from: 'camera' | 'upload'): void => {
    setWrong(null);
    setCameraOpen(false);
    setPicture({ blob, from });
    // At most ten seconds (DET-08), while the farmer looks at the preview. A check never waits for the
    // location.
    void locate();
  };
  const choose = async (file: Blob | undefined): Promise<void> => {
    if (picker.current) picker.current.value = '';
    if (!file) return;
    const accepted = acceptFile(new Uint8Array(await file.slice(0, 16).arrayBuffer()), file.size);
    if (accepted.ok) return acceptPicture(file, 'upload');
    const sentences: Record<FileFault, string> = {
      kind: words.wrongKind,
      size: words.tooLarge(format.bytes(file.size)),
    };
    setCameraOpen(false);
    setPicture(null);
    setWrong(sentences[accepted.code]);
  };
  const reset = (): void => {
    setPicture(null);
    setWrong(null);
    setCameraOpen(false);
    setCrop('');
    again();
  };
  const detect = (): void => {
    if (!picture || crop === '') return setWrong(words.needBoth);
    runIfAllowed(() => {
      void scan([picture.blob], picture.from);
    });
  };

  if (state.state === 'results' && shown) return <Result shown={shown} onAgain={reset} />;
  if (state.state === 'scanning')
    return (
      <Screen title={words.title} isFullWindow>
        <ScanningFrame stage={state.stage} picture={picture?.blob ?? null} />
      </Screen>
    );
  if (state.state === 'poor_photo')
    return (
      <Screen title={words.title} isFullWindow>
        <PhotoQualityWarning {...state} />
      </Screen>
    );
  if (isCameraOpen)
    return (
      <Screen title={words.title} isFullWindow>
        <LiveCamera
          leaves={0}
          onPictures={([taken], from) => {
            if (taken && from === 'camera') acceptPicture(taken, from);
            else void choose(taken);
          }}
          onCancel={() => setCameraOpen(false)}
        />
      </Screen>
    );
  const options = [
    ...(crop === '' ? [{ value: '', label: words.chooseCrop }] : []),
    ...crops.filter((c) => c.offered).map((c) => ({ value: c.key, label: cropLabel(c, language, guide) })),
  ];
  return (
    <Screen title={words.title} back="/dashboard">
      <Stack>
        <Select label={words.crop} value={crop} options={options} onChange={setCrop} />
        {isUncheckable && (
          <Notice
            tone="info"
            title={chosen.name[language]}
            action={
              <LinkButton icon={HelpIcon} to={`/scan/key?crop=${crop}`}>
                {guide.keyTitle}
              </LinkButton>
            }
          >
            {scanner.guidedOnly(chosen.name[language].toLowerCase())}
          </Notice>
        )}
        <Tabs
          label={words.how}
          tabs={[
            { id: 'upload', label: words.uploadTab },
            { id: 'photo', label: words.photoTab },
          ]}
          current={tab}
          onChange={(next) => {
            setTab(next);
            setCameraOpen(false);
          }}
        >
          <Stack>
            {tab === 'upload' && (
              <>
                <Button wide tone="quiet" icon={ImageIcon} onClick={() => picker.current?.click()}>
                  {words.choose}
                </Button>
                <MutedText>{words.limits}</MutedText>
              </>
            )}
            {tab === 'photo' && (
              <Button wide tone="quiet" icon={CameraIcon} onClick={() => setCameraOpen(true)}>
                {words.openCamera}
              </Button>
            )}
          </Stack>
        </Tabs>
        <input
          ref={picker}
          type="file"
          accept={ACCEPT}
          hidden
          aria-hidden="true"
          tabIndex={-1}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
          }}
        />
        {errorText && <Notice tone="warn">{errorText}</Notice>}
        {fault && !errorText && (
          <ErrorCard what={fault === 'scan.failed' ? words.failed : faultText(fault)} />
        )}
        {picture && <Preview picture={picture.blob} />}
        <LeafModelStatus />
        <Row gap="small">
          <Button tone="quiet" onClick={reset}>
            {words.reset}
          </Button>
          <Button disabled={isUncheckable === true} onClick={detect}>
            {words.detect}
          </Button>
        </Row>
      </Stack>
    </Screen>
  );
};
