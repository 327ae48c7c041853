import { createElement, useRef, useState } from 'react';
import { areaOf } from '#kit/pure/geodesy.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { PinIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Progress } from '#kit/web/ui/Progress.tsx';
import { ActionFooter } from '../ActionFooter.tsx';
import { AreaReadout } from '../AreaReadout.tsx';
import { useMapView } from '../map-chunk.ts';
import type { CornerMap } from '../map/corner-map.ts';
import type { MethodProps } from '../types.ts';
import { useBoundaryWords } from '../words.ts';
import { TypedCorners } from './TypedCorners.tsx';
import { type Drawing, useDrawing } from './use-drawing.ts';
import { usePlaceWatch } from './use-place-watch.ts';
import { useTiles } from './use-tiles.ts';

const RemoveButton = ({ drawing }: { readonly drawing: Drawing }) => {
  const { map: words } = useBoundaryWords();
  const { ring, selectedCorner, change } = drawing;
  return selectedCorner !== null ? (
    <Button tone="quiet" onClick={() => change(ring.filter((_, i) => i !== selectedCorner))}>
      {words.remove(selectedCorner + 1)}
    </Button>
  ) : (
    <Button tone="quiet" onClick={() => change([])} disabled={ring.length === 0}>
      {words.anew}
    </Button>
  );
};

interface FooterProps {
  readonly drawing: Drawing;
  /** Adds a corner at the crosshair; null while there is no map. */
  readonly onAddCorner: (() => void) | null;
  readonly onFinish: () => void;
}

const DrawFooter = ({ drawing, onAddCorner, onFinish }: FooterProps) => {
  const { map: words } = useBoundaryWords();
  const { ring, undo, canUndo } = drawing;
  return (
    <ActionFooter>
      {ring.length > 2 && <AreaReadout areaM2={areaOf(ring)} errorM2={null} />}
      <Row gap="small">
        <Button tone="quiet" onClick={undo} disabled={!canUndo}>
          {words.undo}
        </Button>
        <Button tone="quiet" onClick={() => onAddCorner?.()} disabled={!onAddCorner}>
          {words.putHere}
        </Button>
      </Row>
      <Button wide onClick={onFinish} disabled={ring.length < 3}>
        {words.finish}
      </Button>
    </ActionFooter>
  );
};

/** Corners by taps on a map, with or without imagery, or typed as coordinates. */
export const DrawMethod = ({
  fieldLocation,
  start,
  otherFields,
  savedState,
  onStateChange,
  onShape,
}: MethodProps) => {
  const words = useBoundaryWords();
  const [locating, setLocating] = useState(fieldLocation === null);
  const [goToPosition, setGoToPosition] = useState(false);
  const watch = usePlaceWatch(locating, () => undefined);
  const tiles = useTiles();
  const view = useMapView();
  const map = useRef<CornerMap | null>(null);
  const drawing = useDrawing({ start, savedState, onStateChange });
  const { ring, selectedCorner, setSelectedCorner, change } = drawing;
  const addAtCrosshair = (): void => {
    if (map.current) change([...ring, map.current.centre()]);
  };
  return (
    <>
      <p>{words.map.how}</p>
      {view &&
        tiles !== undefined &&
        createElement(view, {
          initialCentre: fieldLocation,
          ring,
          selectedCorner,
          position: watch.fix,
          goToPosition,
          otherFields,
          tiles,
          onRingChange: change,
          onSelectCorner: setSelectedCorner,
          mapRef: map,
        })}
      {view === undefined && <Progress label={words.map.loading} />}
      {view === null && <Notice tone="warn">{words.map.failed}</Notice>}
      <Row gap="small">
        <RemoveButton drawing={drawing} />
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
      <DrawFooter
        drawing={drawing}
        onAddCorner={view ? addAtCrosshair : null}
        onFinish={() => onShape({ ring, source: 'drawn', errorM2: null })}
      />
    </>
  );
};
