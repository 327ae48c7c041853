import * as L from 'leaflet';
import type { Point, Ring } from '#kit/pure/geometry.ts';
import type { OtherField } from '../types.ts';
import { addBaseLayers, tileLayer, type Tiles } from './base-layers.ts';
import { cornerHandle, midpointHandle } from './handles.ts';
import styles from './map.module.css';

interface CornerMapOptions {
  readonly box: HTMLElement;
  readonly near: Point | null;
  readonly ring: Ring;
  readonly others: readonly OtherField[];
  readonly labels: {
    readonly corner: (n: number) => string;
    readonly between: (n: number) => string;
    readonly closer: string;
    readonly farther: string;
  };
  readonly onRing: (ring: Ring) => void;
  readonly onPick: (corner: number | null) => void;
  readonly onStep: (metres: number) => void;
}
type Position = Point & { readonly accuracy_m: number };
export interface CornerMap {
  setTiles(tiles: Tiles | null): void;
  show(ring: Ring, picked: number | null): void;
  showPosition(here: Position | null): void;
  goTo(point: Point): void;
  centre(): Point;
  close(): void;
}

/** All of Kenya, used when no location is known. */
const COUNTRY = { lat: 0.2, lng: 37.8, zoom: 6 };
const PLOT_ZOOM = 18;
const TOUCH_PX = 48;

const tuple = (p: Point): L.LatLngTuple => [p.lat, p.lng];
const pointOf = ({ lat, lng }: L.LatLng): Point => ({ lat, lng });

const setInitialView = (map: L.Map, { near, ring }: Pick<CornerMapOptions, 'near' | 'ring'>): void => {
  if (ring.length > 1) map.fitBounds(L.latLngBounds(ring.map(tuple)), { padding: [56, 56], maxZoom: 19 });
  else if (near ?? ring[0]) map.setView(tuple((near ?? ring[0])!), PLOT_ZOOM);
  else map.setView([COUNTRY.lat, COUNTRY.lng], COUNTRY.zoom);
};

const createMap = ({ box, labels }: Pick<CornerMapOptions, 'box' | 'labels'>): L.Map => {
  const map = L.map(box, {
    zoomControl: false,
    doubleClickZoom: false,
    maxZoom: 22,
    minZoom: 5,
    attributionControl: false,
    zoomSnap: 0.5,
  });
  L.control
    .zoom({ position: 'topleft', zoomInTitle: labels.closer, zoomOutTitle: labels.farther })
    .addTo(map);
  return map;
};

interface HandleContext extends Pick<CornerMapOptions, 'labels' | 'onRing' | 'onPick'> {
  readonly map: L.Map;
  readonly layer: L.LayerGroup;
  /** Draws the ring during a drag. */
  readonly onDrag: (ring: Ring) => void;
}

const addCornerHandles = (ring: Ring, picked: number | null, context: HandleContext): void => {
  const { map, layer, labels, onRing, onPick, onDrag } = context;
  ring.forEach((point, i) => {
    const moveCorner = (to: Point): Ring => ring.map((p, n) => (n === i ? to : p));
    cornerHandle(point, i + 1, {
      label: labels.corner(i + 1),
      isPicked: i === picked,
      map,
      onPick: () => onPick(i === picked ? null : i),
      onMove: (to) => onDrag(moveCorner(to)),
      onMoved: (to) => onRing(moveCorner(to)),
    }).addTo(layer);
  });
};

const addMidpointHandles = (ring: Ring, { map, layer, labels, onRing, onDrag }: HandleContext): void => {
  if (ring.length < 3) return;
  ring.forEach((point, i) => {
    const next = ring[(i + 1) % ring.length]!;
    // Between close corners a midpoint handle would be under the thumb that wants a corner.
    if (
      map.latLngToContainerPoint(tuple(point)).distanceTo(map.latLngToContainerPoint(tuple(next))) <
      2.2 * TOUCH_PX
    )
      return;
    const insertCorner = (to: Point): Ring => [...ring.slice(0, i + 1), to, ...ring.slice(i + 1)];
    midpointHandle(
      { lat: (point.lat + next.lat) / 2, lng: (point.lng + next.lng) / 2 },
      {
        label: labels.between(i + 1),
        onMove: (to) => onDrag(insertCorner(to)),
        onMoved: (to) => onRing(insertCorner(to)),
      },
    ).addTo(layer);
  });
};

/** Redraws a layer and keeps the keyboard focus on its handle with the same label, although it is re-created. */
const redrawKeepingFocus = (box: HTMLElement, layer: L.LayerGroup, redraw: () => void): void => {
  const focusedLabel = box.contains(document.activeElement)
    ? document.activeElement?.getAttribute('aria-label')
    : null;
  redraw();
  if (focusedLabel)
    layer.eachLayer((handle) => {
      const element = (handle as L.Marker).getElement?.();
      if (element?.getAttribute('aria-label') === focusedLabel) element.focus({ preventScroll: true });
    });
};

const drawPosition = (layer: L.LayerGroup, here: Position | null): void => {
  layer.clearLayers();
  if (!here) return;
  if (Number.isFinite(here.accuracy_m))
    L.circle(tuple(here), {
      radius: here.accuracy_m,
      interactive: false,
      className: styles.unsure!,
    }).addTo(layer);
  L.circleMarker(tuple(here), { radius: 7, interactive: false, className: styles.here! }).addTo(layer);
};

/** A map on which taps add corners to a ring and dragging moves them. The caller owns the ring. */
export const openCornerMap = (options: CornerMapOptions): CornerMap => {
  const { box, labels, onRing, onPick } = options;
  let ring = options.ring;
  let picked: number | null = null;
  const map = createMap(options);
  setInitialView(map, options);
  addBaseLayers(map, options.others, options.onStep);
  let imagery: L.Layer | null = null;
  const shape = L.layerGroup().addTo(map);
  const positionLayer = L.layerGroup().addTo(map);

  let lines: L.Path | null = null;
  const redrawLines = (points: Ring): void => {
    lines?.remove();
    const lineOptions = { interactive: false, className: styles.plot! };
    lines = (
      points.length > 2
        ? L.polygon(points.map(tuple), lineOptions)
        : L.polyline(points.map(tuple), lineOptions)
    ).addTo(map);
  };
  const handleContext: HandleContext = { map, layer: shape, labels, onRing, onPick, onDrag: redrawLines };
  const redraw = (): void =>
    redrawKeepingFocus(box, shape, () => {
      shape.clearLayers();
      redrawLines(ring);
      addCornerHandles(ring, picked, handleContext);
      addMidpointHandles(ring, handleContext);
    });

  map.on('click', (event) => onRing([...ring, pointOf(event.latlng)]));
  map.on('zoomend', redraw);
  redraw();
  return {
    setTiles: (tiles) => {
      imagery?.remove();
      imagery = tiles && tileLayer(tiles).addTo(map);
    },
    show: (next, nextPicked) => {
      ring = next;
      picked = nextPicked;
      redraw();
    },
    showPosition: (here) => drawPosition(positionLayer, here),
    goTo: (point) => void map.setView(tuple(point), Math.max(map.getZoom(), PLOT_ZOOM)),
    centre: () => pointOf(map.getCenter()),
    close: () => void map.remove(),
  };
};
