import { type PixelFile, type PixelSource, type Scene, withAbortSignal } from '../ports.ts';
import { type OpenScene, openScene } from './read-block.ts';

/**
 * The passes of a season over a block, sometimes with two tiles: neighbours request the same ones in the same
 * order. Only file headers are cached, usually about 64 KB per layer and at most a quarter of a megabyte.
 */
const MOST = 48;
const never = new AbortController().signal;

/** A read is shared, so one caller's cancellation does not stop it; but each caller waits only until its own. */
const seenUntil = (signal: AbortSignal, shared: OpenScene): OpenScene => {
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
  const kept = new Map<string, OpenScene>();
  return (scene, signal) => {
    const shared = kept.get(scene.id) ?? openScene(source, scene, never);
    kept.delete(scene.id);
    kept.set(scene.id, shared);
    if (kept.size > MOST) kept.delete(kept.keys().next().value!);
    return seenUntil(signal, shared);
  };
};
