import { useEffect, useState } from 'react';
import { areaOf, distanceM } from '#kit/pure/geodesy.ts';
import { useFormat } from '#kit/web/format.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { PinIcon } from '#kit/web/ui/icons.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Progress } from '#kit/web/ui/Progress.tsx';
import { areaErrorM2 } from '../../../domain/boundary/area-error.ts';
import { crossingOf } from '../../../domain/boundary/crossing.ts';
import { MAX_ACCURACY_M } from '../../../domain/boundary/walk.ts';
import { ActionFooter } from '../ActionFooter.tsx';
import { AreaReadout } from '../AreaReadout.tsx';
import { LiveOutline } from '../LiveOutline.tsx';
import type { MethodProps } from '../types.ts';
import { useBoundaryWords } from '../words.ts';
import type { Corner } from './average-fixes.ts';
import { PlaceTrouble } from './PlaceTrouble.tsx';
import { READINGS_PER_CORNER, useCornerRecording } from './use-corner-recording.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** No field has such a short side; the farmer has tapped twice at one corner. */
const SAME_CORNER_M = 1.5;
const isCorners = (state: unknown): state is { corners: readonly Corner[] } =>
  Array.isArray((state as { corners?: unknown } | null)?.corners);

/** The farmer visits each corner; several fixes make one corner. */
export const CornersMethod = ({ others, savedState, onStateChange, onShape, onLeave }: MethodProps) => {
  const words = useBoundaryWords();
  const format = useFormat();
  const [corners, setCorners] = useState<readonly Corner[]>(() =>
    isCorners(savedState) ? savedState.corners : [],
  );
  const [inaccurateCorner, setInaccurateCorner] = useState<Corner | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  useWakeLock(true);
  const change = (next: readonly Corner[]): void => {
    setCorners(next);
    setInaccurateCorner(null);
    onStateChange({ corners: next });
  };
  const add = (corner: Corner): void => {
    change([...corners, corner]);
    setMessage(words.corners.taken(corners.length + 1, format.number(corner.accuracy_m)));
  };
  const { watch, count, startRecording } = useCornerRecording((corner) => {
    const last = corners[corners.length - 1];
    setMessage(null);
    if (last && distanceM(last, corner) < SAME_CORNER_M) setMessage(words.corners.same);
    else if (corner.accuracy_m > MAX_ACCURACY_M) setInaccurateCorner(corner);
    else add(corner);
  });
  useEffect(() => {
    if (count !== null) {
      setMessage(null);
      setInaccurateCorner(null);
    }
  }, [count]);

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
      {message && <Notice tone="info">{message}</Notice>}
      {inaccurateCorner && (
        <Notice
          tone="warn"
          action={
            <Button tone="quiet" onClick={() => add(inaccurateCorner)}>
              {words.corners.keepWeak}
            </Button>
          }
        >
          {words.corners.weak(format.number(inaccurateCorner.accuracy_m))}
        </Notice>
      )}
      {crossing && <Notice tone="warn">{words.corners.crossing(crossing[0] + 1, crossing[1] + 1)}</Notice>}
      <LiveOutline label={words.outlineOf} points={corners} position={watch.fix} others={others} numbered />
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
            <Button
              tone="quiet"
              onClick={() => {
                change(corners.slice(0, -1));
                setMessage(null);
              }}
            >
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
