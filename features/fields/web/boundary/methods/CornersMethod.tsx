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
import { GATE_M } from '../../../domain/boundary/walk.ts';
import { AreaReadout } from '../AreaReadout.tsx';
import { Foot } from '../Foot.tsx';
import { LiveOutline } from '../LiveOutline.tsx';
import type { MethodProps } from '../types.ts';
import { useBoundaryWords } from '../words.ts';
import type { Corner } from './average-fixes.ts';
import { PlaceTrouble } from './PlaceTrouble.tsx';
import { useAwake } from './use-awake.ts';
import { READINGS, useCornerTaking } from './use-corner-taking.ts';

/** No field has such a short side; the farmer has tapped twice at one corner. */
const SAME_M = 1.5;
const isCorners = (state: unknown): state is { corners: readonly Corner[] } =>
  Array.isArray((state as { corners?: unknown } | null)?.corners);

/** The farmer visits each corner; several fixes make one corner. */
export const CornersMethod = ({ others, resumed, onKeep, onShape, onLeave }: MethodProps) => {
  const words = useBoundaryWords();
  const format = useFormat();
  const [corners, setCorners] = useState<readonly Corner[]>(() =>
    isCorners(resumed) ? resumed.corners : [],
  );
  const [weak, setWeak] = useState<Corner | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  useAwake(true);
  const change = (next: readonly Corner[]): void => {
    setCorners(next);
    setWeak(null);
    onKeep({ corners: next });
  };
  const add = (corner: Corner): void => {
    change([...corners, corner]);
    setSaid(words.corners.taken(corners.length + 1, format.number(corner.accuracy_m)));
  };
  const { watch, count, take } = useCornerTaking((corner) => {
    const last = corners[corners.length - 1];
    setSaid(null);
    if (last && distanceM(last, corner) < SAME_M) setSaid(words.corners.same);
    else if (corner.accuracy_m > GATE_M) setWeak(corner);
    else add(corner);
  });
  useEffect(() => {
    if (count !== null) {
      setSaid(null);
      setWeak(null);
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
        <Progress label={words.corners.taking(count, READINGS)} done={count} of={READINGS} />
      )}
      {said && <Notice tone="info">{said}</Notice>}
      {weak && (
        <Notice
          tone="warn"
          action={
            <Button tone="quiet" onClick={() => add(weak)}>
              {words.corners.keepWeak}
            </Button>
          }
        >
          {words.corners.weak(format.number(weak.accuracy_m))}
        </Notice>
      )}
      {crossing && <Notice tone="warn">{words.corners.crossing(crossing[0] + 1, crossing[1] + 1)}</Notice>}
      <LiveOutline label={words.outlineOf} points={corners} here={watch.fix} others={others} numbered />
      <Foot>
        {corners.length > 2 && !crossing && <AreaReadout areaM2={areaOf(corners)} errorM2={error} />}
        <Button
          wide
          icon={PinIcon}
          tone={corners.length > 2 ? 'quiet' : 'primary'}
          busy={count !== null}
          disabled={!watch.fix}
          onClick={take}
        >
          {words.corners.take(corners.length + 1)}
        </Button>
        {corners.length > 0 && (
          <Row gap="small">
            <Button
              tone="quiet"
              onClick={() => {
                change(corners.slice(0, -1));
                setSaid(null);
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
      </Foot>
    </>
  );
};
