import { useEffect, useMemo, useReducer } from 'react';
import { distanceM } from '#kit/pure/geodesy.ts';
import { useFormat } from '#kit/web/format.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { MutedText } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Progress } from '#kit/web/ui/Progress.tsx';
import {
  resumeWalk,
  newWalk,
  type Walk,
  walkReducer,
  type WalkPoint,
} from '../../../domain/boundary/walk.ts';
import { walkedShape } from '../../../domain/boundary/walked-shape.ts';
import { ActionFooter } from '../ActionFooter.tsx';
import { AreaReadout } from '../AreaReadout.tsx';
import { LiveOutline } from '../LiveOutline.tsx';
import type { MethodProps } from '../types.ts';
import { useBoundaryWords } from '../words.ts';
import { PlaceTrouble } from './PlaceTrouble.tsx';
import { usePlaceWatch } from './use-place-watch.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { WalkButtons } from './WalkButtons.tsx';
import { WalkStatus } from './WalkStatus.tsx';

const isWalk = (state: unknown): state is Walk =>
  Array.isArray((state as { points?: unknown } | null)?.points) &&
  typeof (state as { mode?: unknown }).mode === 'string';

/** Metres walked. Sides that were not walked do not count. */
const walkedM = (points: readonly WalkPoint[]): number =>
  points.reduce(
    (sum, point, i) => (i === 0 || point.straight ? sum : sum + distanceM(points[i - 1]!, point)),
    0,
  );

/** A walk of some length that ends where it started, within the GPS accuracy. */
const START_RADIUS_M = 10;
const isBackAtStart = (points: readonly WalkPoint[]): boolean => {
  const [first, last] = [points[0], points[points.length - 1]];
  return (
    first !== undefined &&
    last !== undefined &&
    walkedM(points) > 4 * START_RADIUS_M &&
    distanceM(first, last) <= START_RADIUS_M
  );
};

/** A walk around the field with the phone: stores each point at once, and accepts only trustworthy ones. */
export const WalkMethod = ({
  otherFields,
  savedState,
  onStateChange,
  isSaved,
  onShape,
  onLeave,
}: MethodProps) => {
  const words = useBoundaryWords();
  const format = useFormat();
  const [currentWalk, dispatch] = useReducer(walkReducer, savedState, (saved) =>
    isWalk(saved) ? resumeWalk(saved) : newWalk,
  );
  const watch = usePlaceWatch(true, (fix) => dispatch({ type: 'fix', fix }));
  useWakeLock(currentWalk.mode !== 'paused');
  const { points, mode } = currentWalk;
  useEffect(() => {
    if (mode !== 'ready') onStateChange({ ...newWalk, points, mode });
  }, [points, mode, onStateChange]);
  const isBack =
    mode === 'walking' &&
    !watch.trouble &&
    (currentWalk.notTaken ?? 'still') === 'still' &&
    isBackAtStart(points);
  const shape = useMemo(() => (points.length > 2 ? walkedShape(points) : null), [points]);

  const finish = (): void => {
    if (!shape) return;
    if (mode === 'walking') dispatch({ type: 'pause' });
    onShape({ ring: shape.ring, source: 'walked', errorM2: shape.errorM2 });
  };
  // If access is denied during a walk, the part already walked can still be finished.
  if (watch.trouble && points.length === 0 && (watch.trouble === 'place.denied' || !watch.fix))
    return <PlaceTrouble watch={watch} onLeave={onLeave} />;
  return (
    <>
      {mode === 'ready' && <p>{words.walk.how}</p>}
      {!watch.fix && !watch.trouble && <Progress label={words.place.looking} />}
      {isBack ? (
        <Notice tone="good">{words.walk.back}</Notice>
      ) : (
        <WalkStatus
          walk={currentWalk}
          fix={watch.fix}
          trouble={watch.trouble}
          isSaved={isSaved}
          onJoin={() => dispatch({ type: 'go_on' })}
        />
      )}
      {/* A position jump would shrink the field to a dot. */}
      <LiveOutline
        label={words.outlineOf}
        points={points}
        position={currentWalk.notTaken === 'jump' ? null : watch.fix}
        otherFields={otherFields}
      />
      {points.length > 0 && (
        <p>
          <small>
            {(isSaved ? words.walk.points : words.walk.pointsTaken)(points.length)}
            {watch.fix && ` · ${words.place.accuracy(format.number(watch.fix.accuracy_m))}`}
          </small>
        </p>
      )}
      {shape && mode === 'paused' && <MutedText>{words.walk.straight}</MutedText>}
      <ActionFooter>
        {shape && (
          <AreaReadout
            areaM2={shape.areaM2}
            errorM2={shape.errorM2}
            length={words.walk.walked(format.number(walkedM(points)))}
          />
        )}
        <WalkButtons
          walk={currentWalk}
          fix={watch.fix}
          dispatch={dispatch}
          finishButton={
            shape && (
              <Button tone={isBack || !isSaved || mode === 'paused' ? 'primary' : 'quiet'} onClick={finish}>
                {isSaved ? words.walk.finish : words.walk.finishNow}
              </Button>
            )
          }
        />
      </ActionFooter>
    </>
  );
};
