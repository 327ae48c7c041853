import * as z from 'zod/mini';
import { type Layer, type LayerFile, layers, type Scene } from '#features/satellite/server/ports.ts';

/** A STAC collection of Sentinel-2 scenes, with its asset name for each layer. */
export interface Collection {
  readonly id: string;
  readonly assets: Readonly<Record<Layer, string>>;
  /** Whether the items state correct offsets. If not, the offset is derived from the darkest pixels. */
  readonly isOffsetReliable: boolean;
}

export const EARTH_SEARCH_COLLECTION: Collection = {
  id: 'sentinel-2-c1-l2a',
  assets: { blue: 'blue', green: 'green', red: 'red', nir: 'nir', swir: 'swir16', scl: 'scl' },
  isOffsetReliable: true,
};
export const DIGITAL_EARTH_AFRICA_COLLECTION: Collection = {
  id: 's2_l2a',
  assets: { blue: 'B02', green: 'B03', red: 'B04', nir: 'B08', swir: 'B11', scl: 'SCL' },
  isOffsetReliable: false,
};

const band = z.object({ scale: z.optional(z.number()), offset: z.optional(z.number()) });
const asset = z.object({
  href: z.string().check(z.maxLength(2_000)),
  'raster:bands': z.optional(z.array(band)),
});
const item = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  properties: z.object({
    datetime: z.string(),
    'proj:epsg': z.optional(z.number()),
    'proj:code': z.optional(z.string()),
    'eo:cloud_cover': z.optional(z.nullable(z.number())),
  }),
  assets: z.record(z.string(), z.unknown()),
});

const EXPECTED_SCALE = 0.0001;
/** Reflectance offsets of Sentinel-2 products: 0 before processing baseline 04.00, then -0.1. */
const KNOWN_OFFSETS: ReadonlySet<number> = new Set([0, -0.1]);
const BUCKET_URLS: Readonly<Record<string, string>> = {
  'deafrica-sentinel-2': 'https://deafrica-sentinel-2.s3.af-south-1.amazonaws.com',
};

/** Converts Digital Earth Africa's s3:// URLs to https. */
const httpsUrlOf = (href: string): string => {
  const [, bucket, key] = /^s3:\/\/([^/]+)\/(.+)$/.exec(href) ?? [];
  return bucket !== undefined && BUCKET_URLS[bucket] ? `${BUCKET_URLS[bucket]}/${key}` : href;
};

const layerFileOf = (layer: Layer, raw: unknown, usesStatedOffset: boolean): LayerFile | null => {
  const read = asset.safeParse(raw);
  if (!read.success) return null;
  const { href, 'raster:bands': [rasterBand] = [] } = read.data;
  if (layer === 'scl') return { href: httpsUrlOf(href), calibration: { scale: 1, offset: 0 } };
  if (!usesStatedOffset) return { href: httpsUrlOf(href), calibration: null };
  if (
    rasterBand?.scale !== EXPECTED_SCALE ||
    rasterBand.offset === undefined ||
    !KNOWN_OFFSETS.has(rasterBand.offset)
  )
    return null;
  return { href: httpsUrlOf(href), calibration: { scale: rasterBand.scale, offset: rasterBand.offset } };
};

/** A pass from a catalogue entry; null if the entry is incomplete or has unexpected values. */
export const sceneFromItem = (raw: unknown, { assets, isOffsetReliable }: Collection): Scene | null => {
  const read = item.safeParse(raw);
  if (!read.success) return null;
  const { id, properties, assets: itemAssets } = read.data;
  const at = new Date(properties.datetime);
  const epsg = properties['proj:epsg'] ?? Number(/^EPSG:(\d+)$/.exec(properties['proj:code'] ?? '')?.[1]);
  const files = layers.map(
    (layer) => [layer, layerFileOf(layer, itemAssets[assets[layer]], isOffsetReliable)] as const,
  );
  if (Number.isNaN(at.getTime()) || !Number.isInteger(epsg) || files.some(([, file]) => file === null))
    return null;
  return {
    id,
    at,
    epsg,
    tileCloud: properties['eo:cloud_cover'] ?? null,
    files: Object.fromEntries(files) as Scene['files'],
  };
};
