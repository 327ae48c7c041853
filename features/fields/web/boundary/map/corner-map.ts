import * as L from 'leaflet';
import type { Point, Ring } from '#kit/pure/geometry.ts';
import type { OtherField } from '../types.ts';
import { addBaseLayers, tileLayer, type Tiles } from './base-layers.ts';
import { cornerHandle, midpointHandle, pointOf, TOUCH_TARGET_PX, toLatLng } from './handles.ts';
import styles from './map.module.css';

interface CornerMapOptions {
  readonly container: HTMLElement;
  /** Where the map opens when there is no ring yet; null shows all of Kenya. */
  readonly initialCentre: Point | null;
  readonly ring: Ring;
  readonly otherFields: readonly OtherField[];
  readonly labels: {
    readonly corner: (n: number) => string;
    readonly midpoint: (n: number) => string;
    readonly zoomIn: string;
    readonly zoomOut: string;
  };
  readonly onRingChange: (ring: Ring) => void;
  /** `corner`: index in the ring; null clears the selection. */
  readonly onSelectCorner: (corner: number | null) => void;
  /** The width of a grid square. */
  readonly onGridSizeChange: (metres: number) => void;
}
type Position = Point & { readonly accuracy_m: number };
export interface CornerMap {
  setTiles(tiles: Tiles | null): void;
  /** `selectedCorner`: index in the ring. */
  setRing(ring: Ring, selectedCorner: number | null): void;
  showPosition(position: Position | null): void;
  goTo(point: Point): void;
  centre(): Point;
  close(): void;
}

/** All of Kenya, used when no location is known. */
const KENYA_VIEW = { lat: 0.2, lng: 37.8, zoom: 6 };
const FIELD_ZOOM = 18;
/** Below this length of a side, its midpoint handle would overlap the touch targets of its corners. */
const MIN_SIDE_PX = 2.2 * TOUCH_TARGET_PX;

const setInitialView = (
  map: L.Map,
  { initialCentre, ring }: Pick<CornerMapOptions, 'initialCentre' | 'ring'>,
): void => {
  const centre = initialCentre ?? ring[0];
  if (ring.length > 1) map.fitBounds(L.latLngBounds(ring.map(toLatLng)), { padding: [56, 56], maxZoom: 19 });
  else if (centre) map.setView(toLatLng(centre), FIELD_ZOOM);
  else map.setView([KENYA_VIEW.lat, KENYA_VIEW.lng], KENYA_VIEW.zoom);
};

const createMap = ({ container, labels }: Pick<CornerMapOptions, 'container' | 'labels'>): L.Map => {
  const map = L.map(container, {
    zoomControl: false,
    doubleClickZoom: false,
    maxZoom: 22,
    minZoom: 5,
    attributionControl: false,
    zoomSnap: 0.5,
  });
  L.control
    .zoom({ position: 'topleft', zoomInTitle: labels.zoomIn, zoomOutTitle: labels.zoomOut })
    .addTo(map);
  return map;
};

interface HandleContext extends Pick<CornerMapOptions, 'labels' | 'onRingChange' | 'onSelectCorner'> {
  readonly map: L.Map;
  readonly layer: L.LayerGroup;
  /** Draws the ring during a drag. */
  readonly onDrag: (ring: Ring) => void;
}

const addCornerHandles = (ring: Ring, selectedCorner: number | null, context: HandleContext): void => {
  const { map, layer, labels, onRingChange, onSelectCorner, onDrag } = context;
  ring.forEach((point, i) => {
    const moveCorner = (to: Point): Ring => ring.map((p, n) => (n === i ? to : p));
    cornerHandle(point, i + 1, {
      label: labels.corner(i + 1),
      isSelected: i === selectedCorner,
      map,
      onSelect: () => onSelectCorner(i === selectedCorner ? null : i),
      onDrag: (to) => onDrag(moveCorner(to)),
      onMoveEnd: (to) => onRingChange(moveCorner(to)),
    }).addTo(layer);
  });
};

