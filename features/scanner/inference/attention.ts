import { splitClass } from '#features/scanner/domain/leaf-model.ts';
import type { Attention } from './messages.ts';

/** The index of each crop's most likely condition, so that a map exists whichever crop the farmer names. */
export const likeliestClassPerCrop = (logits: ArrayLike<number>, classes: readonly string[]): number[] => {
  const best = new Map<string, number>();
  classes.forEach((name, i) => {
    const { crop } = splitClass(name);
    const known = best.get(crop);
    if (crop !== 'unknown' && (known === undefined || logits[i]! > logits[known]!)) best.set(crop, i);
  });
  return [...best.values()];
};

/**
 * Class activation map: the contribution of each cell of the last feature map ([y, x, feature]) to the class.
 * The logit is the mean of these sums plus a constant, so the map shows exactly what led to the answer.
 */
export const attentionMaps = (
  map: Float32Array,
  head: Float32Array,
  features: number,
  classes: readonly number[],
): Attention => {
  const cells = map.length / features;
  return {
    size: Math.round(Math.sqrt(cells)),
    byClass: classes.map((c) => {
      const sums = new Float32Array(cells);
      for (let cell = 0; cell < cells; cell++) {
        let sum = 0;
        for (let k = 0; k < features; k++) sum += head[c * features + k]! * map[cell * features + k]!;
        sums[cell] = Math.max(0, sum);
      }
      const strongest = Math.max(...sums) || 1;
      return [c, Uint8Array.from(sums, (v) => Math.round((255 * v) / strongest))] as const;
    }),
  };
};
