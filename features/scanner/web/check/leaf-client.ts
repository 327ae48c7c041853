import { LEAF_FILES, LEAF_MODEL } from '../../inference/assets.ts';
import { type LeafClient, LeafLoadError, openLeafClient } from '../../inference/client.ts';
import { RUNTIME_FILES } from '../../inference/runtime-files.ts';
import { LEAF_READY } from './leaf-ready.ts';

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

/** One model client for the whole app, opened with the scanner. A failed load can be retried. */
export const getLeafClient = (): Promise<LeafClient> => {
  if (opening) return opening;
  setModelState({ state: 'loading', loaded: 0, total: LEAF_MODEL_BYTES });
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
