import { affectedArea } from '#features/scanner/domain/photo/affected-area.ts';
import { photoQuality } from '#features/scanner/domain/photo/photo-quality.ts';
import { toSquare } from '#features/scanner/domain/photo/preprocess.ts';
import type { Pixels } from '#features/scanner/domain/photo/preprocess.ts';
import { likeliestClassPerCrop } from './attention.ts';
import type { LeafNetwork } from './leaf-network.ts';
import type { LeafAnalysis } from './messages.ts';

/** Runs one photo through the whole pipeline. Used by the worker, the server and the evaluation. */
export const analyse = (network: LeafNetwork, pixels: Pixels, inputSize: number): LeafAnalysis => {
  const t0 = performance.now();
  const square = toSquare(pixels, inputSize);
  const t1 = performance.now();
  const { logits } = network.classify(square);
  const attention = network.attention(likeliestClassPerCrop(logits, network.classes));
  const t2 = performance.now();
  const affected = affectedArea(square, inputSize);
  const quality = photoQuality(pixels, square);
  return {
    logits,
    affected,
    attention,
    quality,
    durationsMs: { squeeze: t1 - t0, network: t2 - t1, area: performance.now() - t2 },
  };
};
