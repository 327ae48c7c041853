import { Button } from '#kit/web/ui/Button.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { useBoundaryWords } from '../words.ts';
import type { PlaceWatch } from './use-place-watch.ts';

/** Why the phone has no position, what to do about it, and which methods need none. */
export const PlaceTrouble = ({
  watch,
  onLeave,
}: {
  readonly watch: PlaceWatch;
  readonly onLeave: () => void;
}) => {
  const words = useBoundaryWords();
  if (!watch.trouble) return null;
  return (
    <Notice
      tone="warn"
      action={
        <Row gap="small">
          <Button onClick={watch.again}>{words.place.again}</Button>
          <Button tone="quiet" onClick={onLeave}>
            {words.otherWay}
          </Button>
        </Row>
      }
    >
      <p>{words.place[watch.trouble]}</p>
      <p>{words.place.other}</p>
    </Notice>
  );
};
