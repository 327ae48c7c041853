import type { Block } from '../../domain/measure.ts';
import { type Grid, gridAround, type MetrePoint } from '../../domain/pixel-coverage.ts';
import { type Band, bands, type Calibration } from '../../domain/reflectance.ts';
import {
  type Layer,
  type PixelFile,
  type PixelSource,
  type ReadUsage,
  SatelliteError,
  type Scene,
} from '../ports.ts';

/** A scene that opens each layer on first use and shares it between all plots inside it. */
export interface OpenScene {
  readonly scene: Scene;
  file(layer: Layer): Promise<PixelFile>;
  calibrations(): Promise<Readonly<Record<Band, Calibration>>>;
  /** Bytes and requests read so far. */
  usage(): Promise<ReadUsage>;
}

/** If a red band still contains the offset of 1000, even its darkest pixels exceed this. */
const MIN_OFFSET_DN = 900;
const detectCalibration = async (red: PixelFile): Promise<Calibration> => ({
  scale: 0.0001,
  offset: (await red.darkObjectValue()) >= MIN_OFFSET_DN ? -0.1 : 0,
});

export const openScene = (source: PixelSource, scene: Scene, signal: AbortSignal): OpenScene => {
  const files = new Map<Layer, Promise<PixelFile>>();
  let detected: Promise<Calibration> | null = null;
  const openLayer = async (layer: Layer): Promise<PixelFile> => {
    const file = await source.open(scene.files[layer], signal);
    if (file.epsg !== scene.epsg)
      throw new SatelliteError('wrong', `${layer} is in zone ${file.epsg}, not ${scene.epsg}`);
    return file;
  };
  // A failed open is not cached, so the next caller retries.
  const file = (layer: Layer): Promise<PixelFile> => {
    const known =
      files.get(layer) ??
      openLayer(layer).catch((fault: unknown) => {
        files.delete(layer);
        throw fault;
      });
    files.set(layer, known);
    return known;
  };
  return {
    scene,
    file,
    calibrations: async () => {
      if (bands.some((band) => scene.files[band].calibration === null))
        detected ??= file('red')
          .then(detectCalibration)
          .catch((fault: unknown) => {
            detected = null;
            throw fault;
          });
      const answer = await detected;
      return Object.fromEntries(
        bands.map((band) => [band, answer ?? scene.files[band].calibration]),
      ) as Record<Band, Calibration>;
    },
    usage: async () =>
      (await Promise.allSettled(files.values()))
        .flatMap((one) => (one.status === 'fulfilled' ? [one.value.usage()] : []))
        .reduce(
          (sum, { bytes, requests }) => ({ bytes: sum.bytes + bytes, requests: sum.requests + requests }),
          { bytes: 0, requests: 0 },
        ),
  };
};

/** Resamples `part` with nearest neighbour, so that no detail is invented. */
const resampleNearest = (pixels: ArrayLike<number>, from: Grid, part: Grid): Uint16Array => {
  const out = new Uint16Array(part.width * part.height);
  for (let row = 0; row < part.height; row += 1) {
    const y = Math.floor((from.top - (part.top - (row + 0.5) * part.size)) / from.size);
    for (let column = 0; column < part.width; column += 1) {
      const x = Math.floor((part.left + (column + 0.5) * part.size - from.left) / from.size);
      out[row * part.width + column] = pixels[y * from.width + x] ?? 0;
    }
  }
  return out;
};

const ringOf = ({ left, top, size, width, height }: Grid): MetrePoint[] => [
  [left, top],
  [left + width * size, top],
  [left + width * size, top - height * size],
  [left, top - height * size],
];

const readLayer = async (file: PixelFile, part: Grid): Promise<ArrayLike<number>> => {
  const own = gridAround(ringOf(part), file.grid);
  return resampleNearest(await file.read(own), own, part);
};

const PIXEL_METRES = 10;
/** 100 km² around a plot, far more than the request limit allows. Protects memory from long thin shapes. */
const MAX_PIXELS = 1_000_000;
/**
 * The 10 m grid of a scene around a plot (metres of its zone), and the scene classes there: the cheapest
 * layer, which shows whether the others are worth reading.
 */
export const readClasses = async (
  open: OpenScene,
  ring: readonly MetrePoint[],
  margin: number,
): Promise<{ readonly grid: Grid; readonly scl: ArrayLike<number> }> => {
  const file = await open.file('scl');
  const grid = gridAround(ring, { left: file.grid.left, top: file.grid.top, size: PIXEL_METRES }, margin);
  if (!(grid.width * grid.height <= MAX_PIXELS))
    throw new SatelliteError('large', `too large: ${grid.width} × ${grid.height} pixels`);
  return { grid, scl: await readLayer(file, grid) };
};

/** All layers of that part. `done` receives how many of the six are read. */
export const readBlock = async (
  open: OpenScene,
  { grid, scl }: { readonly grid: Grid; readonly scl: ArrayLike<number> },
  done: (layers: number) => void = () => undefined,
): Promise<Block> => {
  const calibrations = await open.calibrations();
  let n = 1;
  const read = await Promise.all(
    bands.map(async (band) => {
      const pixels = await readLayer(await open.file(band), grid);
      done((n += 1));
      return [band, { pixels, calibration: calibrations[band] }] as const;
    }),
  );
  // Contains one entry for each of `bands`.
  return { bands: Object.fromEntries(read) as unknown as Block['bands'], scl };
};
