import { areaOf } from '#kit/pure/geodesy.ts';
import { useFormat } from '#kit/web/format.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { PinIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Progress } from '#kit/web/ui/Progress.tsx';
import { areaErrorM2 } from '../../../domain/boundary/area-error.ts';
import { crossingOf } from '../../../domain/boundary/crossing.ts';
import { ActionFooter } from '../ActionFooter.tsx';
import { AreaReadout } from '../AreaReadout.tsx';
import { LiveOutline } from '../LiveOutline.tsx';
import type { MethodProps } from '../types.ts';
import { useBoundaryWords } from '../words.ts';
import type { Corner } from './average-fixes.ts';
import { PlaceTrouble } from './PlaceTrouble.tsx';
import { type CornerRecording, READINGS_PER_CORNER } from './use-corner-recording.ts';
import { useCorners } from './use-corners.ts';
import { useWakeLock } from './use-wake-lock.ts';

const RecordingStatus = ({ recording }: { readonly recording: CornerRecording }) => {
  const words = useBoundaryWords();
  const format = useFormat();
  const { watch, count } = recording;
  return (
    <>
      {!watch.fix && <Progress label={words.place.looking} />}
      {watch.fix && count === null && (
        <p role="status">{words.place.accuracy(format.number(watch.fix.accuracy_m))}</p>
      )}
      {count !== null && (
        <Progress
          label={words.corners.taking(count, READINGS_PER_CORNER)}
          done={count}
          total={READINGS_PER_CORNER}
        />
      )}
    </>
  );
};

const InaccurateCornerNotice = ({
  corner,
  onAccept,
}: {
  readonly corner: Corner;
  readonly onAccept: () => void;
}) => {
  const { corners: words } = useBoundaryWords();
  const format = useFormat();
  return (
    <Notice
      tone="warn"
      action={
        <Button tone="quiet" onClick={onAccept}>
          {words.keepWeak}
        </Button>
      }
    >
      {words.weak(format.number(corner.accuracy_m))}
    </Notice>
  );
};

/** The farmer visits each corner; several fixes make one corner. */
export const CornersMethod = ({ otherFields, savedState, onStateChange, onShape, onLeave }: MethodProps) => {
  const words = useBoundaryWords();
  useWakeLock(true);
  const { corners, inaccurateCorner, message, recording, add, undo } = useCorners({
    savedState,
    onStateChange,
  });
  const { watch, count, startRecording } = recording;

  if (watch.trouble === 'place.denied' || (watch.trouble && !watch.fix && corners.length === 0))
    return <PlaceTrouble watch={watch} onLeave={onLeave} />;
  const crossing = crossingOf(corners);
  const error = areaErrorM2(
    corners,
    corners.map((c) => c.accuracy_m),
  );
  return (
    <>
      {corners.length === 0 && <p>{words.corners.how}</p>}
      <RecordingStatus recording={recording} />
      {message && <Notice tone="info">{message}</Notice>}
      {inaccurateCorner && (
        <InaccurateCornerNotice corner={inaccurateCorner} onAccept={() => add(inaccurateCorner)} />
      )}
      {crossing && <Notice tone="warn">{words.corners.crossing(crossing[0] + 1, crossing[1] + 1)}</Notice>}
      <LiveOutline
        label={words.outlineOf}
        points={corners}
        position={watch.fix}
        otherFields={otherFields}
        numbered
      />
      <ActionFooter>
        {corners.length > 2 && !crossing && <AreaReadout areaM2={areaOf(corners)} errorM2={error} />}
        <Button
          wide
          icon={PinIcon}
          tone={corners.length > 2 ? 'quiet' : 'primary'}
          busy={count !== null}
          disabled={!watch.fix}
          onClick={startRecording}
        >
          {words.corners.take(corners.length + 1)}
        </Button>
        {corners.length > 0 && (
          <Row gap="small">
            <Button tone="quiet" onClick={undo}>
              {words.corners.undo}
            </Button>
            {corners.length > 2 && (
              <Button
                onClick={() =>
                  onShape({
                    ring: corners.map(({ lat, lng }) => ({ lat, lng })),
                    source: 'corners',
                    errorM2: error,
                  })
                }
              >
                {words.corners.finish}
              </Button>
            )}
          </Row>
        )}
      </ActionFooter>
    </>
  );
};
