import type { Ring } from '#kit/pure/geometry.ts';
import type { Grid } from '../domain/pixel-coverage.ts';
import { type Band, bands, type Calibration } from '../domain/reflectance.ts';

export const layers = ['scl', ...bands] as const;
export type Layer = Band | 'scl';
/** `calibration` null: the catalogue's offset is unreliable, so the darkest pixels of the file decide. */
export interface LayerFile {
  readonly href: string;
  readonly calibration: Calibration | null;
}

/** One pass over one tile of the Sentinel-2 grid. */
export interface Scene {
  readonly id: string;
  readonly at: Date;
  /**
   * EPSG code of the UTM zone of its pixels. Never derived from the location, because tiles at the equator
   * exist in both zones.
   */
  readonly epsg: number;
  /** Cloud cover of the whole tile, 0 to 100. The plot itself may still be clear or hidden. */
  readonly tileCloud: number | null;
  readonly files: Readonly<Record<Layer, LayerFile>>;
}

export interface Search {
  readonly plot: Ring;
  readonly from: Date;
  readonly to: Date;
}

/** A catalogue of passes (STAC). Returns the newest first and throws `SatelliteError`. */
export interface Catalogue {
  readonly name: string;
  scenes(search: Search, signal: AbortSignal): Promise<readonly Scene[]>;
}

export interface ReadUsage {
  readonly bytes: number;
  readonly requests: number;
}
/** An opened layer of a scene. */
export interface PixelFile {
  readonly epsg: number;
  /** The grid of all its pixels. */
  readonly grid: Grid;
  /** Digital numbers of a part on the file's own grid; 0, no data, beyond its edge. */
  read(part: Grid): Promise<ArrayLike<number>>;
  /** The 0.1 % quantile of the whole file's digital numbers, from its smallest overview. */
  darkObjectValue(): Promise<number>;
  readonly usage: () => ReadUsage;
}

/** Reads windows of cloud-optimised GeoTIFFs. Throws `SatelliteError`. */
export interface PixelSource {
  open(file: LayerFile, signal: AbortSignal): Promise<PixelFile>;
}

/**
 * `unreachable`: no answer, retry later. `wrong`: an invalid answer. `refused`: a forbidden host. `large`:
 * more than may be read for one plot.
 */
type SatelliteFaultKind = 'unreachable' | 'wrong' | 'refused' | 'large';
export class SatelliteError extends Error {
  readonly kind: SatelliteFaultKind;
  constructor(kind: SatelliteFaultKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Rejects when the signal aborts. The work itself continues, and its result can be cached. */
export const withAbortSignal = async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
  signal.throwIfAborted();
  let stop = (): void => undefined;
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
  });
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work(), stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
};
