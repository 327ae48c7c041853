export type Pixels = Uint16Array | Uint8Array;

/**
 * Fits a season of one block: twelve clear passes of five bands in blocks of 1024 × 1024 (2 MB each), and the
 * scene classes of the other passes.
 */
const CACHE_BYTES = 160 * 1024 * 1024;
const IDLE_MS = 300_000;

/**
 * Caches decoded blocks for neighbouring plots, which are often in the same ones. Evicts the least recently
 * used first, and all after five idle minutes. Failures are not cached, and concurrent requests share one
 * read.
 */
export class BlockCache {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, { readonly bytes: number; readonly pixels: Promise<Pixels> }>();
  #bytes = 0;
  #idle: NodeJS.Timeout | null = null;
  constructor(maxBytes = CACHE_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** Bytes of decoded pixels that are cached or being read. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string, bytes: number, readBlock: () => Promise<Pixels>): Promise<Pixels> {
    const known = this.#entries.get(key);
    this.#drop(key);
    const pixels =
      known?.pixels ??
      readBlock().catch((fault: unknown) => {
        this.#drop(key);
        throw fault;
      });
    this.#entries.set(key, { bytes, pixels });
    this.#bytes += bytes;
    for (const old of this.#entries.keys()) if (this.#bytes > this.#maxBytes && old !== key) this.#drop(old);
    this.#restartIdleTimer();
    return pixels;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  #restartIdleTimer(): void {
    this.#idle ??= setTimeout(() => {
      this.#idle = null;
      this.#entries.clear();
      this.#bytes = 0;
    }, IDLE_MS).unref();
    this.#idle.refresh();
  }
}
