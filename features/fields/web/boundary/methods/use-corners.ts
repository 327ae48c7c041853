import { useEffect, useState } from 'react';
import { distanceM } from '#kit/pure/geodesy.ts';
import { useFormat } from '#kit/web/format.ts';
import { MAX_ACCURACY_M } from '../../../domain/boundary/walk.ts';
import type { MethodProps } from '../types.ts';
import { useBoundaryWords } from '../words.ts';
import type { Corner } from './average-fixes.ts';
import { useCornerRecording } from './use-corner-recording.ts';

/** No field has such a short side; the farmer has tapped twice at one corner. */
const SAME_CORNER_M = 1.5;
const isCorners = (state: unknown): state is { corners: readonly Corner[] } =>
  Array.isArray((state as { corners?: unknown } | null)?.corners);

/** The corners so far. An inaccurate one waits for the farmer's consent. */
export const useCorners = ({
  savedState,
  onStateChange,
}: Pick<MethodProps, 'savedState' | 'onStateChange'>) => {
  const { corners: words } = useBoundaryWords();
  const format = useFormat();
  const [corners, setCorners] = useState<readonly Corner[]>(() =>
    isCorners(savedState) ? savedState.corners : [],
  );
  const [inaccurateCorner, setInaccurateCorner] = useState<Corner | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const change = (next: readonly Corner[]): void => {
    setCorners(next);
    setInaccurateCorner(null);
    onStateChange({ corners: next });
  };
  const add = (corner: Corner): void => {
    change([...corners, corner]);
    setMessage(words.taken(corners.length + 1, format.number(corner.accuracy_m)));
  };
  const recording = useCornerRecording((corner) => {
    const last = corners[corners.length - 1];
    setMessage(null);
    if (last && distanceM(last, corner) < SAME_CORNER_M) setMessage(words.same);
    else if (corner.accuracy_m > MAX_ACCURACY_M) setInaccurateCorner(corner);
    else add(corner);
  });
  const { count } = recording;
  useEffect(() => {
    if (count !== null) {
      setMessage(null);
      setInaccurateCorner(null);
    }
  }, [count]);
  const undo = (): void => {
    change(corners.slice(0, -1));
    setMessage(null);
  };
  return { corners, inaccurateCorner, message, recording, add, undo };
};
