import 'leaflet/dist/leaflet.css';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Point, Ring } from '#kit/pure/geometry.ts';
import { useFormat } from '#kit/web/format.ts';
import type { Fix } from '../../../domain/boundary/walk.ts';
import type { OtherField } from '../types.ts';
import { useBoundaryWords } from '../words.ts';
import type { Tiles } from './base-layers.ts';
import { openCornerMap, type CornerMap } from './corner-map.ts';
import styles from './map.module.css';

interface Props {
  readonly initialCentre: Point | null;
  readonly ring: Ring;
  readonly selectedCorner: number | null;
  readonly position: Fix | null;
  /** The farmer requested the phone's position: the map moves there once. */
  readonly goToPosition: boolean;
  readonly otherFields: readonly OtherField[];
  readonly tiles: Tiles | null;
  readonly onRingChange: (ring: Ring) => void;
  readonly onSelectCorner: (corner: number | null) => void;
  /** Set while the map is mounted: returns the position of the crosshair. */
  readonly mapRef: RefObject<CornerMap | null>;
}

/** The map with a crosshair in its middle. */
export const CornerMapView = ({
  initialCentre,
  ring,
  selectedCorner,
  position,
  goToPosition,
  otherFields,
  tiles,
  onRingChange,
  onSelectCorner,
  mapRef,
}: Props) => {
  const words = useBoundaryWords();
  const format = useFormat();
  const container = useRef<HTMLDivElement>(null);
  const [gridSizeM, setGridSizeM] = useState<number | null>(null);
  const selectCorner = useEffectEvent(onSelectCorner);
  const changeRing = useEffectEvent(onRingChange);
  const openMap = useEffectEvent(() =>
    openCornerMap({
      container: container.current!,
      initialCentre,
      ring,
      otherFields,
      labels: words.map,
      onGridSizeChange: setGridSizeM,
      onRingChange: (next) => changeRing(next),
      onSelectCorner: (corner) => selectCorner(corner),
    }),
  );

  // The map is created once. Later changes reach it through `setRing`.
  useEffect(() => {
    const opened = openMap();
    mapRef.current = opened;
    return () => {
      mapRef.current = null;
      opened.close();
    };
  }, [mapRef]);
  useEffect(() => {
    mapRef.current?.setTiles(tiles);
  }, [tiles, mapRef]);
  useEffect(() => {
    mapRef.current?.setRing(ring, selectedCorner);
  }, [ring, selectedCorner, mapRef]);
  useEffect(() => {
    mapRef.current?.showPosition(position);
  }, [position, mapRef]);
  // A field without a place starts at the phone's position once known, as does a farmer who requests it.
  const hasNoPlace = initialCentre === null && ring.length === 0;
  const movePriority = goToPosition ? 2 : hasNoPlace ? 1 : 0;
  const doneMovePriority = useRef(0);
  useEffect(() => {
    if (!position || doneMovePriority.current >= movePriority) return;
    doneMovePriority.current = movePriority;
    mapRef.current?.goTo(position);
  }, [position, movePriority, mapRef]);

  return (
    <>
      <div className={styles.frame}>
        <div ref={container} className={styles.map} role="application" aria-label={words.map.label} />
        <svg viewBox="0 0 36 36" className={styles.cross} aria-hidden="true">
          <path d="M18 2v12M18 22v12M2 18h12M22 18h12" stroke="currentColor" strokeWidth="2" />
        </svg>
      </div>
      {gridSizeM !== null && (
        <p>
          <small>
            {words.map.square(format.number(gridSizeM, 1))}
            {tiles && ` ${tiles.credit}`}
          </small>
        </p>
      )}
    </>
  );
};
