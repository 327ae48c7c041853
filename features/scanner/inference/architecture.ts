/** MobileNetV2 at width 1 with batch-norm folded in: the layers in the order of their weights in leaf.bin. */
export const FEATURES = 1280;

/** Expansion, channels, repeats, first stride (as in vision/network.py). */
const BLOCKS = [
  [1, 16, 1, 1],
  [6, 24, 2, 2],
  [6, 32, 3, 2],
  [6, 64, 4, 2],
  [6, 96, 3, 1],
  [6, 160, 3, 2],
  [6, 320, 1, 1],
] as const;

export interface Layer {
  readonly kind: 'conv' | 'depthwise';
  readonly kernel: 1 | 3;
  readonly stride: 1 | 2;
  readonly inputs: number;
  readonly outputs: number;
  readonly relu6: boolean;
  /** Adds the input of the layer this many steps back to this layer's output (0: none). */
  readonly addFrom: 0 | 3;
}

const conv = (
  inputs: number,
  outputs: number,
  relu6: boolean,
  addFrom: 0 | 3 = 0,
  kernel: 1 | 3 = 1,
  stride: 1 | 2 = 1,
): Layer => ({ kind: 'conv', kernel, stride, inputs, outputs, relu6, addFrom });

const block = (inputs: number, outputs: number, expansion: number, stride: 1 | 2): Layer[] => {
  const hidden = inputs * expansion;
  const widen = expansion > 1 ? [conv(inputs, hidden, true)] : [];
  const depthwise: Layer = {
    kind: 'depthwise',
    kernel: 3,
    stride,
    inputs: hidden,
    outputs: hidden,
    relu6: true,
    addFrom: 0,
  };
  return [...widen, depthwise, conv(hidden, outputs, false, stride === 1 && inputs === outputs ? 3 : 0)];
};

const build = (): Layer[] => {
  const layers = [conv(3, 32, true, 0, 3, 2)];
  let width = 32;
  for (const [expansion, outputs, repeats, stride] of BLOCKS) {
    for (let i = 0; i < repeats; i++) {
      layers.push(...block(width, outputs, expansion, i === 0 ? stride : 1));
      width = outputs;
    }
  }
  return [...layers, conv(width, FEATURES, true)];
};

export const LAYERS: readonly Layer[] = build();

const INT16_LAYERS = 20;

/** Whether a layer's weights are stored as int16. The others are int8 (see vision/export.py). */
export const isInt16Layer = ({ kind }: Layer, index: number): boolean =>
  kind === 'depthwise' || index < INT16_LAYERS;

export const weightCount = ({ kind, kernel, inputs, outputs }: Layer): number =>
  kernel * kernel * outputs * (kind === 'conv' ? inputs : 1);
