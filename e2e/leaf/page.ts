/** The scanner's browser code on an otherwise empty page. */
import { openLeafClient } from '#features/scanner/inference/client.ts';
import { photoPixels } from '#features/scanner/inference/photo-pixels.ts';
import model from '#features/scanner/model/leaf.json' with { type: 'json' };

const progress: number[] = [];
const open = (modelUrl: string): ReturnType<typeof openLeafClient> =>
  openLeafClient({
    worker: new Worker('/worker.js'),
    model,
    modelUrl,
    wasmUrls: { simd: '/simd.wasm', plain: '/plain.wasm' },
    onProgress: (loaded, total) => progress.push(loaded / total),
  });
let client: ReturnType<typeof openLeafClient> | undefined;

Object.assign(globalThis, {
  /** Logits of a photo as numbers. */
  look: async (url: string): Promise<number[]> => {
    client ??= open('/leaf.bin');
    const pixels = await photoPixels(await (await fetch(url)).blob());
    return [...(await (await client).analyse(pixels)).logits];
  },
  progress,
  /** Why the model at this URL is rejected, or "opened". */
  tryModel: (url: string): Promise<string> =>
    open(url).then(
      (c) => {
        c.close();
        return 'opened';
      },
      (e: { broken?: boolean }) => (e.broken ? 'broken' : String(e)),
    ),
});
