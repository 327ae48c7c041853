import { afterAll, expect, test } from 'vitest';
import { EARTH_SEARCH_COLLECTION } from '#adapters/satellite/stac-item.ts';
import { stacCatalogue } from '#adapters/satellite/stac.ts';
import { serveLike, type FileServer } from '#adapters/satellite/testing.ts';
import { squareAround } from '#kit/pure/geometry.ts';
import { type Catalogue, type Layer, layers, SatelliteError, type Scene } from '../ports.ts';
import { findPasses } from './passes.ts';

const closers: FileServer[] = [];
afterAll(() => closers.forEach((one) => one.close()));
const never = new AbortController().signal;
const scene = (id: string, at: string): Scene => ({
  id,
  at: new Date(at),
  epsg: 32_737,
  tileCloud: 10,
  files: Object.fromEntries(
    layers.map((layer: Layer) => [layer, { href: `http://a/${id}`, calibration: null }]),
  ) as Scene['files'],
});
const season = {
  plot: squareAround({ lat: -0.3031, lng: 36.08 }, 10_000),
  from: new Date('2026-05-25T00:00:00Z'),
  to: new Date('2026-11-21T00:00:00Z'),
  maxClearPasses: 12,
};
const since = (from: string) => ({ ...season, from: new Date(from) });
const of = (name: string, scenes: readonly Scene[] | SatelliteError) => {
  const catalogue = {
    name,
    asked: 0,
    scenes: async () => {
      catalogue.asked += 1;
      if (scenes instanceof SatelliteError) throw scenes;
      return scenes;
    },
  };
  return catalogue satisfies Catalogue;
};
const idsOf = async (
  catalogues: readonly Catalogue[],
  asked: Parameters<typeof findPasses>[1],
): Promise<string[]> => (await findPasses(catalogues, asked, never)).flat().map(({ id }) => id);
const [autumn] = [scene('autumn', '2026-11-15T08:00:00Z')];

test('SAT-04 a catalogue without a pass in half a year falls back to the next; returns none only if all are empty', async () => {
  const [empty, full] = [of('empty', []), of('full', [autumn])];
  expect(await idsOf([empty, full], season)).toEqual(['autumn']);
  expect(await idsOf([empty, of('other', [])], season)).toEqual([]);
  // Some days may have none.
  full.asked = 0;
  expect([await idsOf([empty, full], since('2026-11-10T00:00:00Z')), full.asked]).toEqual([[], 0]);
  // All under cloud is not a gap.
  expect([await idsOf([of('covered', [{ ...autumn, tileCloud: 100 }]), full], season), full.asked]).toEqual([
    [],
    0,
  ]);
});

test('SAT-04 does not report “no passes” while a catalogue is unreachable', async () => {
  const [empty, down] = [of('empty', []), of('down', new SatelliteError('unreachable', 'down'))];
  await expect(idsOf([empty, down], season)).rejects.toMatchObject({ kind: 'unreachable' });
  await expect(idsOf([down, empty], season)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(await idsOf([down, of('full', [autumn])], season)).toEqual(['autumn']);
});

test('SAT-04 falls back to the next catalogue if no item is complete', async () => {
  const server = await serveLike((request, response) => {
    request.resume();
    response.writeHead(200).end(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [{ id: 'half', properties: { datetime: '2026-11-15T08:00:00Z' }, assets: {} }],
      }),
    );
  });
  closers.push(server);
  const broken = stacCatalogue({
    url: server.urlFor('/v1'),
    collection: EARTH_SEARCH_COLLECTION,
    userAgent: 'Mavuno/test',
    timeoutMs: 2_000,
  });
  expect(await idsOf([broken, of('full', [autumn])], season)).toEqual(['autumn']);
});

test('SAT-04 a pass already read is not read again under another catalogue’s name for it', async () => {
  const knownScenes = new Map([
    ['S2B_T36MZE_20261115T080010_L2A', new Date('2026-11-15T08:00:10Z')],
    ['older', new Date('2026-11-05T08:00:00Z')],
  ]);
  const other = of('other', [
    scene('S2B_MSIL2A_20261115', '2026-11-15T08:14:00Z'),
    scene('new', '2026-11-10T08:00:00Z'),
    scene('older', '2026-11-05T08:00:00Z'),
  ]);
  expect(await idsOf([other], { ...season, knownScenes })).toEqual(['new']);
});
