import * as L from 'leaflet';
import { metresPerDegree } from '#kit/pure/geometry.ts';
import { roundMetres } from '../drawing-scale.ts';
import type { OtherField } from '../types.ts';
import { toLatLng } from './handles.ts';
import styles from './map.module.css';

export interface Tiles {
  readonly credit: string;
  readonly maxZoom: number;
}

/** Minimum width of a grid square on the screen. */
const SQUARE_PX = 56;
const MAX_LINES = 60;

/**
 * Draws lines a round number of metres apart, so that a map without imagery still shows scale. Returns the
 * width of a square.
 */
const drawGrid = (map: L.Map, grid: L.LayerGroup): number => {
  grid.clearLayers();
  const bounds = map.getBounds();
  const { north, east } = metresPerDegree(map.getCenter().lat);
  const width = Math.max((bounds.getEast() - bounds.getWest()) * east, 1);
  const perPixel = width / Math.max(map.getSize().x, 1);
  const step = roundMetres(SQUARE_PX * perPixel * 2.5);
  const line = (a: L.LatLngTuple, b: L.LatLngTuple): void =>
    void L.polyline([a, b], { className: styles.grid!, interactive: false, weight: 1 }).addTo(grid);
  const [stepLat, stepLng] = [step / north, step / east];
  if (width / step > MAX_LINES) return step;
  for (let lat = Math.ceil(bounds.getSouth() / stepLat) * stepLat; lat < bounds.getNorth(); lat += stepLat)
    line([lat, bounds.getWest()], [lat, bounds.getEast()]);
  for (let lng = Math.ceil(bounds.getWest() / stepLng) * stepLng; lng < bounds.getEast(); lng += stepLng)
    line([bounds.getSouth(), lng], [bounds.getNorth(), lng]);
  return step;
};

/** The operator's tiles. Leaflet draws them below everything else, whenever they load. */
export const tileLayer = ({ maxZoom }: Tiles): L.Layer =>
  L.tileLayer('/api/map/{z}/{x}/{y}', { maxZoom: 22, maxNativeZoom: maxZoom });

/** With or without imagery: a grid with its scale, and the farmer's other fields. */
export const addBaseLayers = (
  map: L.Map,
  otherFields: readonly OtherField[],
  onGridSizeChange: (metres: number) => void,
): void => {
  const grid = L.layerGroup().addTo(map);
  const draw = (): void => onGridSizeChange(drawGrid(map, grid));
  map.on('moveend zoomend resize', draw);
  for (const { name, ring } of otherFields) {
    const outline = L.polygon(ring.map(toLatLng), { className: styles.other!, interactive: false }).addTo(
      map,
    );
    // `textContent`, never HTML: the farmer typed the name.
    const label = document.createElement('span');
    label.textContent = name ?? '';
    if (name) outline.bindTooltip(label, { permanent: true, direction: 'center', className: styles.name! });
  }
  draw();
};
