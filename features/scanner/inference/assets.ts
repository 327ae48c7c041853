/** Vite gives these files hashed URLs; the service worker caches them on first use. */
import simd from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm?url';
import plain from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm?url';
import type { LeafModel } from '#features/scanner/domain/leaf-model.ts';
import modelUrl from '#features/scanner/model/leaf.bin?url';
import model from '#features/scanner/model/leaf.json' with { type: 'json' };

export const LEAF_MODEL: LeafModel = model;
export const LEAF_FILES = { modelUrl, wasmUrls: { simd, plain } } as const;
