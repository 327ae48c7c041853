import * as L from 'leaflet';
import type { Point } from '#kit/pure/geometry.ts';
import styles from './map.module.css';

/** Width and height of a handle, so that a thumb can hit it. */
export const TOUCH_TARGET_PX = 48;
const NUDGE_PX = 8;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface HandleOptions {
  readonly label: string;
  readonly onDrag: (to: Point) => void;
  /** After a drag, or after each step with an arrow key. */
  readonly onMoveEnd: (to: Point) => void;
}
interface CornerHandleOptions extends HandleOptions {
  readonly map: L.Map;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

export const toLatLng = (p: Point): L.LatLngTuple => [p.lat, p.lng];
export const pointOf = ({ lat, lng }: L.LatLng): Point => ({ lat, lng });

const handle = (
  position: Point,
  className: string,
  text: string,
  { label, onDrag, onMoveEnd }: HandleOptions,
): L.Marker => {
  const dot = document.createElement('span');
  dot.textContent = text;
  const marker = L.marker(toLatLng(position), {
    draggable: true,
    icon: L.divIcon({ className, iconSize: [TOUCH_TARGET_PX, TOUCH_TARGET_PX], html: dot }),
  });
  marker.on('add', () => marker.getElement()?.setAttribute('aria-label', label));
  marker.on('drag', () => onDrag(pointOf(marker.getLatLng())));
  marker.on('dragend', () => onMoveEnd(pointOf(marker.getLatLng())));
  return marker;
};

/** A corner: drag it, move it with the arrow keys, or tap it to select it. */
export const cornerHandle = (
  position: Point,
  n: number,
  { map, isSelected, onSelect, ...handlers }: CornerHandleOptions,
): L.Marker => {
  const marker = handle(
    position,
    `${styles.corner!}${isSelected ? ` ${styles.selected!}` : ''}`,
    String(n),
    handlers,
  );
  marker.on('click', onSelect);
  marker.on('add', () =>
    marker.getElement()?.addEventListener('keydown', (event) => {
      const direction = ARROWS[event.key];
      if (!direction) return;
      event.preventDefault();
      event.stopPropagation();
      const now = map.latLngToContainerPoint(marker.getLatLng());
      handlers.onMoveEnd(
        pointOf(
          map.containerPointToLatLng([now.x + direction[0] * NUDGE_PX, now.y + direction[1] * NUDGE_PX]),
        ),
      );
    }),
  );
  return marker;
};

/**
 * Midpoint between two corners, which becomes a corner when tapped or dragged. Not in the tab order, because
 * keyboard users add corners with the crosshair.
 */
export const midpointHandle = (position: Point, handlers: HandleOptions): L.Marker => {
  const marker = handle(position, styles.midpoint!, '', handlers);
  // Without a listener, Leaflet passes the tap on to the map, which adds the corner at the end of the ring.
  marker.on('click', () => handlers.onMoveEnd(position));
  marker.on('add', () => marker.getElement()?.setAttribute('tabindex', '-1'));
  return marker;
};
