import { deflateSync } from 'node:zlib';
import type { Grid } from '#features/satellite/domain/pixel-coverage.ts';
import { type Layer, layers } from '#features/satellite/server/ports.ts';
import { type FileServer, serveFiles } from './range-file-server.ts';

export { type FileServer, sendRange, serveFiles, startServer as serveLike } from './range-file-server.ts';

/** TIFF's type codes for short, long and double. */
const [SHORT, LONG, DOUBLE] = [3, 4, 12];
type Tag = readonly [code: number, type: number, values: readonly number[]];
const WIDTH: Readonly<Record<number, number>> = { [SHORT]: 2, [LONG]: 4, [DOUBLE]: 8 };

const encodeValues = (type: number, values: readonly number[]): Buffer => {
  const out = Buffer.alloc(values.length * WIDTH[type]!);
  values.forEach((value, i) =>
    type === DOUBLE
      ? out.writeDoubleLE(value, i * 8)
      : type === LONG
        ? out.writeUInt32LE(value, i * 4)
        : out.writeUInt16LE(value, i * 2),
  );
  return out;
};

/**
 * A simulated TIFF file of one layer, little-endian and in one strip. `wrongTags`: tags with wrong values.
 * `deflated`: the compressed content of its strip.
 */
export const tiffOf = (
  pixels: Uint16Array | Uint8Array,
  { left, top, size, width, height }: Grid,
  epsg: number,
  wrongTags: Readonly<Record<number, number>> = {},
  deflated: Buffer | null = null,
): Buffer => {
  const data = deflated ?? Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const tags: Tag[] = [
    [256, LONG, [width]],
    [257, LONG, [height]],
    [258, SHORT, [pixels.BYTES_PER_ELEMENT * 8]],
    [259, SHORT, [deflated ? 8 : 1]],
    [262, SHORT, [1]],
    [273, LONG, [8]],
    [277, SHORT, [1]],
    [278, LONG, [height]],
    [279, LONG, [data.length]],
    [339, SHORT, [1]],
    [33_550, DOUBLE, [size, size, 0]],
    [33_922, DOUBLE, [0, 0, 0, left, top, 0]],
    [34_735, SHORT, [1, 1, 0, 3, 1024, 0, 1, 1, 1025, 0, 1, 1, 3072, 0, 1, epsg]],
  ];
  const [directory, extra]: [Buffer[], Buffer[]] = [[encodeValues(SHORT, [tags.length])], []];
  let at = 8 + data.length + 2 + tags.length * 12 + 4;
  for (const [code, type, values] of tags) {
    const value = encodeValues(type, wrongTags[code] === undefined ? values : [wrongTags[code]]);
    if (value.length > 4) {
      extra.push(value);
      directory.push(encodeValues(SHORT, [code, type]), encodeValues(LONG, [values.length, at]));
      at += value.length;
    } else
      directory.push(
        encodeValues(SHORT, [code, type]),
        encodeValues(LONG, [values.length]),
        Buffer.concat([value, Buffer.alloc(4 - value.length)]),
      );
  }
  return Buffer.concat([
    Buffer.from('II*\0', 'latin1'),
    encodeValues(LONG, [8 + data.length]),
    data,
    ...directory,
    encodeValues(LONG, [0]),
    ...extra,
  ]);
};

/** Near Nakuru, in a southern UTM zone. */
const TILE = { left: 173_940, top: 9_967_460 };
const EPSG = 32_737;
/** Digital numbers of green maize, including the offset of current files. */
const GREEN: Readonly<Record<Layer, number>> = {
  blue: 1_400,
  green: 1_800,
  red: 1_500,
  nir: 5_500,
  swir: 3_000,
  scl: 4,
};
const ASSETS: Readonly<Record<Layer, string>> = {
  blue: 'blue',
  green: 'green',
  red: 'red',
  nir: 'nir',
  swir: 'swir16',
  scl: 'scl',
};

/** A simulated pass. `scl`: the scene class at a 20-m pixel. */
export interface SimulatedPass {
  readonly tile?: { readonly epsg: number; readonly left: number; readonly top: number };
  readonly brokenBand?: boolean;
  readonly id: string;
  readonly at: string;
  readonly scl?: (x: number, y: number) => number;
  readonly nir?: number;
  readonly tileCloud?: number;
  readonly broken?: boolean;
}

const SIDE = 200;
const layerFileOf = (
  layer: Layer,
  {
    scl = () => GREEN.scl,
    nir = GREEN.nir,
    broken = false,
    brokenBand = false,
    tile = { epsg: EPSG, left: TILE.left, top: TILE.top },
  }: SimulatedPass,
): Buffer => {
  const { epsg, ...corner } = tile;
  const fine: Grid = { ...corner, size: 10, width: SIDE, height: SIDE };
  const coarse: Grid = { ...corner, size: 20, width: SIDE / 2, height: SIDE / 2 };
  if (layer === 'scl')
    return broken
      ? Buffer.from('no picture at all'.repeat(20))
      : tiffOf(
          Uint8Array.from({ length: coarse.width * coarse.height }, (_, i) =>
            scl(i % coarse.width, Math.floor(i / coarse.width)),
          ),
          coarse,
          epsg,
        );
  const grid = layer === 'swir' ? coarse : fine;
  const pixels = new Uint16Array(grid.width * grid.height).fill(layer === 'nir' ? nir : GREEN[layer]);
  if (layer === 'nir' && brokenBand)
    return tiffOf(pixels, grid, epsg, {}, deflateSync(pixels).subarray(0, 60));
  // Compressed, like the archive's files.
  return tiffOf(pixels, grid, epsg, {}, deflateSync(pixels));
};

/** The six files of a simulated pass. */
export const simulatedFiles =
  (pass: SimulatedPass) =>
  (layer: Layer): Buffer =>
    layerFileOf(layer, pass);

/**
 * An archive of simulated passes with a catalogue like Earth Search's. Tests may add passes to the list while
 * it runs.
 */
export const fakeArchive = async (simulatedPasses: SimulatedPass[]): Promise<FileServer> => {
  const cachedFiles = new Map<string, Buffer>();
  const file = (name: string): Buffer | null => {
    const [, id, layer] = /^\/([\w-]+)\/(\w+)\.tif$/.exec(name) ?? [];
    const pass = simulatedPasses.find((one) => one.id === id);
    if (!pass || !layer) return null;
    cachedFiles.set(name, cachedFiles.get(name) ?? layerFileOf(layer as Layer, pass));
    return cachedFiles.get(name)!;
  };
  const items = () =>
    simulatedPasses.map(({ id, at, tile, tileCloud = 10 }) => ({
      type: 'Feature',
      id,
      properties: { datetime: at, 'proj:epsg': tile?.epsg ?? EPSG, 'eo:cloud_cover': tileCloud },
      assets: Object.fromEntries(
        layers.map((layer) => [
          ASSETS[layer],
          {
            href: server.urlFor(`/${id}/${layer}.tif`),
            'raster:bands': [{ nodata: 0, ...(layer !== 'scl' && { scale: 0.0001, offset: -0.1 }) }],
          },
        ]),
      ),
    }));
  const server: FileServer = await serveFiles(file, items);
  return server;
};
