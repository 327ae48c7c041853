import { diagnose } from '../domain/diagnose.ts';
import { type Finding, toFinding } from '../domain/scan.ts';
import type { NodeLeaf } from './leaf-node.ts';

/** The server's look at the leaves of one plant, which make one answer; model and runtime are loaded when the first photo comes. */
export const lookWith = (modelFolder: string) => {
  let opening: Promise<NodeLeaf> | null = null;
  const open = (): Promise<NodeLeaf> => {
    opening ??= import('./leaf-node.ts').then(({ openNodeLeaf }) => openNodeLeaf(modelFolder));
    opening.catch(() => { opening = null; });
    return opening;
  };
  return async (leaves: readonly Buffer[], crop: string | null): Promise<Finding> => {
    const leaf = await open();
    const photos: Float32Array[] = [];
    // One after the other: the network has one memory.
    for (const photo of leaves) photos.push((await leaf.analyse(photo)).logits);
    return toFinding(diagnose({ photos, model: leaf.model, crop: crop ?? undefined }), leaf.model.sha256);
  };
};
