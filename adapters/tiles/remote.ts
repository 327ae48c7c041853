import type { Tile, TileProvider } from '#features/fields/server/ports.ts';

interface RemoteTilesOptions {
  /** URL template with {z}, {x} and {y}. */
  readonly url: string;
  readonly attribution: string;
  readonly maxZoom: number;
  readonly userAgent: string;
}

const REQUEST_TIMEOUT_MS = 10_000;
const MAX_TILE_BYTES = 1_000_000;
/** Maximum concurrent requests. OpenStreetMap's tile usage policy allows two per client. */
const MAX_CONCURRENT = 2;
/** Maximum queue length. When the queue is full, new tile requests fail at once. */
const MAX_QUEUE_LENGTH = 200;

/** Rejects instead of reading more than MAX_TILE_BYTES into memory. Leaving the loop cancels the body. */
const readBody = async (response: Response): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MAX_TILE_BYTES) throw new Error('the tile is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const readTile = async (response: Response): Promise<Tile | null> => {
  if (response.status === 404 || response.status === 204) return null;
  if (!response.ok) throw new Error(`the tile service answered ${response.status}`);
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  if (!/^image\/(png|jpeg|webp)$/.test(type)) throw new Error(`unexpected tile type: ${type || 'none'}`);
  return { bytes: await readBody(response), type };
};

/**
 * A tile service: `https://…/{z}/{x}/{y}.png`. The URL may contain an API key, so it is never sent to the
 * client.
 */
export const remoteTiles = ({ url, attribution, maxZoom, userAgent }: RemoteTilesOptions): TileProvider => {
  let running = 0;
  const waiting: (() => void)[] = [];
  const acquireSlot = async (): Promise<void> => {
    if (running < MAX_CONCURRENT) {
      running += 1;
      return;
    }
    if (waiting.length >= MAX_QUEUE_LENGTH) throw new Error('too many tile requests are queued');
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  };
  const releaseSlot = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    attribution,
    maxZoom,
    findTile: async (z, x, y) => {
      await acquireSlot();
      try {
        const tileUrl = url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
        const response = await fetch(tileUrl, {
          headers: { 'user-agent': userAgent, accept: 'image/png,image/jpeg,image/webp' },
          redirect: 'error',
          signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        });
        try {
          return await readTile(response);
        } finally {
          // An unread body would keep the connection in use after the slot is released.
          if (!response.bodyUsed) await response.body?.cancel();
        }
      } finally {
        releaseSlot();
      }
    },
  };
};
