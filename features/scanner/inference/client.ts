import type { LeafModel } from '#features/scanner/domain/leaf-model.ts';
import type { Pixels } from '#features/scanner/domain/photo/preprocess.ts';
import type { FromWorker, LeafAnalysis, ToWorker } from './messages.ts';
import { RUNTIME_FILES } from './runtime-files.ts';
import { hasSimd } from './simd.ts';

export interface LeafClient {
  /** Transfers the pixels' buffer to the worker, which leaves it empty here. */
  analyse(pixels: Pixels): Promise<LeafAnalysis>;
  close(): void;
}

interface LeafClientOptions {
  readonly worker: Worker;
  readonly model: LeafModel;
  readonly modelUrl: string;
  readonly wasmUrls: { readonly simd: string; readonly plain: string };
  readonly onProgress?: (loaded: number, total: number) => void;
}

/** The model could not be loaded. `broken`: the file's hash was wrong after a second download. */
export class LeafLoadError extends Error {
  override readonly name = 'LeafLoadError';
  readonly broken: boolean;
  constructor(reason: string, broken: boolean) {
    super(reason);
    this.broken = broken;
  }
}

interface PendingAnalysis {
  done(analysis: LeafAnalysis): void;
  fail(error: Error): void;
}

/** Loads runtime and model in the worker. Resolves when it is ready. */
export const openLeafClient = ({
  worker,
  model,
  modelUrl,
  wasmUrls,
  onProgress,
}: LeafClientOptions): Promise<LeafClient> => {
  const waiting = new Map<number, PendingAnalysis>();
  let lastId = 0;
  const send = (message: ToWorker, move: Transferable[] = []): void => worker.postMessage(message, move);
  const client: LeafClient = {
    analyse: (pixels) =>
      new Promise((done, fail) => {
        const id = ++lastId;
        waiting.set(id, { done, fail });
        send({ type: 'analyse', id, pixels }, [pixels.data.buffer as ArrayBuffer]);
      }),
    close: () => {
      worker.terminate();
      for (const w of waiting.values()) w.fail(new Error('closed'));
      waiting.clear();
    },
  };
  return new Promise((ready, fail) => {
    const failAll = (error: Error): void => {
      fail(error);
      for (const w of waiting.values()) w.fail(error);
      waiting.clear();
    };
    worker.onerror = (event) =>
      failAll(new LeafLoadError(event.message || 'the worker could not start', false));
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'progress') onProgress?.(data.loaded, data.total);
      else if (data.type === 'ready') ready(client);
      else if (data.type === 'analysed') {
        waiting.get(data.id)?.done(data.analysis);
        waiting.delete(data.id);
      } else if (data.id === undefined) failAll(new LeafLoadError(data.reason, data.broken));
      else {
        waiting.get(data.id)?.fail(new Error(data.reason));
        waiting.delete(data.id);
      }
    };
    const kind = hasSimd() ? 'simd' : 'plain';
    send({
      type: 'load',
      model: { url: modelUrl, bytes: model.bytes, sha256: model.sha256 },
      wasm: { ...RUNTIME_FILES[kind], url: wasmUrls[kind] },
      classes: model.classes,
      inputSize: model.inputSize,
    });
  });
};
