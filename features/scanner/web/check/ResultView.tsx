import type { WithPending } from '#kit/web/store/store.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { CameraIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { openQuestion } from '../../domain/crop-question.ts';
import { MAX_LEAVES } from '../../domain/scan.ts';
import { newScan } from '../projections.ts';
import { CheckScreen } from '../result/CheckScreen.tsx';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';
import { AnnotatedPhoto } from './AnnotatedPhoto.tsx';
import { useImagePicker } from './use-image-picker.tsx';
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
  const gallery = useImagePicker({ onFiles: onPictures });
  return (
    <Card tone="maize">
      <Stack gap="small">
        <h2>{urgent ? words.moreLeavesUrgent : words.moreLeaves}</h2>
        <p>{words.leaves(count, MAX_LEAVES)}</p>
        <Button wide tone="quiet" icon={CameraIcon} onClick={onShoot}>
          {words.addLeaf}
        </Button>
        <Button tone="plain" onClick={gallery.open}>
          {words.upload}
        </Button>
        {gallery.input}
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
    <CheckScreen
      title={words.title}
      scan={currentScan}
      storedScan={storedScan}
      leaf={last}
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
      next={
        <Button
          wide
          tone={scan.outcome === 'no_leaf' ? 'primary' : 'quiet'}
          icon={CameraIcon}
          onClick={onAgain}
        >
          {words.again}
        </Button>
      }
    />
  );
};
