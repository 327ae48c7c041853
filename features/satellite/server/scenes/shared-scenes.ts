import { type PixelFile, type PixelSource, type Scene, withAbortSignal } from '../ports.ts';
import { type OpenScene, openScene } from './read-block.ts';

/**
 * Maximum open scenes: the passes of a season over one area, sometimes with two tiles each. Neighbours
 * request the same ones in the same order. Only file headers are cached, usually about 64 KB per layer and at
 * most a quarter of a megabyte.
 */
const MAX_OPEN_SCENES = 48;
const neverAborted = new AbortController().signal;

/** Callers share a read. A caller that cancels stops waiting for it, but does not stop the read. */
const withCallerSignal = (signal: AbortSignal, shared: OpenScene): OpenScene => {
  const until = (file: PixelFile): PixelFile => ({
    ...file,
    read: (part) => withAbortSignal(signal, () => file.read(part)),
  });
  return {
    scene: shared.scene,
    usage: shared.usage,
    file: async (layer) => until(await withAbortSignal(signal, () => shared.file(layer))),
    calibrations: () => withAbortSignal(signal, shared.calibrations),
  };
};

/** Scenes that stay open for the next request. */
export const sharedScenes = (source: PixelSource): ((scene: Scene, signal: AbortSignal) => OpenScene) => {
  const openScenes = new Map<string, OpenScene>();
  return (scene, signal) => {
    const shared = openScenes.get(scene.id) ?? openScene(source, scene, neverAborted);
    openScenes.delete(scene.id);
    openScenes.set(scene.id, shared);
    if (openScenes.size > MAX_OPEN_SCENES) openScenes.delete(openScenes.keys().next().value!);
    return withCallerSignal(signal, shared);
  };
};
