import { FEATURES, LAYERS, weightCount } from './architecture.ts';

export interface LayerWeights {
  /** [height, width, in, out], depthwise [height, width, channel]. */
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

export interface LeafWeights {
  readonly layers: readonly LayerWeights[];
  /** Rows of the last layer: [class, feature]. */
  readonly head: LayerWeights;
}

/** Reads leaf.bin (layout: vision/export.py): all float scales and biases, then all int8 weights. */
export const unpackWeights = (file: ArrayBuffer, classes: number): LeafWeights => {
  const outs = [...LAYERS.map((l) => l.outputs), classes];
  const counts = [...LAYERS.map(weightCount), classes * FEATURES];
  const floats = outs.reduce((sum, n) => sum + 2 * n, 0);
  const bytes = counts.reduce((sum, n) => sum + n, 0);
  if (file.byteLength !== floats * 4 + bytes) throw new Error('the model file has a wrong length');
  const numbers = new Float32Array(file, 0, floats);
  const quantised = new Int8Array(file, floats * 4);
  let f = 0;
  let q = 0;
  const read = (outputs: number, count: number, outIsLast: boolean): LayerWeights => {
    const scale = numbers.subarray(f, f + outputs);
    const bias = numbers.slice(f + outputs, f + 2 * outputs);
    const per = count / outputs;
    const weights = new Float32Array(count);
    for (let i = 0; i < count; i++) weights[i] = quantised[q + i]! * scale[outIsLast ? i % outputs : Math.floor(i / per)]!;
    f += 2 * outputs;
    q += count;
    return { weights, bias };
  };
  const layers = LAYERS.map((l, i) => read(l.outputs, counts[i]!, true));
  return { layers, head: read(classes, classes * FEATURES, false) };
};