const addMidpointHandles = (
  ring: Ring,
  { map, layer, labels, onRingChange, onDrag }: HandleContext,
): void => {
  if (ring.length < 3) return;
  ring.forEach((point, i) => {
    const next = ring[(i + 1) % ring.length]!;
    const sidePx = map
      .latLngToContainerPoint(toLatLng(point))
      .distanceTo(map.latLngToContainerPoint(toLatLng(next)));
    if (sidePx < MIN_SIDE_PX) return;
    const insertCorner = (to: Point): Ring => [...ring.slice(0, i + 1), to, ...ring.slice(i + 1)];
    midpointHandle(
      { lat: (point.lat + next.lat) / 2, lng: (point.lng + next.lng) / 2 },
      {
        label: labels.midpoint(i + 1),
        onDrag: (to) => onDrag(insertCorner(to)),
        onMoveEnd: (to) => onRingChange(insertCorner(to)),
      },
    ).addTo(layer);
  });
};

/** Redraws a layer, then moves the keyboard focus back to the handle with the same label. */
const redrawKeepingFocus = (container: HTMLElement, layer: L.LayerGroup, redraw: () => void): void => {
  const focusedLabel = container.contains(document.activeElement)
    ? document.activeElement?.getAttribute('aria-label')
    : null;
  redraw();
  if (focusedLabel)
    layer.eachLayer((handle) => {
      const element = (handle as L.Marker).getElement?.();
      if (element?.getAttribute('aria-label') === focusedLabel) element.focus({ preventScroll: true });
    });
};

const drawPosition = (layer: L.LayerGroup, position: Position | null): void => {
  layer.clearLayers();
  if (!position) return;
  if (Number.isFinite(position.accuracy_m))
    L.circle(toLatLng(position), {
      radius: position.accuracy_m,
      interactive: false,
      className: styles.accuracy!,
    }).addTo(layer);
  L.circleMarker(toLatLng(position), {
    radius: 7,
    interactive: false,
    className: `phone-position ${styles.position ?? ''}`,
  }).addTo(layer);
};

/** A map on which taps add corners to a ring and dragging moves them. The caller owns the ring. */
export const openCornerMap = (options: CornerMapOptions): CornerMap => {
  const { container, labels, onRingChange, onSelectCorner } = options;
  let ring = options.ring;
  let selectedCorner: number | null = null;
  const map = createMap(options);
  setInitialView(map, options);
  addBaseLayers(map, options.otherFields, options.onGridSizeChange);
  let imagery: L.Layer | null = null;
  const handleLayer = L.layerGroup().addTo(map);
  const positionLayer = L.layerGroup().addTo(map);

  let outline: L.Path | null = null;
  const redrawOutline = (points: Ring): void => {
    outline?.remove();
    const outlineOptions = { interactive: false, className: styles.outline! };
    outline = (
      points.length > 2
        ? L.polygon(points.map(toLatLng), outlineOptions)
        : L.polyline(points.map(toLatLng), outlineOptions)
    ).addTo(map);
  };
  const handleContext: HandleContext = {
    map,
    layer: handleLayer,
    labels,
    onRingChange,
    onSelectCorner,
    onDrag: redrawOutline,
  };
  const redraw = (): void =>
    redrawKeepingFocus(container, handleLayer, () => {
      handleLayer.clearLayers();
      redrawOutline(ring);
      addCornerHandles(ring, selectedCorner, handleContext);
      addMidpointHandles(ring, handleContext);
    });

  map.on('click', (event) => onRingChange([...ring, pointOf(event.latlng)]));
  map.on('zoomend', redraw);
  redraw();
  return {
    setTiles: (tiles) => {
      imagery?.remove();
      imagery = tiles && tileLayer(tiles).addTo(map);
    },
    setRing: (nextRing, nextSelected) => {
      ring = nextRing;
      selectedCorner = nextSelected;
      redraw();
    },
    showPosition: (position) => drawPosition(positionLayer, position),
    goTo: (point) => void map.setView(toLatLng(point), Math.max(map.getZoom(), FIELD_ZOOM)),
    centre: () => pointOf(map.getCenter()),
    close: () => void map.remove(),
  };
};
