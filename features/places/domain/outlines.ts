import type { Point, Ring } from '#kit/pure/geometry.ts';
import { encodeVlq, decodeVlq } from './packing.ts';

/** Thousandths of a degree, about 110 m: [east, north]. */
export type Vertex = readonly [x: number, y: number];
export type Arc = readonly Vertex[];

export const GRID = 1000;

/**
 * Borders are stored once, as arcs between the points where three areas meet, so that neighbours neither
 * overlap nor leave gaps. A ring is a list of arcs; `~i` is arc i reversed.
 */
export interface Outlines {
  readonly arcs: readonly string[];
  readonly rings: Readonly<Record<string, readonly (readonly number[])[]>>;
}

export const packArc = (arc: Arc): string =>
  encodeVlq(arc.flatMap(([x, y], i) => (i === 0 ? [x, y] : [x - arc[i - 1]![0], y - arc[i - 1]![1]])));

const unpackArc = (text: string): Vertex[] => {
  const steps = decodeVlq(text);
  let [x, y] = [0, 0];
  const arc: Vertex[] = [];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    [x, y] = [x + steps[i]!, y + steps[i + 1]!];
    arc.push([x, y]);
  }
  return arc;
};

export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}
/** In degrees. */
export interface Outline {
  readonly name: string;
  readonly ring: Ring;
  readonly box: Box;
}

const boxOf = (ring: Ring): Box =>
  ring.reduce<Box>(
    ({ west, south, east, north }, { lat, lng }) => ({
      west: Math.min(west, lng),
      south: Math.min(south, lat),
      east: Math.max(east, lng),
      north: Math.max(north, lat),
    }),
    { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity },
  );

const toPoint = ([x, y]: Vertex): Point => ({ lat: y / GRID, lng: x / GRID });

/** Each arc ends where the next starts, so its last point is left out. */
export const unpackOutlines = ({ arcs, rings }: Outlines): Outline[] => {
  const unpackedArcs = arcs.map((arc) => unpackArc(arc).map(toPoint));
  const arcPoints = (index: number): Ring =>
    index >= 0 ? unpackedArcs[index]! : [...unpackedArcs[~index]!].reverse();
  return Object.entries(rings).flatMap(([name, list]) =>
    list.map((indices) => {
      const ring = indices.flatMap((index) => arcPoints(index).slice(0, -1));
      return { name, ring, box: boxOf(ring) };
    }),
  );
};
