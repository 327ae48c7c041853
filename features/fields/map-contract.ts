import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';

// Separate from the contract of fields, which loads with the first screen.

const MAX_ZOOM = 22;
const integerUpTo = (max: number) => z.coerce.number().check(z.int(), z.minimum(0), z.maximum(max));

/** Whether this server has map tiles, and their attribution. */
export const mapTilesInfo = operation({
  id: 'map.ground',
  method: 'GET',
  path: '/api/map',
  access: 'user',
  summary: 'What lies under the map: tiles, or nothing',
  reply: z.object({ tiles: z.nullable(z.object({ credit: z.string(), maxZoom: z.number() })) }),
});

export const mapTile = operation({
  id: 'map.tile',
  method: 'GET',
  path: '/api/map/:z/:x/:y',
  access: 'user',
  summary: 'One tile of the map, fetched through this server',
  params: z.object({
    z: integerUpTo(MAX_ZOOM),
    x: integerUpTo(2 ** MAX_ZOOM),
    y: integerUpTo(2 ** MAX_ZOOM),
  }),
  reply: z.unknown(),
  replyType: 'image/png',
});
