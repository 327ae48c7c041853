import * as L from 'leaflet';
import type { Point } from '#kit/pure/geometry.ts';
import styles from './map.module.css';

const TOUCH_PX = 48;
const NUDGE_PX = 8;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface HandleOptions {
  readonly label: string;
  readonly onMove: (to: Point) => void;
  readonly onMoved: (to: Point) => void;
}
interface CornerHandleOptions extends HandleOptions {
  readonly map: L.Map;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

const pointOf = ({ lat, lng }: L.LatLng): Point => ({ lat, lng });

const handle = (
  at: Point,
  className: string,
  text: string,
  { label, onMove, onMoved }: HandleOptions,
): L.Marker => {
  const dot = document.createElement('span');
  dot.textContent = text;
  const marker = L.marker([at.lat, at.lng], {
    draggable: true,
    icon: L.divIcon({ className, iconSize: [TOUCH_PX, TOUCH_PX], html: dot }),
  });
  marker.on('add', () => marker.getElement()?.setAttribute('aria-label', label));
  marker.on('drag', () => onMove(pointOf(marker.getLatLng())));
  marker.on('dragend', () => onMoved(pointOf(marker.getLatLng())));
  return marker;
};

/** A corner: drag it, move it with the arrow keys, or tap it to select it. */
export const cornerHandle = (
  at: Point,
  n: number,
  { map, isPicked, onPick, ...acts }: CornerHandleOptions,
): L.Marker => {
  const marker = handle(at, `${styles.corner!}${isPicked ? ` ${styles.picked!}` : ''}`, String(n), acts);
  marker.on('click', onPick);
  marker.on('add', () =>
    marker.getElement()?.addEventListener('keydown', (event) => {
      const direction = ARROWS[event.key];
      if (!direction) return;
      event.preventDefault();
      event.stopPropagation();
      const now = map.latLngToContainerPoint(marker.getLatLng());
      acts.onMoved(
        pointOf(
          map.containerPointToLatLng([now.x + direction[0] * NUDGE_PX, now.y + direction[1] * NUDGE_PX]),
        ),
      );
    }),
  );
  return marker;
};

/**
 * Midpoint between two corners, which becomes a corner when dragged. Not in the tab order, because keyboard
 * users add corners with the crosshair.
 */
export const midpointHandle = (at: Point, acts: HandleOptions): L.Marker => {
  const marker = handle(at, styles.halfway!, '', acts);
  marker.on('add', () => marker.getElement()?.setAttribute('tabindex', '-1'));
  return marker;
};
