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
  readonly #most: number;
  readonly #kept = new Map<string, { readonly bytes: number; readonly pixels: Promise<Pixels> }>();
  #bytes = 0;
  #idle: NodeJS.Timeout | null = null;
  constructor(most = CACHE_BYTES) {
    this.#most = most;
  }

  /** Limit for decoded pixels that are cached or being read. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string, bytes: number, make: () => Promise<Pixels>): Promise<Pixels> {
    const known = this.#kept.get(key);
    this.#drop(key);
    const pixels =
      known?.pixels ??
      make().catch((fault: unknown) => {
        this.#drop(key);
        throw fault;
      });
    this.#kept.set(key, { bytes, pixels });
    this.#bytes += bytes;
    for (const old of this.#kept.keys()) if (this.#bytes > this.#most && old !== key) this.#drop(old);
    this.#wait();
    return pixels;
  }

  has(key: string): boolean {
    return this.#kept.has(key);
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }

  #wait(): void {
    this.#idle ??= setTimeout(() => {
      this.#idle = null;
      this.#kept.clear();
      this.#bytes = 0;
    }, IDLE_MS).unref();
    this.#idle.refresh();
  }
}
