import type { Tile, Tiles } from '#features/fields/server/ports.ts';

interface RemoteTiles {
  /** URL template with {z}, {x} and {y}. */
  readonly url: string;
  readonly credit: string;
  readonly maxZoom: number;
  readonly userAgent: string;
}

const WAIT_MS = 10_000;
const MAX_TILE_BYTES = 1_000_000;
/** Concurrent requests to the service, as OpenStreetMap's tile usage policy asks of one client. */
const MAX_CONCURRENT = 2;
/** Maximum queue length. Beyond it, tiles fail instead of keeping other requests waiting. */
const MAX_QUEUE_LENGTH = 200;

const read = async (response: Response): Promise<Tile | null> => {
  if (response.status === 404 || response.status === 204) return null;
  if (!response.ok) throw new Error(`the tile service answered ${response.status}`);
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  if (!/^image\/(png|jpeg|webp)$/.test(type)) throw new Error(`unexpected tile type: ${type || 'none'}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > MAX_TILE_BYTES) throw new Error('the tile is too large');
  return { bytes, type };
};

/** A tile service: `https://…/{z}/{x}/{y}.png`. The address may hold a key and is never sent to a phone. */
export const remoteTiles = ({ url, credit, maxZoom, userAgent }: RemoteTiles): Tiles => {
  let running = 0;
  const waiting: (() => void)[] = [];
  const acquireSlot = async (): Promise<void> => {
    if (running < MAX_CONCURRENT) {
      running += 1;
      return;
    }
    if (waiting.length >= MAX_QUEUE_LENGTH) throw new Error('too many tile requests are queued');
    await new Promise<void>((go) => {
      waiting.push(go);
    });
  };
  const releaseSlot = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    credit,
    maxZoom,
    tile: async (z, x, y) => {
      await acquireSlot();
      try {
        const address = url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
        return await read(
          await fetch(address, {
            headers: { 'user-agent': userAgent, accept: 'image/png,image/jpeg,image/webp' },
            redirect: 'error',
            signal: AbortSignal.timeout(WAIT_MS),
          }),
        );
      } finally {
        releaseSlot();
      }
    },
  };
};
