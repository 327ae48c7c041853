import { analyse } from './analyse.ts';
import { BrokenFileError, fetchChecked } from './fetch-checked.ts';
import { openNetwork } from './leaf-network.ts';
import type { LeafNetwork } from './leaf-network.ts';
import type { FromWorker, ToWorker } from './messages.ts';

interface Scope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
}

// The DOM types describe a window, but this runs in a worker.
const scope = globalThis as unknown as Scope;
let network: LeafNetwork | undefined;
let inputSize = 0;

const load = async (request: Extract<ToWorker, { type: 'load' }>): Promise<void> => {
  const total = request.model.bytes + request.wasm.bytes;
  let loaded = 0;
  const onBytes = (more: number): void => {
    loaded += more;
    scope.postMessage({ type: 'progress', loaded: Math.min(loaded, total), total });
  };
  const [model, wasm] = await Promise.all([
    fetchChecked(request.model, onBytes),
    fetchChecked(request.wasm, onBytes),
  ]);
  inputSize = request.inputSize;
  network = await openNetwork({ model, wasm, classes: request.classes, inputSize });
  // The first run packs the weights, so do it before the farmer's photo arrives.
  network.classify(new Uint8Array(inputSize * inputSize * 3));
  scope.postMessage({ type: 'ready' });
};

const failed = (error: unknown, id?: number): void =>
  scope.postMessage({
    type: 'failed',
    ...(id === undefined ? {} : { id }),
    broken: error instanceof BrokenFileError,
    reason: String(error),
  });

scope.onmessage = ({ data }) => {
  if (data.type === 'load') {
    load(data).catch((error: unknown) => failed(error));
    return;
  }
  try {
    if (!network) throw new Error('the model is not loaded');
    scope.postMessage({ type: 'analysed', id: data.id, analysis: analyse(network, data.pixels, inputSize) });
  } catch (error) {
    failed(error, data.id);
  }
};
