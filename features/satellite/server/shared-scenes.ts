import type { PixelSource, Scene } from './ports.ts';
import { type OpenScene, openScene } from './read-block.ts';

/** Scenes that stay open for whoever comes next: neighbours lie in the same block of the same files, and what was read for one is there for the other. */
const MOST = 4;
const never = new AbortController().signal;

export const sharedScenes = (source: PixelSource): ((scene: Scene) => OpenScene) => {
  const kept = new Map<string, OpenScene>();
  return (scene) => {
    const known = kept.get(scene.id);
    kept.delete(scene.id);
    const fresh = openScene(source, scene, never);
    // A layer that failed is not failed for the next.
    const open: OpenScene = known ?? { ...fresh, file: async (layer) => fresh.file(layer).catch((fault: unknown) => { kept.delete(scene.id); throw fault; }) };
    kept.set(scene.id, open);
    if (kept.size > MOST) kept.delete(kept.keys().next().value!);
    return open;
  };
};
