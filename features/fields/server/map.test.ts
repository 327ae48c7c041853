import { expect, test } from 'vitest';
import type { Result } from '#kit/pure/result.ts';
import { mapOperations } from './map.ts';
import type { TileProvider } from './ports.ts';

const warned: string[] = [];
const ctx = { log: { warn: (_: object, text: string) => void warned.push(text) } } as never;
const bytes = Buffer.from('picture');
const service = (over: Partial<TileProvider> = {}): TileProvider => ({
  attribution: '© somebody',
  maxZoom: 18,
  findTile: async () => ({ bytes, type: 'image/jpeg' }),
  ...over,
});
const ask = (
  tiles: TileProvider | null,
  params: { z: number; x: number; y: number },
): Promise<Result<unknown>> => mapOperations(tiles)[1]!.handle(ctx, { params } as never);

test('without a tile service, the map has no tiles and tile requests are refused', async () => {
  expect(await mapOperations(null)[0]!.handle(ctx, {} as never)).toEqual({
    ok: true,
    value: { tiles: null },
  });
  expect(await ask(null, { z: 1, x: 0, y: 0 })).toMatchObject({ ok: false, code: 'request.invalid' });
});

test('the client gets the map credit and tiles, but not the address of the tile service', async () => {
  expect(await mapOperations(service())[0]!.handle(ctx, {} as never)).toEqual({
    ok: true,
    value: { tiles: { credit: '© somebody', maxZoom: 18 } },
  });
  expect(await ask(service(), { z: 18, x: 157345, y: 131293 })).toMatchObject({
    ok: true,
    value: { body: bytes, type: 'image/jpeg' },
  });
});

test('tile coordinates out of range are refused without a request to the service', async () => {
  const never = service({
    findTile: async () => {
      throw new Error('asked');
    },
  });
  for (const params of [
    { z: 19, x: 0, y: 0 },
    { z: 2, x: 4, y: 0 },
    { z: 2, x: 0, y: 4 },
  ])
    expect(await ask(never, params)).toMatchObject({ code: 'request.invalid' });
  expect(warned).toEqual([]);
});

test('when the tile service fails, the response is "busy" and the error is logged', async () => {
  expect(
    await ask(
      service({
        findTile: async () => {
          throw new Error('503');
        },
      }),
      { z: 1, x: 0, y: 0 },
    ),
  ).toMatchObject({ code: 'server.busy' });
  expect(warned).toEqual(['the tile service did not answer']);
});
