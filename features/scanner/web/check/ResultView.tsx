import { useRef } from 'react';
import type { WithPending } from '#kit/web/store/store.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { CameraIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ImageIcon } from '#kit/web/ui/more-icons.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { openQuestion } from '../../domain/crop-question.ts';
import { MAX_LEAVES } from '../../domain/scan.ts';
import { newScan } from '../projections.ts';
import { ScanDetails } from '../result/ScanDetails.tsx';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';
import { AnnotatedPhoto } from './AnnotatedPhoto.tsx';
import type { ShownCheck } from './use-scanner.ts';

interface MoreLeavesProps {
  readonly onShoot: () => void;
  readonly onPictures: (files: readonly File[]) => void;
}
interface Props extends MoreLeavesProps {
  readonly shown: ShownCheck;
  readonly scans: readonly WithPending<Scan>[];
  readonly onAgain: () => void;
}

/** Several leaves of one plant give a more reliable answer and count as one check. */
const MoreLeaves = ({
  count,
  urgent,
  onShoot,
  onPictures,
}: MoreLeavesProps & { readonly count: number; readonly urgent: boolean }) => {
  const words = useScannerWords();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <Card tone={urgent ? 'maize' : 'plain'}>
      <Stack gap="small">
        <h2>{urgent ? words.moreLeavesUrgent : words.moreLeaves}</h2>
        <MutedText>{words.leaves(count, MAX_LEAVES)}</MutedText>
        <Button wide tone={urgent ? 'primary' : 'quiet'} icon={CameraIcon} onClick={onShoot}>
          {words.addLeaf}
        </Button>
        <Button wide tone="quiet" icon={ImageIcon} onClick={() => picker.current?.click()}>
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
          onChange={(event) => onPictures([...(event.target.files ?? [])])}
        />
      </Stack>
    </Card>
  );
};

/** The latest result. Shown from the stored row, so that the server's check appears when it arrives. */
export const ResultView = ({ shown: { scan, leaves }, scans, onAgain, ...more }: Props) => {
  const words = useScannerWords();
  const storedScan = scans.find((s) => s.id === scan.id);
  const last = leaves[leaves.length - 1];
  // The stored row includes the farmer's later answers and the server's check.
  const currentScan = storedScan ?? newScan(scan, scan.taken_at);
  const isUnclear =
    currentScan.outcome === 'not_sure' ||
    currentScan.outcome === 'unknown_leaf' ||
    currentScan.outcome === 'candidates';
  const urgent = isUnclear && openQuestion(currentScan) === null;
  const addable = scan.outcome !== 'no_leaf' && leaves.length < MAX_LEAVES;
  return (
    <Screen
      title={words.title}
      action={
        <Button wide tone={urgent && addable ? 'quiet' : 'primary'} icon={CameraIcon} onClick={onAgain}>
          {words.again}
        </Button>
      }
    >
      <ScanDetails
        scan={currentScan}
        storedScan={storedScan}
        photo={
          last && (
            <AnnotatedPhoto
              key={last.photo.hash}
              leaf={last}
              condition={currentScan.condition ?? currentScan.top3[0]?.condition ?? null}
              label={words.photoOf(words.title)}
            />
          )
        }
        more={addable && <MoreLeaves count={leaves.length} urgent={urgent} {...more} />}
      />
    </Screen>
  );
};
