import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LeafModel } from '#features/scanner/domain/leaf-model.ts';
import { analyse } from '#features/scanner/inference/analyse.ts';
import { openNetwork } from '#features/scanner/inference/leaf-network.ts';
import type { LeafNetwork } from '#features/scanner/inference/leaf-network.ts';
import type { LeafAnalysis } from '#features/scanner/inference/messages.ts';
import { RUNTIME_FILES } from '#features/scanner/inference/runtime-files.ts';
import { hasSimd } from '#features/scanner/inference/simd.ts';
import { sha256 } from '#kit/pure/sha256.ts';
import { decodePhoto } from './photo-pixels.ts';

export interface NodeLeaf {
  readonly model: LeafModel;
  readonly network: LeafNetwork;
  analyse(photo: string | Uint8Array): Promise<LeafAnalysis>;
}

const bytes = async (path: string): Promise<ArrayBuffer> => {
  const file = await readFile(path);
  return file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;
};

const MODEL_FOLDER = join(process.cwd(), 'features/scanner/model');

export const runtimePath = (kind: keyof typeof RUNTIME_FILES): string =>
  createRequire(import.meta.url).resolve(`@tensorflow/tfjs-backend-wasm/dist/${RUNTIME_FILES[kind].name}`);

/** The shipped model in Node, with the same network, preprocessing and hash check as on the phone. */
export const openNodeLeaf = async (
  folder: string = MODEL_FOLDER,
  kind: keyof typeof RUNTIME_FILES = hasSimd() ? 'simd' : 'plain',
): Promise<NodeLeaf> => {
  const model = JSON.parse(await readFile(join(folder, 'leaf.json'), 'utf8')) as LeafModel;
  const file = await bytes(join(folder, 'leaf.bin'));
  if ((await sha256(file)) !== model.sha256) throw new Error('leaf.bin does not match the hash in leaf.json');
  const network = await openNetwork({
    model: file,
    wasm: await bytes(runtimePath(kind)),
    classes: model.classes,
    inputSize: model.inputSize,
  });
  return {
    model,
    network,
    analyse: async (photo) => analyse(network, await decodePhoto(photo), model.inputSize),
  };
};
