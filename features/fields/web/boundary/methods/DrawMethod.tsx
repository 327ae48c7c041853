import { createElement, useEffect, useRef, useState } from 'react';
import { areaOf } from '#kit/pure/geodesy.ts';
import type { Ring } from '#kit/pure/geometry.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { PinIcon } from '#kit/web/ui/icons.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Progress } from '#kit/web/ui/Progress.tsx';
import { ActionFooter } from '../ActionFooter.tsx';
import { AreaReadout } from '../AreaReadout.tsx';
import { useMapView } from '../map-chunk.ts';
import type { CornerMap } from '../map/corner-map.ts';
import type { MethodProps } from '../types.ts';
import { useBoundaryWords } from '../words.ts';
import { TypedCorners } from './TypedCorners.tsx';
import { usePlaceWatch } from './use-place-watch.ts';
import { useTiles } from './use-tiles.ts';

interface DrawingState {
  readonly ring: Ring;
  readonly undoStack: readonly Ring[];
}
const isDrawingState = (state: unknown): state is { ring: Ring } =>
  Array.isArray((state as { ring?: unknown } | null)?.ring);

/** Corners by taps on a map, with or without imagery, or typed as coordinates. */
export const DrawMethod = ({ near, start, others, savedState, onStateChange, onShape }: MethodProps) => {
  const words = useBoundaryWords();
  const [{ ring, undoStack }, setDrawing] = useState<DrawingState>(() => ({
    ring: isDrawingState(savedState) ? savedState.ring : (start ?? []),
    undoStack: [],
  }));
  const [picked, setPicked] = useState<number | null>(null);
  const [locating, setLocating] = useState(near === null);
  const [goToPosition, setGoToPosition] = useState(false);
  const watch = usePlaceWatch(locating, () => undefined);
  const tiles = useTiles();
  const view = useMapView();
  const map = useRef<CornerMap | null>(null);
  useEffect(() => {
    if (undoStack.length > 0) onStateChange({ ring });
  }, [ring, undoStack, onStateChange]);

  const change = (next: Ring): void => {
    setDrawing((now) => ({ ring: next, undoStack: [...now.undoStack, now.ring] }));
    setPicked(null);
  };
  const undo = (): void => {
    setDrawing((now) =>
      now.undoStack.length === 0
        ? now
        : { ring: now.undoStack[now.undoStack.length - 1]!, undoStack: now.undoStack.slice(0, -1) },
    );
    setPicked(null);
  };
  return (
    <>
      <p>{words.map.how}</p>
      {view &&
        tiles !== undefined &&
        createElement(view, {
          near,
          ring,
          picked,
          position: watch.fix,
          goToPosition,
          others,
          tiles,
          onRing: change,
          onPick: setPicked,
          mapRef: map,
        })}
      {view === undefined && <Progress label={words.map.loading} />}
      {view === null && <Notice tone="warn">{words.map.failed}</Notice>}
      <Row gap="small">
        {picked !== null ? (
          <Button tone="quiet" onClick={() => change(ring.filter((_, i) => i !== picked))}>
            {words.map.remove(picked + 1)}
          </Button>
        ) : (
          <Button tone="quiet" onClick={() => change([])} disabled={ring.length === 0}>
            {words.map.anew}
          </Button>
        )}
        {!goToPosition && (
          <Button
            tone="quiet"
            icon={PinIcon}
            onClick={() => {
              setLocating(true);
              setGoToPosition(true);
            }}
          >
            {words.map.myPlace}
          </Button>
        )}
      </Row>
      {locating && watch.trouble && (
        <p role="status">
          <small>{words.place[watch.trouble]}</small>
        </p>
      )}
      <TypedCorners ring={ring} onRing={change} />
      <ActionFooter>
        {ring.length > 2 && <AreaReadout areaM2={areaOf(ring)} errorM2={null} />}
        <Row gap="small">
          <Button tone="quiet" onClick={undo} disabled={undoStack.length === 0}>
            {words.map.undo}
          </Button>
          <Button
            tone="quiet"
            onClick={() => {
              if (map.current) change([...ring, map.current.centre()]);
            }}
            disabled={!view}
          >
            {words.map.putHere}
          </Button>
        </Row>
        <Button
          wide
          onClick={() => onShape({ ring, source: 'drawn', errorM2: null })}
          disabled={ring.length < 3}
        >
          {words.map.finish}
        </Button>
      </ActionFooter>
    </>
  );
};
