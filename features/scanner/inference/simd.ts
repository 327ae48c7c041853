/** One WebAssembly SIMD instruction. Browsers without it (Safari before 16.4) get the plain file. */
const PROBE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
]);

/** Typed here: the server's type library has no WebAssembly. */
const { WebAssembly: engine } = globalThis as unknown as {
  readonly WebAssembly: { validate(bytes: Uint8Array): boolean };
};

export const hasSimd = (): boolean => engine.validate(PROBE);
