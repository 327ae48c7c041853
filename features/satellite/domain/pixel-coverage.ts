/** Metres east and north in the UTM zone of the scene. */
export type MetrePoint = readonly [x: number, y: number];
/** Pixels of `size` metres; row 0 is at `top` and rows run south. */
export interface Grid {
  readonly left: number;
  readonly top: number;
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

type SignedDistance = (point: MetrePoint) => number;

/**
 * Clips a ring to where `side` is not negative (Sutherland and Hodgman 1974). Parts of a concave shape stay
 * joined by seams without area.
 */
const clip = (ring: readonly MetrePoint[], side: SignedDistance): MetrePoint[] => {
  const out: MetrePoint[] = [];
  for (let i = 0; i < ring.length; i += 1) {
    const [from, to] = [ring[i]!, ring[(i + 1) % ring.length]!];
    const [a, b] = [side(from), side(to)];
    if (a >= 0) out.push(from);
    if (a < 0 !== b < 0)
      out.push([from[0] + ((to[0] - from[0]) * a) / (a - b), from[1] + ((to[1] - from[1]) * a) / (a - b)]);
  }
  return out;
};

/** Square metres. */
export const areaOf = (ring: readonly MetrePoint[]): number => {
  const [x0, y0] = ring[0] ?? [0, 0];
  let twiceArea = 0;
  for (let i = 0; i < ring.length; i += 1) {
    const [a, b] = [ring[i]!, ring[(i + 1) % ring.length]!];
    twiceArea += (a[0] - x0) * (b[1] - y0) - (b[0] - x0) * (a[1] - y0);
  }
  return Math.abs(twiceArea) / 2;
};

/**
 * Columns crossed by an edge of this row's piece. Between them each pixel has the same cover as its
 * neighbour.
 */
const edgeColumns = (piece: readonly MetrePoint[], { left, size, width }: Grid): Uint8Array => {
  const marks = new Uint8Array(width);
  piece.forEach((from, i) => {
    const to = piece[(i + 1) % piece.length]!;
    if (from[1] === to[1]) return;
    const [west, east] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])].map((x) =>
      Math.floor((x - left) / size),
    ) as [number, number];
    marks.fill(1, Math.max(0, west), Math.min(width, east + 1));
  });
  return marks;
};

/** Share of each pixel inside the ring, 0 to 1, row by row from the north-west. */
export const coverageFractions = (ring: readonly MetrePoint[], grid: Grid): Float64Array => {
  const { left, top, size, width, height } = grid;
  const cover = new Float64Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const [north, south] = [top - row * size, top - (row + 1) * size];
    const piece = clip(
      clip(ring, ([, y]) => north - y),
      ([, y]) => y - south,
    );
    const marks = edgeColumns(piece, grid);
    for (let column = 0; column < width && piece.length > 0; column += 1) {
      const at = row * width + column;
      if (column > 0 && !marks[column] && !marks[column - 1]) {
        cover[at] = cover[at - 1]!;
        continue;
      }
      const west = left + column * size;
      cover[at] = Math.min(
        1,
        areaOf(
          clip(
            clip(piece, ([x]) => x - west),
            ([x]) => west + size - x,
          ),
        ) /
          size ** 2,
      );
    }
  }
  return cover;
};

/**
 * The smallest block of pixels around a ring and `margin` metres beyond, on the grid with origin (`left`,
 * `top`).
 */
export const gridAround = (
  ring: readonly MetrePoint[],
  { left, top, size }: Pick<Grid, 'left' | 'top' | 'size'>,
  margin = 0,
): Grid => {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const firstColumn = Math.floor((Math.min(...xs) - margin - left) / size);
  const firstRow = Math.floor((top - Math.max(...ys) - margin) / size);
  const width = Math.ceil((Math.max(...xs) + margin - left) / size) - firstColumn;
  const height = Math.ceil((top - Math.min(...ys) + margin) / size) - firstRow;
  return {
    left: left + firstColumn * size,
    top: top - firstRow * size,
    size,
    width: Math.max(1, width),
    height: Math.max(1, height),
  };
};

const FULL_COVER = 1 - 1e-6;
/** The number of pixels entirely inside: about 25 for a square acre, whose area is 40 pixels. */
export const countWholePixels = (cover: Float64Array): number =>
  cover.reduce((n, share) => n + Number(share >= FULL_COVER), 0);
