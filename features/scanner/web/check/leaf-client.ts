import { logError } from '#kit/web/log.ts';
import { LEAF_FILES, LEAF_MODEL } from '../../inference/assets.ts';
import { type LeafClient, LeafLoadError, openLeafClient } from '../../inference/client.ts';
import { RUNTIME_FILES } from '../../inference/runtime-files.ts';
import { hasSimd } from '../../inference/simd.ts';
import { LEAF_READY, leafModel } from './leaf-ready.ts';

export interface Loading {
  readonly state: 'loading';
  readonly loaded: number;
  readonly total: number;
}
type LeafModelState =
  | Loading
  | { readonly state: 'ready' }
  | { readonly state: 'failed'; readonly broken: boolean };

/** Bytes of model and runtime, for the download notice. */
export const LEAF_MODEL_BYTES = LEAF_MODEL.bytes + RUNTIME_FILES.simd.bytes;

let opening: Promise<LeafClient> | null = null;
let state: LeafModelState = { state: 'loading', loaded: 0, total: LEAF_MODEL_BYTES };
const listeners = new Set<() => void>();

const setModelState = (next: LeafModelState): void => {
  state = next;
  for (const listener of listeners) listener();
};

const isControlled = (): boolean =>
  !('serviceWorker' in navigator) || navigator.serviceWorker.controller !== null;

/**
 * On a first visit the model may arrive before the service worker is in control, and only the browser's own
 * cache has it. Requested again, it is stored for offline use; the network is not needed for that.
 */
const storeOnceControlled = (): void => {
  const store = (): void => {
    const worker = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (name.includes('/worker-worker-') ? name : []));
    for (const url of [LEAF_FILES.modelUrl, LEAF_FILES.wasmUrls[hasSimd() ? 'simd' : 'plain'], ...worker])
      fetch(url)
        .then((file) => file.blob())
        .catch(logError('scanner.store_model'));
  };
  if (isControlled()) store();
  else navigator.serviceWorker.addEventListener('controllerchange', store, { once: true });
};

/** One model client for the whole app, opened with the scanner. A failed load can be retried. */
export const getLeafClient = (): Promise<LeafClient> => {
  if (opening) return opening;
  setModelState({ state: 'loading', loaded: 0, total: LEAF_MODEL_BYTES });
  const isStored = isControlled();
  const worker = new Worker(new URL('../../inference/worker.ts', import.meta.url), {
    type: 'classic',
    name: 'leaf',
  });
  const mine = openLeafClient({
    worker,
    model: LEAF_MODEL,
    ...LEAF_FILES,
    // One file may have failed while the other is still downloading.
    onProgress: (loaded, total) => {
      if (opening === mine && state.state === 'loading') setModelState({ state: 'loading', loaded, total });
    },
  });
  opening = mine;
  mine.then(
    () => {
      setModelState({ state: 'ready' });
      leafModel.isReady = true;
      if (!isStored) storeOnceControlled();
      window.dispatchEvent(new Event(LEAF_READY));
    },
    (fault: Error) => {
      worker.terminate();
      opening = null;
      setModelState({ state: 'failed', broken: fault instanceof LeafLoadError && fault.broken });
    },
  );
  return mine;
};

export const leafModelState = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: (): LeafModelState => state,
};
