/**
 * The two convolutions of TensorFlow.js' WebAssembly backend (XNNPACK), called directly: 8 KB of script
 * instead of 64. The calling convention is specific to the pinned version. The fixed-tensor test detects
 * changes.
 */
import factory from '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm.js';

interface Module {
  readonly HEAPF32: Float32Array;
  _malloc(bytes: number): number;
  cwrap(name: string, result: null, args: readonly string[]): (...args: number[]) => void;
}

export interface Tensor {
  readonly id: number;
  readonly address: number;
  readonly length: number;
}

export interface Convolution {
  readonly kind: 'conv' | 'depthwise';
  readonly input: Tensor;
  readonly size: number;
  readonly inputs: number;
  readonly outputs: number;
  readonly kernel: number;
  readonly stride: number;
  readonly weights: Tensor;
  readonly bias: Tensor;
  readonly relu6: boolean;
  readonly output: Tensor;
}

export interface Xnnpack {
  /** Allocates `length` floats. */
  allocate(length: number): number;
  /** Registers `length` floats at `at`. Several tensors may use the same memory at different times. */
  tensor(length: number, at: number): Tensor;
  view(tensor: Tensor): Float32Array;
  convolve(c: Convolution): void;
}

const LINEAR = 0;
const RELU6 = 2;
const SAME = 1;

interface ListenerHost {
  listeners(event: string): readonly (() => void)[];
  off(event: string, listener: () => void): void;
}

/**
 * Removes the loader's Node listeners, which end the process on any uncaught error. That decision belongs to
 * the host.
 */
const withoutExitListeners = <T>(start: () => T): T => {
  // Compiled for the browser, where `process` does not exist.
  const { process } = globalThis as unknown as { readonly process?: Partial<ListenerHost> };
  if (!process?.listeners || !process.off) return start();
  const { listeners, off } = process as ListenerHost;
  const events = ['uncaughtException', 'unhandledRejection'];
  const before = events.map((e) => listeners.call(process, e));
  const started = start();
  events.forEach((e, i) =>
    listeners
      .call(process, e)
      .filter((l) => !before[i]!.includes(l))
      .forEach((l) => off.call(process, e, l)),
  );
  return started;
};

export const bootXnnpack = async (wasm: ArrayBuffer): Promise<Xnnpack> => {
  const module = await new Promise<Module>((done, fail) => {
    const options = {
      wasmBinary: wasm,
      locateFile: (name: string) => name,
      onAbort: () => fail(new Error('WebAssembly could not start')),
    };
    // The package's types leave out the loader's options.
    withoutExitListeners(() => (factory as unknown as (o: typeof options) => Promise<Module>)(options)).then(
      done,
      fail,
    );
  });
  const numbers = (n: number): string[] => Array.from({ length: n }, () => 'number');
  module.cwrap('init_with_threads_count', null, numbers(1))(1);
  const register = module.cwrap('register_tensor', null, numbers(3));
  const kernels = {
    conv: module.cwrap('FusedConv2D', null, numbers(23)),
    depthwise: module.cwrap('FusedDepthwiseConv2D', null, numbers(23)),
  };
  let lastId = 0;
  return {
    allocate: (length) => module._malloc(length * 4) >>> 0,
    tensor: (length, address) => {
      register(++lastId, length, address);
      return { id: lastId, address, length };
    },
    // The heap may have grown and moved: do not hold a view.
    view: ({ address, length }) => module.HEAPF32.subarray(address >>> 2, (address >>> 2) + length),
    convolve: ({ kind, input, size, inputs, outputs, kernel, stride, weights, bias, relu6, output }) => {
      kernels[kind](
        input.id,
        1,
        size,
        size,
        weights.id,
        kernel,
        kernel,
        bias.id,
        0,
        0,
        0,
        0,
        SAME,
        1,
        1,
        stride,
        stride,
        inputs,
        outputs,
        relu6 ? RELU6 : LINEAR,
        0,
        0,
        output.id,
      );
    },
  };
};
