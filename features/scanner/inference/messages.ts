import type { AffectedArea } from '#features/scanner/domain/affected-area.ts';
import type { Pixels } from '#features/scanner/domain/preprocess.ts';

export interface CheckedFile {
  readonly url: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What page and worker say to each other. */
export type ToWorker =
  | { readonly type: 'load'; readonly model: CheckedFile; readonly wasm: CheckedFile; readonly classes: number; readonly inputSize: number }
  | { readonly type: 'analyse'; readonly id: number; readonly pixels: Pixels };

export type FromWorker =
  | { readonly type: 'progress'; readonly loaded: number; readonly total: number }
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly id?: number; readonly broken: boolean; readonly reason: string }
  | { readonly type: 'analysed'; readonly id: number; readonly analysis: LeafAnalysis };

export interface LeafAnalysis {
  readonly logits: Float32Array;
  readonly affected: AffectedArea;
  /** Milliseconds in the worker: squeezing the photo, the network, the affected area. */
  readonly took: { readonly squeeze: number; readonly network: number; readonly area: number };
}
