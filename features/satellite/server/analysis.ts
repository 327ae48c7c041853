import type { Ring } from '#kit/pure/geometry.ts';
import type { Block, Measurement } from '../domain/measure.ts';
import type { Usability } from '../domain/pass-usability.ts';
import type { Grid, MetrePoint } from '../domain/pixel-coverage.ts';
import type { Catalogue, ReadUsage, Scene } from './ports.ts';
import type { OpenScene } from './scenes/read-block.ts';

/** One pass over the plot. `measured` null: not read further, for the reason in `usable`. */
export interface Reading {
  readonly scene: string;
  readonly at: Date;
  /** Share of the plot seen clearly. */ readonly seen: number;
  readonly usable: Usability;
  readonly cloud: number;
  readonly measured: Measurement | null;
}

/** The newest clear pass with its pixels. The images are drawn from it. */
export interface LatestClearPass {
  readonly reading: Reading;
  readonly block: Block;
  readonly grid: Grid;
  readonly epsg: number;
  readonly ring: readonly MetrePoint[];
  readonly cover: Float64Array;
}

export interface Analysis {
  /** Newest first. */
  readonly passes: readonly Reading[];
  /** What the figures cover: the plot, or 100 m around it when it has too few whole pixels. */
  readonly of: 'plot' | 'around';
  /** Null when every pass was hidden. */
  readonly latest: LatestClearPass | null;
  readonly usage: ReadUsage;
}

export type Progress =
  | { readonly step: 'searching' }
  | { readonly step: 'looking'; readonly pass: number; readonly passes: number }
  | { readonly step: 'reading'; readonly layers: number; readonly bytes: number };

export interface AnalyseDeps {
  readonly catalogues: readonly Catalogue[];
  readonly open: (scene: Scene, signal: AbortSignal) => OpenScene;
}
export interface AnalysisRequest {
  readonly plot: Ring;
  readonly from: Date;
  readonly to: Date;
  /** Maximum clear passes to read. */ readonly maxClearPasses: number;
  /** Scenes already read for the same plot, with their acquisition dates. They are not read again. */
  readonly knownScenes?: ReadonlyMap<string, Date>;
  /**
   * Called for each pass as soon as it is read, with the pixels of the newest clear one, so that an
   * interrupted analysis can resume.
   */
  readonly onReading?: (reading: Reading, of: Analysis['of'], view: LatestClearPass | null) => Promise<void>;
}
