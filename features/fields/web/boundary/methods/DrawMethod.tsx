import { createElement, useEffect, useRef, useState } from 'react';
import { areaOf } from '#kit/pure/geodesy.ts';
import type { Ring } from '#kit/pure/geometry.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { PinIcon } from '#kit/web/ui/icons.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Progress } from '#kit/web/ui/Progress.tsx';
import { AreaReadout } from '../AreaReadout.tsx';
import { Foot } from '../Foot.tsx';
import { useMapView } from '../map-chunk.ts';
import type { CornerMap } from '../map/corner-map.ts';
import type { MethodProps } from '../types.ts';
import { useBoundaryWords } from '../words.ts';
import { TypedCorners } from './TypedCorners.tsx';
import { usePlaceWatch } from './use-place-watch.ts';
import { useTiles } from './use-tiles.ts';

interface Drawn {
  readonly ring: Ring;
  readonly before: readonly Ring[];
}
const isDrawn = (state: unknown): state is { ring: Ring } =>
  Array.isArray((state as { ring?: unknown } | null)?.ring);

/** Corners by taps on a map, with or without imagery, or typed as coordinates. */
export const DrawMethod = ({ near, start, others, resumed, onKeep, onShape }: MethodProps) => {
  const words = useBoundaryWords();
  const [{ ring, before }, setDrawn] = useState<Drawn>(() => ({
    ring: isDrawn(resumed) ? resumed.ring : (start ?? []),
    before: [],
  }));
  const [picked, setPicked] = useState<number | null>(null);
  const [locating, setLocating] = useState(near === null);
  const [goHere, setGoHere] = useState(false);
  const watch = usePlaceWatch(locating, () => undefined);
  const tiles = useTiles();
  const view = useMapView();
  const map = useRef<CornerMap | null>(null);
  useEffect(() => {
    if (before.length > 0) onKeep({ ring });
  }, [ring, before, onKeep]);

  const change = (next: Ring): void => {
    setDrawn((now) => ({ ring: next, before: [...now.before, now.ring] }));
    setPicked(null);
  };
  const undo = (): void => {
    setDrawn((now) =>
      now.before.length === 0
        ? now
        : { ring: now.before[now.before.length - 1]!, before: now.before.slice(0, -1) },
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
          here: watch.fix,
          goHere,
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
        {!goHere && (
          <Button
            tone="quiet"
            icon={PinIcon}
            onClick={() => {
              setLocating(true);
              setGoHere(true);
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
      <Foot>
        {ring.length > 2 && <AreaReadout areaM2={areaOf(ring)} errorM2={null} />}
        <Row gap="small">
          <Button tone="quiet" onClick={undo} disabled={before.length === 0}>
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
      </Foot>
    </>
  );
};
