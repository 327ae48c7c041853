import { FEATURES, isInt16Layer, LAYERS, weightCount } from './architecture.ts';

export interface LayerWeights {
  /** [height, width, in, out]. Depthwise: [height, width, channel]. */
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

interface LeafWeights {
  readonly layers: readonly LayerWeights[];
  /** Rows of the last layer: [class, feature]. */
  readonly head: LayerWeights;
}

interface StoredLayer {
  readonly outputs: number;
  readonly count: number;
  readonly isInt16: boolean;
  readonly outIsLast: boolean;
}

/** Dequantizes the weights: multiplies each integer by the scale of its output channel. */
const scaled = (whole: Int8Array | Int16Array, scale: Float32Array, outIsLast: boolean): Float32Array => {
  const per = whole.length / scale.length;
  return Float32Array.from(whole, (v, i) => v * scale[outIsLast ? i % scale.length : Math.floor(i / per)]!);
};

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Reads leaf.bin (layout: vision/export.py): float scales and biases, then int16, then int8 weights. */
export const unpackWeights = (file: ArrayBuffer, classes: number): LeafWeights => {
  const all: readonly StoredLayer[] = [
    ...LAYERS.map((l, i) => ({
      outputs: l.outputs,
      count: weightCount(l),
      isInt16: isInt16Layer(l, i),
      outIsLast: true,
    })),
    { outputs: classes, count: classes * FEATURES, isInt16: false, outIsLast: false },
  ];
  const floats = 2 * sum(all.map((l) => l.outputs));
  const fine = sum(all.map((l) => (l.isInt16 ? l.count : 0)));
  const coarse = sum(all.map((l) => (l.isInt16 ? 0 : l.count)));
  if (file.byteLength !== floats * 4 + fine * 2 + coarse)
    throw new Error('the model file has a wrong length');
  const numbers = new Float32Array(file, 0, floats);
  const wide = new Int16Array(file, floats * 4, fine);
  const narrow = new Int8Array(file, floats * 4 + fine * 2, coarse);
  const at = { float: 0, wide: 0, narrow: 0 };
  const layers = all.map(({ outputs, count, isInt16: isWide, outIsLast }): LayerWeights => {
    const scale = numbers.subarray(at.float, at.float + outputs);
    const bias = numbers.slice(at.float + outputs, at.float + 2 * outputs);
    const whole = isWide
      ? wide.subarray(at.wide, at.wide + count)
      : narrow.subarray(at.narrow, at.narrow + count);
    at.float += 2 * outputs;
    at[isWide ? 'wide' : 'narrow'] += count;
    return { weights: scaled(whole, scale, outIsLast), bias };
  });
  return { layers: layers.slice(0, -1), head: layers[layers.length - 1]! };
};
