import { type CropQuestion, type CropCheckResult, checkCrop } from '../domain/crop-question.ts';
import { unusablePhotos } from '../domain/diagnose.ts';
import { viewsOf } from '../domain/photo/views.ts';
import type { Finding } from '../domain/scan.ts';
import type { NodeLeaf } from './leaf-node.ts';
import type { VisionPort } from './ports.ts';

const yieldToEventLoop = (): Promise<void> =>
  new Promise((done) => {
    setImmediate(done);
  });

/**
 * Runs the shipped model on one plant, with several views of each leaf. A photo without a leaf does not
 * count.
 */
const analyseWithOwnModel = async (
  leaf: NodeLeaf,
  photos: readonly Uint8Array[],
  crop: string | null,
): Promise<CropCheckResult> => {
  const { decodePhoto } = await import('./photo-pixels.ts');
  const views: Float32Array[][] = [];
  for (const photo of photos) {
    const leafLogits: Float32Array[] = [];
    for (const square of viewsOf(await decodePhoto(photo), leaf.model.inputSize)) {
      leafLogits.push(leaf.network.classify(square).logits);
      // Yields to other requests on this thread.
      await yieldToEventLoop();
    }
    views.push(leafLogits);
  }
  const unusable = unusablePhotos(
    views.map(([whole]) => whole!),
    leaf.model,
  );
  const usable = views.filter((_, i) => !unusable.includes(i));
  const seen = (usable.length ? usable : views.map(([whole]) => [whole!])).flat();
  return checkCrop({ photos: seen, model: leaf.model, crop }, null);
};

/** The server's finding, with the crop question when the leaf looks like another crop than the named one. */
export interface ServerFinding extends Finding {
  readonly crop_question?: CropQuestion | null;
}

interface AnalysisOptions {
  readonly vision?: VisionPort | undefined;
  readonly onFault?: (fault: unknown) => void;
}

/** The server's check of one plant's photos; model and runtime load with the first photo. */
export const createPhotoAnalyser = (modelFolder: string, { vision, onFault }: AnalysisOptions = {}) => {
  let opening: Promise<NodeLeaf> | null = null;
  const open = (): Promise<NodeLeaf> => {
    opening ??= import('./leaf-node.ts').then(({ openNodeLeaf }) => openNodeLeaf(modelFolder));
    opening.catch(() => {
      opening = null;
    });
    return opening;
  };
  return async (photos: Buffer | readonly Buffer[], crop: string | null): Promise<ServerFinding> => {
    const leaf = await open();
    const all = Buffer.isBuffer(photos) ? [photos] : photos;
    const { found, question } = await analyseWithOwnModel(leaf, all, crop);
    const { severity: _severity, affected_area_percentage: _area, ...finding } = found;
    const own = { ...finding, model: leaf.model.sha256 };
    // The crop question comes first: until then no disease of the named crop is suggested.
    if (!vision || question) return { ...own, crop_question: question };
    const { withVision } = await import('./vision-candidate.ts');
    return withVision(own, vision, all[0]!, crop).catch((fault: unknown) => {
      onFault?.(fault);
      return own;
    });
  };
};
