import type { AffectedArea } from '#features/scanner/domain/photo/affected-area.ts';
import type { PhotoQuality } from '#features/scanner/domain/photo/photo-quality.ts';
import type { Pixels } from '#features/scanner/domain/photo/preprocess.ts';

export interface CheckedFile {
  readonly url: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Messages between page and worker. */
export type ToWorker =
  | {
      readonly type: 'load';
      readonly model: CheckedFile;
      readonly wasm: CheckedFile;
      readonly classes: readonly string[];
      readonly inputSize: number;
    }
  | { readonly type: 'analyse'; readonly id: number; readonly pixels: Pixels };

export type FromWorker =
  | { readonly type: 'progress'; readonly loaded: number; readonly total: number }
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly id?: number; readonly broken: boolean; readonly reason: string }
  | { readonly type: 'analysed'; readonly id: number; readonly analysis: LeafAnalysis };

/** Where the network found evidence for a class: `size` × `size` cells over the whole photo, row by row. */
export interface Attention {
  readonly size: number;
  /**
   * Class index and 0 to 255 for each cell, 255 for the strongest. Includes the most likely class of every
   * crop.
   */
  readonly byClass: readonly (readonly [index: number, cells: Uint8Array])[];
}

export interface LeafAnalysis {
  readonly logits: Float32Array;
  readonly affected: AffectedArea;
  readonly attention: Attention;
  readonly quality: PhotoQuality;
  /** Milliseconds in the worker: resizing the photo, the network, the affected area. */
  readonly durationsMs: { readonly squeeze: number; readonly network: number; readonly area: number };
}
