import { ok, refuse } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';
import { mapTilesInfo, mapTile } from '../map-contract.ts';
import type { TileProvider } from './ports.ts';

const DAY_S = 86_400;

/**
 * Proxies tiles: the page may load images from no other origin, the tile service sees no farmer's IP address,
 * and its API key stays on the server. Fetches only tiles in view, never ahead.
 */
export const mapOperations = (tiles: TileProvider | null) => [
  serve(mapTilesInfo, async () =>
    ok({ tiles: tiles && { credit: tiles.attribution, maxZoom: tiles.maxZoom } }),
  ),
  serve(mapTile, async (ctx, { params: { z, x, y } }) => {
    if (!tiles || z > tiles.maxZoom || x >= 2 ** z || y >= 2 ** z) return refuse('request.invalid');
    try {
      const tile = await tiles.findTile(z, x, y);
      return tile
        ? ok({ body: tile.bytes, type: tile.type, cache: `private, max-age=${7 * DAY_S}` })
        : refuse('request.invalid');
    } catch (fault) {
      ctx.log.warn({ part: 'tiles', err: fault }, 'the tile service did not answer');
      return refuse('server.busy');
    }
  }),
];
