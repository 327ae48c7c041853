import { toNetworkRange } from '#features/scanner/domain/photo/preprocess.ts';
import { FEATURES, LAYERS } from './architecture.ts';
import type { Layer } from './architecture.ts';
import { attentionMaps } from './attention.ts';
import type { Attention } from './messages.ts';
import { unpackWeights } from './weights.ts';
import type { LayerWeights } from './weights.ts';
import { bootXnnpack } from './xnnpack.ts';
import type { Convolution, Tensor, Xnnpack } from './xnnpack.ts';

interface LeafOutput {
  readonly logits: Float32Array;
  readonly features: Float32Array;
}

export interface LeafNetwork {
  /** `rgb`: the `toSquare` output at the model's input size. */
  classify(rgb: Uint8Array): LeafOutput;
  /** Attention maps of these classes for the last classified photo. */
  attention(classes: readonly number[]): Attention;
  readonly classes: readonly string[];
}

const storeTensor = (engine: Xnnpack, values: Float32Array): Tensor => {
  const tensor = engine.tensor(values.length, engine.allocate(values.length));
  engine.view(tensor).set(values);
  return tensor;
};

interface ConvolutionStep extends Convolution {
  readonly add: Tensor | undefined;
}

/**
 * Each tensor is allocated once; four buffers used in turn are enough, because a block adds the output of
 * three layers earlier.
 */
const allocateSteps = (
  engine: Xnnpack,
  weights: readonly LayerWeights[],
  inputSize: number,
): { readonly input: Tensor; readonly steps: readonly ConvolutionStep[] } => {
  const sizes = LAYERS.reduce<number[]>(
    (all, { stride }) => [...all, Math.ceil(all[all.length - 1]! / stride)],
    [inputSize],
  );
  const lengthAfter = (layer: Layer, i: number): number => sizes[i + 1]! ** 2 * layer.outputs;
  const largest = Math.max(inputSize ** 2 * 3, ...LAYERS.map(lengthAfter));
  const buffers = [0, 1, 2, 3].map(() => engine.allocate(largest));
  const tensors = [engine.tensor(inputSize ** 2 * 3, buffers[0]!)];
  const steps = LAYERS.map((layer, i): ConvolutionStep => {
    const output = engine.tensor(lengthAfter(layer, i), buffers[(i + 1) % 4]!);
    tensors.push(output);
    return {
      ...layer,
      input: tensors[i]!,
      size: sizes[i]!,
      weights: storeTensor(engine, weights[i]!.weights),
      bias: storeTensor(engine, weights[i]!.bias),
      output,
      add: layer.addFrom ? tensors[i + 1 - layer.addFrom] : undefined,
    };
  });
  return { input: tensors[0]!, steps };
};

const addTo = (target: Float32Array, more: Float32Array): void => {
  for (let i = 0; i < target.length; i++) target[i] = target[i]! + more[i]!;
};

const globalAveragePool = (map: Float32Array): Float32Array => {
  const out = new Float32Array(FEATURES);
  for (let i = 0; i < map.length; i++) out[i % FEATURES] = out[i % FEATURES]! + map[i]!;
  const cells = map.length / FEATURES;
  return out.map((v) => v / cells);
};

const classifierLogits = ({ weights, bias }: LayerWeights, features: Float32Array): Float32Array =>
  bias.map((b, c) => {
    let sum = b;
    for (let i = 0; i < FEATURES; i++) sum += weights[c * FEATURES + i]! * features[i]!;
    return sum;
  });

interface NetworkFiles {
  /** The WebAssembly file of the runtime. */
  readonly wasm: ArrayBuffer;
  /** leaf.bin, with its hash already verified. */
  readonly model: ArrayBuffer;
  /** Names of the outputs, in order. */
  readonly classes: readonly string[];
  readonly inputSize: number;
}

export const openNetwork = async ({
  wasm,
  model,
  classes,
  inputSize,
}: NetworkFiles): Promise<LeafNetwork> => {
  const { layers, head } = unpackWeights(model, classes.length);
  const engine = await bootXnnpack(wasm);
  const { input, steps } = allocateSteps(engine, layers, inputSize);
  const last = steps[steps.length - 1]!.output;
  return {
    classes,
    attention: (wanted) => attentionMaps(engine.view(last), head.weights, FEATURES, wanted),
    classify: (rgb) => {
      if (rgb.length !== input.length) throw new RangeError("the photo does not have the model's input size");
      engine.view(input).set(toNetworkRange(rgb));
      for (const step of steps) {
        engine.convolve(step);
        if (step.add) addTo(engine.view(step.output), engine.view(step.add));
      }
      const features = globalAveragePool(engine.view(last));
      return { features, logits: classifierLogits(head, features) };
    },
  };
};
