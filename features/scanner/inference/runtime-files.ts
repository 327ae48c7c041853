/**
 * The two WebAssembly files of the pinned @tensorflow/tfjs-backend-wasm; a test compares them with the
 * installed package.
 */
export const RUNTIME_FILES = {
  simd: {
    name: 'tfjs-backend-wasm-simd.wasm',
    bytes: 424594,
    sha256: '77ebb28a6d34f371dbbf2086b7f2de8994acd8ea5a3cf1fa24d2c26c840cac7b',
  },
  plain: {
    name: 'tfjs-backend-wasm.wasm',
    bytes: 311123,
    sha256: '70a5d516060464e5269f01c74bac1772d6b8ab6cb612acf16b5cdaf61f78d892',
  },
} as const;
