import { diagnose } from '../domain/diagnose.ts';
import { type Finding, toFinding } from '../domain/scan.ts';
import type { NodeLeaf } from './leaf-node.ts';

/** The server's look at a photo; model and runtime are loaded when the first photo comes. */
export const lookWith = (modelFolder: string) => {
  let opening: Promise<NodeLeaf> | null = null;
  const open = (): Promise<NodeLeaf> => {
    opening ??= import('./leaf-node.ts').then(({ openNodeLeaf }) => openNodeLeaf(modelFolder));
    opening.catch(() => { opening = null; });
    return opening;
  };
  return async (photo: Buffer, crop: string | null): Promise<Finding> => {
    const leaf = await open();
    const { logits } = await leaf.analyse(photo);
    return toFinding(diagnose({ photos: [logits], model: leaf.model, crop: crop ?? undefined }), leaf.model.sha256);
  };
};
