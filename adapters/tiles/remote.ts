import type { Tile, Tiles } from '#features/fields/server/ports.ts';

interface RemoteTiles {
  /** URL template with {z}, {x} and {y}. */
  readonly url: string;
  readonly credit: string;
  readonly maxZoom: number;
  readonly userAgent: string;
}

const WAIT_MS = 10_000;
const TILE_BYTES = 1_000_000;
/** Concurrent requests to the service, as OpenStreetMap's tile usage policy asks of one client. */
const AT_ONCE = 2;
/** Maximum queue length. Beyond it, tiles fail instead of keeping other requests waiting. */
const WAITING = 200;

const read = async (response: Response): Promise<Tile | null> => {
  if (response.status === 404 || response.status === 204) return null;
  if (!response.ok) throw new Error(`the tile service answered ${response.status}`);
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  if (!/^image\/(png|jpeg|webp)$/.test(type)) throw new Error(`a tile cannot be ${type || 'nothing'}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > TILE_BYTES) throw new Error('a tile of that size is none');
  return { bytes, type };
};

/** A tile service: `https://…/{z}/{x}/{y}.png`. The address may hold a key and is never sent to a phone. */
export const remoteTiles = ({ url, credit, maxZoom, userAgent }: RemoteTiles): Tiles => {
  let inside = 0;
  const waiting: (() => void)[] = [];
  const enter = async (): Promise<void> => {
    if (inside < AT_ONCE) {
      inside += 1;
      return;
    }
    if (waiting.length >= WAITING) throw new Error('too many tiles wait');
    await new Promise<void>((go) => {
      waiting.push(go);
    });
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else inside -= 1;
  };
  return {
    credit,
    maxZoom,
    tile: async (z, x, y) => {
      await enter();
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
        leave();
      }
    },
  };
};
