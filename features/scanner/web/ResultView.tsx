import type { Held } from '#kit/web/store/store.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { CameraIcon } from '#kit/web/ui/icons.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { newScan } from './projections.ts';
import type { Scanned } from './scan-photo.ts';
import { ScanDetails } from './ScanDetails.tsx';
import type { Scan } from './use-scans.ts';
import { useScannerWords } from './words.ts';

interface Props { readonly scanned: Scanned; readonly scans: readonly Held<Scan>[]; readonly onAgain: () => void }

/** What was just found. Shown from the kept row, so that the server's second look appears by itself. */
export const ResultView = ({ scanned: { scan, picture }, scans, onAgain }: Props) => {
  const words = useScannerWords();
  const kept = scans.find((s) => s.id === scan.id);
  return (
    <Screen title={words.title} action={<Button wide icon={CameraIcon} onClick={onAgain}>{words.again}</Button>}>
      <ScanDetails scan={kept ?? newScan(scan, scan.taken_at)} kept={kept} picture={picture} />
    </Screen>
  );
};
