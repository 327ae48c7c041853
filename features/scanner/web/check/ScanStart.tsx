import { type ReactNode, useState } from 'react';
import type { WithPending } from '#kit/web/store/store.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { CameraIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { GearIcon, HelpIcon, ImageIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { ProChip } from '#kit/web/ui/ProChip.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { crops } from '#knowledge/index.ts';
import { isPhotoCheckable } from '../crop-of-field.ts';
import { ScanHistory } from '../history/ScanHistory.tsx';
import { NewsSlot } from '../result/result-slots.tsx';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';
import { LeafModelStatus } from './LeafModelStatus.tsx';
import { ScanSettings } from './ScanSettings.tsx';
import { useImagePicker } from './use-image-picker.tsx';
import type { useScanLimit } from './use-scan-limit.ts';

const checkableCrops = crops.filter(isPhotoCheckable);

interface Props {
  readonly scans: readonly WithPending<Scan>[];
  readonly used: number;
  readonly scanLimit: number | null;
  readonly isAllowed: boolean;
  readonly limit: ReturnType<typeof useScanLimit>['limit'];
  /** Runs the action, or leads to the plans where no check is left. */
  readonly runIfAllowed: (action: () => void) => void;
  readonly savedPhotoCard: ReactNode;
  readonly onShoot: () => void;
  readonly onPictures: (pictures: readonly File[]) => void;
}

/** Behind the camera: earlier checks, what came in about them, and the settings. */
export const ScanStart = ({
  scans,
  used,
  scanLimit,
  isAllowed,
  limit,
  runIfAllowed,
  savedPhotoCard,
  onShoot,
  onPictures,
}: Props) => {
  const words = useScannerWords();
  const { language } = useLanguage();
  const [areSettingsOpen, setSettingsOpen] = useState(false);
  const gallery = useImagePicker({ onFiles: onPictures });
  return (
    <Screen
      title={words.title}
      beside={scanLimit !== null && <Badge tone="leaf">{words.used(used, scanLimit)}</Badge>}
    >
      <Stack>
        <NewsSlot />
        {!isAllowed && (
          <Notice
            tone="warn"
            title={limit.title}
            action={
              <LinkButton to={limit.to} state={limit.state}>
                {limit.action}
              </LinkButton>
            }
          >
            {limit.text}
          </Notice>
        )}
        {savedPhotoCard}
        {(isAllowed || !limit.state) && (
          <Stack gap="small">
            {isAllowed && (
              <Button wide icon={CameraIcon} onClick={() => runIfAllowed(onShoot)}>
                {words.takePhoto}
              </Button>
            )}
            <Button wide tone="quiet" icon={ImageIcon} onClick={() => runIfAllowed(gallery.open)}>
              {words.upload} {!isAllowed && <ProChip />}
            </Button>
            {gallery.input}
          </Stack>
        )}
        <ScanHistory scans={scans} />
        <List>
          <ListItem icon={HelpIcon} to="/scan/knows" title={words.whatItKnows} />
          <ListItem icon={GearIcon} title={words.settingsShort} onClick={() => setSettingsOpen(true)} />
        </List>
        <MutedText>
          {words.knows(checkableCrops.map((c) => c.name[language].toLowerCase()).join(', '))}
        </MutedText>
        <LeafModelStatus />
        {areSettingsOpen && <ScanSettings onClose={() => setSettingsOpen(false)} />}
      </Stack>
    </Screen>
  );
};
